import { tryTask } from '@kitewright/site-engine/client'

/** Whether a media query matches; false where the browser does not say. Browser only. */
export const matchesMedia = (query: string): boolean =>
  tryTask(() => matchMedia(query).matches) ?? false

/** Calls `changed` each time the query begins or ceases to match. Returns the end of it. */
export function watchMedia(query: string, changed: (matches: boolean) => void): () => void {
  const media = tryTask(() => matchMedia(query))
  const handleChange = ({ matches }: MediaQueryListEvent) => changed(matches)
  tryTask(() => media?.addEventListener('change', handleChange))
  return () => tryTask(() => media?.removeEventListener('change', handleChange))
}
