import type { Page } from '@playwright/test'

/** A layout shift: its score by Chromium, and the elements, each with its path from the document. */
export type Shift = { by: number; what: string[] }
type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
type Watched = { shifts: Shift[] }

/** Records the layout shifts of all later pages. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = (element: Element | null): string =>
      element ? `${nameOf(element.parentElement)}/${element.localName}.${element.className}` : ''
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node : (node?.parentElement ?? null),
        )
        shifts.push({ by: value, what: elements.map(nameOf) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).shifts)
