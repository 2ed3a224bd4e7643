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

export type FilmFormat = 'desktop' | 'mobile'

type Source = { src: string; type: string }

const sources = (av1: string, mp4: string): Source[] => [
  { src: av1, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: mp4, type: 'video/mp4' },
]

/** Smallest first: a browser takes the first it can play. */
export const filmSources: Record<FilmFormat, Source[]> = {
  desktop: sources(desktopAv1, desktopMp4),
  mobile: sources(mobileAv1, mobileMp4),
}

/** Frame 0 of each film, so that nothing jumps when the film takes over. */
export const posters = {
  desktop: { avif: desktopAvif, webp: desktopWebp, width: 1920, height: 1080 },
  mobile: { avif: mobileAvif, webp: mobileWebp, width: 1080, height: 1350 },
}
