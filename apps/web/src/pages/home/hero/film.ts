import { runAfterSplash } from '#app/shell/splash/run-after-splash.ts'
import desktopAv1 from './film/hero-desktop.av1.webm?url'
import desktopMp4 from './film/hero-desktop.mp4?url'
import mobileAv1 from './film/hero-mobile.av1.webm?url'
import mobileMp4 from './film/hero-mobile.mp4?url'
import desktopAvif from './film/poster-desktop.avif?url'
import desktopWebp from './film/poster-desktop.webp?url'
import mobileAvif from './film/poster-mobile.avif?url'
import mobileWebp from './film/poster-mobile.webp?url'

const getSources = (av1: string, mp4: string) => [
  { src: av1, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: mp4, type: 'video/mp4' },
]

/** Smallest first: a browser takes the first it can play. */
const sources = {
  desktop: getSources(desktopAv1, desktopMp4),
  mobile: getSources(mobileAv1, mobileMp4),
}

export type FilmFormat = keyof typeof sources

/** Frame 0 of each film, so that nothing jumps when the film takes over. */
export const posters = {
  desktop: { avif: desktopAvif, webp: desktopWebp, width: 1920, height: 1080 },
  mobile: { avif: mobileAvif, webp: mobileWebp, width: 1080, height: 1350 },
}

/** Poster and film lie in the same place. */
export const picturePlace =
  'hero__picture absolute right-0 max-w-none object-cover max-md:object-contain max-md:object-bottom-right'

/** The transforms that move the mark onto the four corners of the big kite, by poster width (shell/splash/move-mark.ts). */
export const markTransforms = JSON.stringify({
  [posters.desktop.width]:
    'matrix3d(4.14264,-4.7758,0,-0.00555011,1.3179,11.3684,0,-0.00135088,0,0,1,0,1054.28,240.651,0,1)',
  [posters.mobile.width]:
    'matrix3d(9.36548,-5.95644,0,-0.00522115,2.14147,11.7817,0,-0.00134209,0,0,1,0,289.46,505.602,0,1)',
})

/** No failure: the page changes, Chromium saves power, or a pause interrupts. */
const isInterruption = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'AbortError'

/** A failed film leaves the poster, which looks the same, so it is only logged (specification, section 8). */
export function warn(reason: unknown): void {
  if (isInterruption(reason)) return
  console.warn('The background film could not be played.', reason)
}

/**
 * Loads the whole film and returns its element, which leaves the page with `signal`. A browser that loads a film while
 * it plays has work on the page's main thread for each piece, and the film may stop. React does not make the element,
 * since React would listen to each of its events: some 30 until it plays, then four a second.
 *
 * @throws {Error} if the browser can play no format, or the file can't be loaded.
 */
export async function loadFilm(format: FilmFormat, signal: AbortSignal): Promise<HTMLVideoElement> {
  const film = Object.assign(document.createElement('video'), {
    className: `${picturePlace} not-in-data-loaded:opacity-0`,
    muted: true,
    loop: true,
    playsInline: true,
    ariaHidden: 'true',
    tabIndex: -1,
    disablePictureInPicture: true,
  })
  const source = sources[format].find(({ type }) => film.canPlayType(type))
  if (!source) throw new Error('The browser can play none of its formats.')
  const response = await fetch(source.src, { signal })
  if (!response.ok) throw new Error(`${source.src} answered with status ${response.status}.`)
  film.src = URL.createObjectURL(await response.blob())
  signal.addEventListener('abort', () => {
    film.remove()
    URL.revokeObjectURL(film.src)
  })
  return film
}

/**
 * Plays the film while it is on screen. Calls `handleRefusal` when the browser refuses, as one that saves power does
 * until the visitor asks. Returns what stops the film.
 */
export function playOnScreen(film: HTMLVideoElement, handleRefusal: () => void): () => void {
  // The splash's mark lands on the kite of the first picture.
  let cancel = () => {}
  const play = () =>
    film.play().catch((reason: unknown) => {
      warn(reason)
      if (!isInterruption(reason)) handleRefusal()
    })
  const stop = () => {
    cancel()
    film.pause()
  }
  const observer = new IntersectionObserver((entries) => {
    stop()
    if (entries.at(-1)?.isIntersecting) cancel = runAfterSplash(() => void play())
  })
  observer.observe(film)
  return () => {
    observer.disconnect()
    stop()
  }
}
