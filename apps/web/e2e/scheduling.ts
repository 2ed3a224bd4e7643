import type { Page } from '@playwright/test'

/** The part of the provider's script that a page uses: it adds a styled frame to the given element. */
const script = `window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const frame = document.createElement('iframe')
    frame.src = url
    parentElement.setAttribute('style', 'position: relative')
    parentElement.append(frame)
  },
}`

type Behaviour = {
  /** Script and frame answer only when the test releases them. */
  manual?: boolean
  /** The script cannot be reached. */
  fails?: boolean
}

/** Mocks the scheduling provider and records the requested addresses. */
export async function scheduling(page: Page, { manual, fails }: Behaviour = {}) {
  const requests: string[] = []
  const mayScript = Promise.withResolvers<void>()
  const mayFrame = Promise.withResolvers<void>()
  if (!manual) {
    mayScript.resolve()
    mayFrame.resolve()
  }
  await page.route(/^https:\/\/([\w-]+\.)?calendly\.com\//, async (route) => {
    const address = route.request().url()
    requests.push(address)
    if (address.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
    if (address.endsWith('.js')) {
      await mayScript.promise
      return fails ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
    }
    await mayFrame.promise
    return route.fulfill({ contentType: 'text/html', body: '<p>Pick a slot' })
  })
  return { requests, sendScript: mayScript.resolve, sendFrame: mayFrame.resolve }
}
