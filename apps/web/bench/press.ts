import type { Page } from '@playwright/test'
import { painted } from '../e2e/visit.ts'
import type { views } from './phone.ts'

/** Puts a finger or the mouse down on a place of the page; what comes back lifts it. */
export async function press(page: Page, view: keyof typeof views, x: number, y: number) {
  if (view === 'desktop') {
    await page.mouse.move(x, y)
    await painted(page)
    await page.mouse.down()
    return () => page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  return () => touch('touchEnd', [])
}
