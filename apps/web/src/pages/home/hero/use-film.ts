import { hasSaveData, tryTask, waitUntilIdle } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { runAfterSplash } from '#app/shell/splash/run-after-splash.ts'
import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'
import desktopAv1 from './film/hero-desktop.av1.webm?url'
import desktopMp4 from './film/hero-desktop.mp4?url'
import mobileAv1 from './film/hero-mobile.av1.webm?url'
import mobileMp4 from './film/hero-mobile.mp4?url'
import desktopAvif from './film/poster-desktop.avif?url'
import desktopWebp from './film/poster-desktop.webp?url'
import mobileAvif from './film/poster-mobile.avif?url'
import mobileWebp from './film/poster-mobile.webp?url'

/** Under 768 px wide the hero shows the upright film (specification, section 9). */
export const MOBILE_MEDIA = '(max-width: 47.99rem)'

type FilmFormat = 'desktop' | 'mobile'

type Source = { src: string; type: string }

const getSources = (av1: string, mp4: string): Source[] => [
  { src: av1, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: mp4, type: 'video/mp4' },
]

/** Smallest first: a browser takes the first it can play. */
export const filmSources: Record<FilmFormat, Source[]> = {
  desktop: getSources(desktopAv1, desktopMp4),
  mobile: getSources(mobileAv1, mobileMp4),
}

/** Frame 0 of each film, so that nothing jumps when the film takes over. */
export const posters = {
  desktop: { avif: desktopAvif, webp: desktopWebp, width: 1920, height: 1080 },
  mobile: { avif: mobileAvif, webp: mobileWebp, width: 1080, height: 1350 },
}

/** The transforms that move the mark onto the four corners of the big kite, by poster width (shell/splash/move-mark.ts). */
export const markTransforms = JSON.stringify({
  [posters.desktop.width]:
    'matrix3d(4.14264,-4.7758,0,-0.00555011,1.3179,11.3684,0,-0.00135088,0,0,1,0,1054.28,240.651,0,1)',
  [posters.mobile.width]:
    'matrix3d(9.36548,-5.95644,0,-0.00522115,2.14147,11.7817,0,-0.00134209,0,0,1,0,289.46,505.602,0,1)',
})

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

export type Film = {
  format: FilmFormat | null
  video: RefObject<HTMLVideoElement | null>
  /** The first frame has loaded: the poster may be hidden. */
  isLoaded: boolean
  /** The visitor's choice; off screen the film always pauses. */
  shouldPlay: boolean
  onLoaded: () => void
  onFailed: () => void
  toggle: () => void
}

/** A failed film leaves the poster, which looks the same, so it is only logged (specification, section 8). */
const warn = (reason: unknown) => console.warn('The background film could not be played.', reason)

/** Chromium saves power by refusing, and a pause interrupts: neither is a failure. */
const isInterruption = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'AbortError'

/** The background film of the hero: lazy-loads, loops, pauses on request and off screen. */
export function useFilm(): Film {
  const format = useFilmFormat()
  const video = useRef<HTMLVideoElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [shouldPlay, setShouldPlay] = useState(true)
  const [isOnScreen, setOnScreen] = useState(false)

  useEffect(() => {
    const film = video.current
    if (!format || !film) return
    return tryTask(() => {
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting } of entries) setOnScreen(isIntersecting)
      })
      observer.observe(film)
      return () => {
        observer.disconnect()
        setLoaded(false)
      }
    })
  }, [format])

  useEffect(() => {
    const film = video.current
    if (!format || !film) return
    const handleFailure = (reason: unknown) => {
      if (!isInterruption(reason)) warn(reason)
    }
    return tryTask(() => {
      // The splash's mark lands on the kite of the first picture.
      if (shouldPlay && isOnScreen)
        return runAfterSplash(() => void film.play().catch(handleFailure))
      film.pause()
    })
  }, [format, shouldPlay, isOnScreen])

  return {
    format,
    video,
    isLoaded,
    shouldPlay,
    onLoaded: () => setLoaded(true),
    onFailed: () => {
      setLoaded(false)
      warn(video.current?.error ?? 'No source could be loaded.')
    },
    toggle: () => setShouldPlay((wanted) => !wanted),
  }
}
