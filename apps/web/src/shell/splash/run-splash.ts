import { leadsToPlace } from '@kitewright/site-engine/browser'
import { moveMark } from './move-mark.ts'
import type { SplashTimeline } from './splash-timeline.ts'

export type SplashOptions = {
  messages: string[]
  timeline: SplashTimeline
  stillTimeline: SplashTimeline
  /** Address of the picture to preload. */
  logo: string
  doneEvent: string
  /** Session storage key when only the first page of a visit shows the splash. */
  seenKey: string | null
  /** Path of the page that links inside the site load as a document. */
  documentPath: string
}

/** Plays the splash, whose HTML follows at the start of the body. */
export function runSplash(options: SplashOptions) {
  const html = document.documentElement
  let over = false
  let timer: ReturnType<typeof setTimeout>

  const isSeen = (key: string) => {
    try {
      if (sessionStorage.getItem(key) !== null) return true
      sessionStorage.setItem(key, 'true')
      return false
    } catch (error) {
      console.warn('The splash cannot know whether it was shown:', error)
      return false
    }
  }

  // A link continues the visit, so no splash shows.
  const isLinkNavigation = () => {
    const [load] = performance.getEntriesByType('navigation')
    return (
      location.pathname.replace(/\/$/, '') === options.documentPath &&
      document.referrer.startsWith(`${location.origin}/`) &&
      load instanceof PerformanceNavigationTiming &&
      load.type === 'navigate'
    )
  }

  const setDisabled = (inert: boolean) => {
    document.getElementById('root')?.toggleAttribute('inert', inert)
  }
  /** Does nothing for the parts that the parser has not reached; runs again when the document is there. */
  const coverPage = () => {
    if (over) return
    setDisabled(true)
    document.getElementById('splash')?.addEventListener('click', finish)
  }

  const finish = () => {
    if (over) return
    over = true
    clearTimeout(timer)
    removeEventListener('keydown', onKeyDown, true)
    document.getElementById('splash')?.remove()
    setDisabled(false)
    html.dataset.splash = 'done'
    dispatchEvent(new Event(options.doneEvent))
  }

  const startExit = () => {
    const splashMark = document.getElementById('splash-carried')
    if (splashMark) moveMark(splashMark)
    html.dataset.splash = 'leaving'
  }

  /** Shows the page if the browser refuses a step. */
  const runOrFinish = (task: () => void) => {
    try {
      task()
    } catch (error) {
      console.warn(error)
      finish()
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault()
      document.getElementById('splash-skip')?.focus()
      return
    }
    // Menus of the page listen for Escape.
    if (event.key === 'Escape') event.stopImmediatePropagation()
    finish()
  }

  // Or after a time limit: a page without its scripts can still be read.
  const runWhenInteractive = (most: number, onInteractive: () => void) => {
    const isInteractive = () =>
      html.dataset.hydrated === 'true' || html.dataset.scripts === 'failed'
    if (isInteractive()) return onInteractive()
    const stopWaiting = () => {
      watch.disconnect()
      clearTimeout(timer)
      onInteractive()
    }
    const watch = new MutationObserver(() => {
      if (isInteractive()) stopWaiting()
    })
    watch.observe(html, { attributeFilter: ['data-hydrated', 'data-scripts'] })
    timer = setTimeout(stopWaiting, most)
  }

  const play = (steps: SplashTimeline['steps'], position: number) => {
    const step = steps[position]
    if (!step || over) return
    const runStep = () => {
      if (over) return
      if (step.do === 'finish') return finish()
      if (step.do === 'hide') startExit()
      if (step.do === 'part') setDisabled(false)
      const message = document.getElementById('splash-message')
      if (step.do === 'message' && message) message.textContent = options.messages[step.index] ?? ''
      play(steps, position + 1)
    }
    const runNext = () =>
      runOrFinish(() => (step.do === 'hide' ? runWhenInteractive(step.max, runStep) : runStep()))
    if (step.after === 0) runNext()
    else timer = setTimeout(runNext, step.after)
  }

  // The browser finds no text in a covered page.
  if ((options.seenKey && isSeen(options.seenKey)) || isLinkNavigation() || leadsToPlace()) {
    html.dataset.splash = 'done'
    return
  }
  html.dataset.splash = 'running'
  addEventListener('keydown', onKeyDown, true)
  document.addEventListener('DOMContentLoaded', coverPage)
  const startTimeline = () => {
    coverPage()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { start, steps } = still ? options.stillTimeline : options.timeline
    const logo = new Promise((resolve) => {
      const image = new Image()
      image.onload = resolve
      image.onerror = resolve
      image.src = options.logo
      setTimeout(resolve, start.max)
    })
    const minimum = new Promise((resolve) => setTimeout(resolve, start.min))
    Promise.all([logo, minimum]).then(() => play(steps, 0))
  }
  requestAnimationFrame(() => runOrFinish(startTimeline))
}
