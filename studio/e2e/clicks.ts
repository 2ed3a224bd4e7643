import type { Page } from '@playwright/test'

/** Starts to count an editor's clicks and written values. */
export async function countWork(page: Page) {
  await page.evaluate(() => {
    const work = { clicks: 0, values: 0 }
    Object.assign(window, { work })
    const onClick = ({ isTrusted }: Event) => {
      if (isTrusted) work.clicks += 1
    }
    const onChange = () => {
      work.values += 1
    }
    // Not at the window: there Playwright holds back a click whose target has moved, and clicks again.
    document.addEventListener('click', onClick, true)
    document.addEventListener('change', onChange, true)
  })
  return () => page.evaluate((): { clicks: number; values: number } => Reflect.get(window, 'work'))
}
