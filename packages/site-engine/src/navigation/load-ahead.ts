import { tryTask } from '../hydration/attempt.ts'
import { waitForFirstUse } from '../hydration/first-use.ts'
import { waitUntilIdle } from '../hydration/idle.ts'
import type { FilesToCache } from './cache-files.ts'

type Connection = { saveData?: unknown; effectiveType?: unknown } | undefined

/** Chromium only, and missing from TypeScript's DOM: https://wicg.github.io/netinfo/ */
const getConnection = () => tryTask((): Connection => Reflect.get(navigator, 'connection'))

/** Whether the visitor has Save-Data on. */
export const hasSaveData = (): boolean => getConnection()?.saveData === true

/** Whether a page may prefetch. Also if the browser does not report its connection. */
export const canPrefetch = (): boolean =>
  !hasSaveData() && !/2g$/.test(String(getConnection()?.effectiveType))

/**
 * Prepares the pages to come once the visitor uses this one and it is idle, if the connection is good. `loadStyles`
 * applies the styles that they share: later, they would restyle the page while it changes. Other code and styles go into
 * the browser's cache only: a module that is evaluated would be work for the page.
 */
export async function prefetchCode(loadStyles: () => Promise<unknown>): Promise<void> {
  if (!canPrefetch()) return
  await waitForFirstUse()
  await waitUntilIdle()
  await loadStyles()
  const list = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later
  if (!list) return
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload],[rel=stylesheet]')
  const loaded = Array.from(links, ({ href }) => new URL(href).pathname)
  const worker = new Worker(new URL('./cache-files.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ list, loaded } satisfies FilesToCache)
}
