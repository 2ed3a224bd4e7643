import { attempt } from '@kitewright/site-engine/attempt'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { matchesMedia } from '#app/ui/media-query.ts'
import { type FilmFormat, MOBILE_MEDIA } from './film-formats.ts'

/** Chromium only, and missing from TypeScript's DOM: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const connection: unknown = attempt(() => Reflect.get(navigator, 'connection'))
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/**
 * The film to load, or null: never before the page itself has loaded, and not for visitors who asked
 * for less motion or less data. Chosen once, so that turning a phone does not load a second film.
 */
export function useFilmFormat(): FilmFormat | null {
  const still = useReducedMotion()
  const [format, setFormat] = useState<FilmFormat | null>(null)

  useEffect(() => {
    if (still || savesData()) return
    const choose = () =>
      setFormat((chosen) => chosen ?? (matchesMedia(MOBILE_MEDIA) ? 'mobile' : 'desktop'))
    if (document.readyState === 'complete') {
      choose()
      return
    }
    addEventListener('load', choose, { once: true })
    return () => removeEventListener('load', choose)
  }, [still])

  return still ? null : format
}
