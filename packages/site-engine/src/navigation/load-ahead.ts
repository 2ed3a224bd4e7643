import { attempt } from '../hydration/attempt.ts'
import { whenIdle } from '../hydration/idle.ts'
import type { FilesToCache } from './cache-files.ts'

type Connection = { saveData?: unknown; effectiveType?: unknown } | undefined

/** Chromium only, and missing from TypeScript's DOM: https://wicg.github.io/netinfo/ */
const connection = () => attempt((): Connection => Reflect.get(navigator, 'connection'))

/** Whether the visitor has Save-Data on. */
export const savesData = (): boolean => connection()?.saveData === true

/** Whether a page may prefetch. Also if the browser does not report its connection. */
export const mayLoadAhead = (): boolean =>
  !savesData() && !/2g$/.test(String(connection()?.effectiveType))

/**
 * Loads the code and styles of all pages into the browser's cache when the page is idle, if the connection is good.
 * Nothing of it runs: a style sheet that is applied, or a module that is evaluated, would be work for the page.
 */
export async function loadCodeAhead(): Promise<void> {
  const list = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later
  if (!list || !mayLoadAhead()) return
  await whenIdle()
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload],[rel=stylesheet]')
  const loaded = Array.from(links, ({ href }) => new URL(href).pathname)
  const worker = new Worker(new URL('./cache-files.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ list, loaded } satisfies FilesToCache)
}
