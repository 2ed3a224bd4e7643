import { attempt } from '@kitewright/site-engine/attempt'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FilmFormat } from './film-formats.ts'
import { useFilmFormat } from './use-film-format.ts'

export type Film = {
  format: FilmFormat | null
  video: RefObject<HTMLVideoElement | null>
  /** The first frame is there: the poster may go. */
  isLoaded: boolean
  /** What the visitor wants; off screen the film rests all the same. */
  isWanted: boolean
  onLoaded: () => void
  onFailed: () => void
  toggle: () => void
}

/** A film that fails leaves the poster, which looks the same: nobody needs to know (specification, section 8). */
const warn = (reason: unknown) => console.warn('The background film could not be played.', reason)

/** Chromium saves power by refusing, and a pause interrupts: neither is a failure. */
const wasInterrupted = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'AbortError'

/** The background film of the hero: loads late, loops, stops at the visitor's wish and off screen. */
export function useFilm(): Film {
  const format = useFilmFormat()
  const video = useRef<HTMLVideoElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isWanted, setWanted] = useState(true)
  const [isOnScreen, setOnScreen] = useState(false)

  useEffect(() => {
    const film = video.current
    if (!format || !film) return
    return attempt(() => {
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
    const failed = (reason: unknown) => {
      if (!wasInterrupted(reason)) warn(reason)
    }
    attempt(() => {
      if (isWanted && isOnScreen) film.play().catch(failed)
      else film.pause()
    })
  }, [format, isWanted, isOnScreen])

  return {
    format,
    video,
    isLoaded,
    isWanted,
    onLoaded: () => setLoaded(true),
    onFailed: () => {
      setLoaded(false)
      warn(video.current?.error ?? 'No source could be loaded.')
    },
    toggle: () => setWanted((wanted) => !wanted),
  }
}
