import { attempt } from '@kitewright/site-engine/client'

/** Whether a media query matches; false where the browser does not say. Browser only. */
export const matchesMedia = (query: string): boolean =>
  attempt(() => matchMedia(query).matches) ?? false

/** Calls `changed` each time the query begins or ceases to match. Returns the end of it. */
export function watchMedia(query: string, changed: (matches: boolean) => void): () => void {
  const media = attempt(() => matchMedia(query))
  const tell = ({ matches }: MediaQueryListEvent) => changed(matches)
  attempt(() => media?.addEventListener('change', tell))
  return () => attempt(() => media?.removeEventListener('change', tell))
}
