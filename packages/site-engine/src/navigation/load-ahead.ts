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
 * Loads the code and styles of all pages into the browser's cache once the visitor uses the page and it is idle, if the
 * connection is good.
 * Nothing of it runs: a style sheet that is applied, or a module that is evaluated, would be work for the page.
 */
export async function prefetchCode(): Promise<void> {
  const list = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later
  if (!list || !canPrefetch()) return
  await waitForFirstUse()
  await waitUntilIdle()
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload],[rel=stylesheet]')
  const loaded = Array.from(links, ({ href }) => new URL(href).pathname)
  const worker = new Worker(new URL('./cache-files.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ list, loaded } satisfies FilesToCache)
}
