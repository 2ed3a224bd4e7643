import { hasSaveData, tryTask, waitUntilIdle } from '@kitewright/site-engine/client'
import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { Icon } from '#app/ui/icon.tsx'
import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'
import {
  type FilmFormat,
  loadFilm,
  markTransforms,
  picturePlace,
  playOnScreen,
  posters,
  warn,
} from './film.ts'

const { desktop, mobile } = posters

/** Under 768 px wide the hero shows the upright film (specification, section 9). */
const MOBILE_MEDIA = '(max-width: 47.99rem)'

/** How long the visitor stays before the film loads, ms. Its decoder takes time of the page's main thread. */
const MIN_VISIT_MS = 2000

/**
 * The film to load, or null: not before the visitor has stayed 2 s on the loaded page and the page is quiet, and not
 * with reduced motion or Save-Data. Chosen again when a phone is turned: the other film is drawn for the other layout.
 */
function useFilmFormat(): FilmFormat | null {
  const still = useReducedMotion()
  const [format, setFormat] = useState<FilmFormat | null>(null)

  useEffect(() => {
    if (still || hasSaveData()) return
    const choose = (isMobile: boolean) => setFormat(isMobile ? 'mobile' : 'desktop')
    const ended = new AbortController()
    const start = () => {
      if (ended.signal.aborted) return
      choose(matchesMedia(MOBILE_MEDIA))
      ended.signal.addEventListener('abort', watchMedia(MOBILE_MEDIA, choose))
    }
    const handleLoad = () => void setTimeout(() => waitUntilIdle().then(start), MIN_VISIT_MS)
    if (document.readyState === 'complete') handleLoad()
    else addEventListener('load', handleLoad, { once: true, signal: ended.signal })
    return () => ended.abort()
  }, [still])

  return still ? null : format
}

/**
 * The poster, over it the film once it has loaded, and a button that stops and starts the film. The pictures are
 * decoration. The head preloads the poster: found in the body only, a phone far away shows it 140 ms later.
 */
export function HeroFilm() {
  const format = useFilmFormat()
  const picture = useRef<HTMLDivElement>(null)
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [shouldPlay, setShouldPlay] = useState(true)
  const early = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(mobile.avif, { ...early, media: MOBILE_MEDIA })
  preload(desktop.avif, { ...early, media: `not all and ${MOBILE_MEDIA}` })

  useEffect(() => {
    if (!format) return
    const ended = new AbortController()
    const show = (loaded: HTMLVideoElement) => {
      loaded.addEventListener('loadeddata', () => setLoaded(true))
      loaded.addEventListener('error', () => {
        warn(loaded.error)
        setLoaded(false)
      })
      picture.current?.append(loaded)
      setFilm(loaded)
    }
    loadFilm(format, ended.signal).then(show).catch(warn)
    return () => {
      ended.abort()
      setFilm(null)
      setLoaded(false)
    }
  }, [format])

  useEffect(() => {
    if (film && shouldPlay) {
      return tryTask(() => playOnScreen(film, () => setShouldPlay(false)))
    }
  }, [film, shouldPlay])

  return (
    <>
      <div className="hero-picture" ref={picture} data-loaded={isLoaded || undefined}>
        <picture>
          <source
            media={MOBILE_MEDIA}
            type="image/avif"
            srcSet={mobile.avif}
            width={mobile.width}
            height={mobile.height}
          />
          <source
            media={MOBILE_MEDIA}
            srcSet={mobile.webp}
            width={mobile.width}
            height={mobile.height}
          />
          <source type="image/avif" srcSet={desktop.avif} />
          <img
            className={`${picturePlace} in-data-loaded:opacity-0`}
            src={desktop.webp}
            alt=""
            data-mark-places={markTransforms}
            width={desktop.width}
            height={desktop.height}
            fetchPriority="high"
          />
        </picture>
      </div>
      {isLoaded && (
        // Moving pictures of more than five seconds need a pause (WCAG 2.2.2).
        <button
          type="button"
          className="border-outline absolute right-safe bottom-5 grid size-11 cursor-pointer place-items-center border-ink bg-sheet hover:bg-haldi"
          aria-label={shouldPlay ? 'Pause background film' : 'Play background film'}
          onClick={() => setShouldPlay((wanted) => !wanted)}
        >
          <Icon name={shouldPlay ? 'pause-fill' : 'play-fill'} />
        </button>
      )}
    </>
  )
}
