import { type RefObject, useEffect, useReducer } from 'react'
import { whenSplashDone } from '#app/shell/splash/splash-done.ts'
import { calendarSource, insertCalendly } from './calendly.ts'

/** What the frame shows (specification, section 4, Booking page). */
type CalendarState = 'loading' | 'ready' | 'fallback'

type CalendarEvent =
  /** The provider's script has run and the frame it inserted has loaded. */
  | 'loaded'
  /** The script could not be loaded, or threw. */
  | 'failed'
  /** 3 s are over. */
  | 'timed-out'

/** How long the calendar may take, in ms (specification, section 9). */
const CALENDAR_LIMIT_MS = 3000

/** Without a scheduling page there is nothing to wait for. */
export const firstCalendarState = (schedulingUrl: string | null): CalendarState =>
  schedulingUrl ? 'loading' : 'fallback'

/** The first event decides: a late calendar must not push away what a visitor is reading. */
export function nextCalendarState(state: CalendarState, event: CalendarEvent): CalendarState {
  if (state !== 'loading') return state
  return event === 'loaded' ? 'ready' : 'fallback'
}

const TITLE = 'Calendar to book a consultation'

/**
 * Puts the calendar into `place` and tells what shows (specification, section 2, Book Meeting).
 * Nothing is asked of the provider before the page itself is on the screen, and on no other page.
 */
export function useCalendar(
  schedulingUrl: string | null,
  place: RefObject<HTMLDivElement | null>,
): CalendarState {
  const [state, tell] = useReducer(nextCalendarState, firstCalendarState(schedulingUrl))

  useEffect(() => {
    const parent = place.current
    if (!schedulingUrl || !parent) return
    const left = new AbortController()
    const { signal } = left

    const onLoad = ({ target }: Event) => {
      // A frame without an address "loads" as soon as it is inserted.
      if (!(target instanceof HTMLIFrameElement) || !target.src) return
      target.title ||= TITLE
      tell('loaded')
    }
    const onFailure = (error: unknown) => {
      if (signal.aborted) return
      console.error('The calendar did not load:', error)
      tell('failed')
    }
    const start = () => {
      const timer = setTimeout(() => tell('timed-out'), CALENDAR_LIMIT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const { kind, url } = calendarSource(schedulingUrl)
      if (kind === 'calendly') insertCalendly(url, parent, signal).catch(onFailure)
      else parent.append(frame(url))
    }

    // The load of a frame does not bubble, but it can be caught on the way down.
    parent.addEventListener('load', onLoad, { capture: true, signal })
    signal.addEventListener('abort', whenSplashDone(start))
    return () => {
      left.abort()
      parent.replaceChildren()
    }
  }, [schedulingUrl, place])

  return state
}

function frame(url: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.src = url
  element.title = TITLE
  return element
}
