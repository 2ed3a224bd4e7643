import type { Page } from '@playwright/test'

/** As much of the provider's script as a page uses: it puts a frame where it is told to, and styles it. */
const script = `window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const frame = document.createElement('iframe')
    frame.src = url
    parentElement.setAttribute('style', 'position: relative')
    parentElement.append(frame)
  },
}`

type Behaviour = {
  /** Answers with script and frame only when told to. */
  held?: boolean
  /** The script cannot be reached. */
  fails?: boolean
}

/** Stands in for the scheduling provider and keeps the addresses that were asked of it. */
export async function scheduling(page: Page, { held, fails }: Behaviour = {}) {
  const requests: string[] = []
  const mayScript = Promise.withResolvers<void>()
  const mayFrame = Promise.withResolvers<void>()
  if (!held) {
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
