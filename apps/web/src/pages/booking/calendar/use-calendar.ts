import { type RefObject, useEffect, useReducer } from 'react'
import { whenSplashDone } from '#app/shell/splash/splash-done.ts'
import { calendarSource } from './calendar-source.ts'
import {
  CALENDAR_LIMIT_MS,
  type CalendarState,
  firstCalendarState,
  nextCalendarState,
} from './calendar-state.ts'
import { insertCalendly } from './calendly.ts'

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
