import type { Page } from '@playwright/test'
import type { views } from './phone.ts'

/** Puts a finger or the mouse down on a place of the page; what comes back lifts it. */
export async function press(page: Page, view: keyof typeof views, x: number, y: number) {
  if (view === 'desktop') {
    await page.mouse.move(x, y)
    await page.evaluate(untilPainted)
    await page.mouse.down()
    return () => page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  return () => touch('touchEnd', [])
}

/** Runs in the page: resolves when what has happened until now can be seen. */
export const untilPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
