import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react'
import { runAfterSplash } from '#app/shell/splash/run-after-splash.ts'
import { useArt } from '#app/ui/art.ts'
import { getCalendarSource, insertCalendly } from './calendly.ts'

/** States of the frame (specification, section 4, Booking page). */
type CalendarState = 'loading' | 'ready' | 'fallback'

type CalendarEvent =
  /** The provider's script has run and the frame it inserted has loaded. */
  | 'loaded'
  /** The script could not be loaded, or threw. */
  | 'failed'
  /** `CALENDAR_LIMIT_MS` have passed. */
  | 'timed-out'

/** How long the calendar may take, in ms (specification, section 9). */
const CALENDAR_LIMIT_MS = 3000

/** Without a scheduling page there is nothing to wait for. */
export const getFirstCalendarState = (schedulingUrl: string | null): CalendarState =>
  schedulingUrl ? 'loading' : 'fallback'

/** The first event decides: a late calendar must not move the text that a visitor is reading. */
export function getNextCalendarState(state: CalendarState, event: CalendarEvent): CalendarState {
  if (state !== 'loading') return state
  return event === 'loaded' ? 'ready' : 'fallback'
}

const TITLE = 'Calendar to book a consultation'

/**
 * Inserts the calendar into `place` and returns its state (specification, section 2, Book Meeting).
 * Requests to the provider start after the page is on the screen.
 */
function useCalendar(
  schedulingUrl: string | null,
  container: RefObject<HTMLDivElement | null>,
): CalendarState {
  const [state, onEvent] = useReducer(getNextCalendarState, getFirstCalendarState(schedulingUrl))

  useEffect(() => {
    const parent = container.current
    if (!schedulingUrl || !parent) return
    const left = new AbortController()
    const { signal } = left

    const onLoad = ({ target }: Event) => {
      // A frame without an address "loads" as soon as it is inserted.
      if (!(target instanceof HTMLIFrameElement) || !target.src) return
      target.title ||= TITLE
      onEvent('loaded')
    }
    const onFailure = (error: unknown) => {
      if (signal.aborted) return
      console.error('The calendar did not load:', error)
      onEvent('failed')
    }
    const start = () => {
      const timer = setTimeout(() => onEvent('timed-out'), CALENDAR_LIMIT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const { kind, url } = getCalendarSource(schedulingUrl)
      if (kind === 'calendly') insertCalendly(url, parent, signal).catch(onFailure)
      else parent.append(createFrame(url))
    }

    // The load event of a frame does not bubble, but can be captured.
    parent.addEventListener('load', onLoad, { capture: true, signal })
    signal.addEventListener('abort', runAfterSplash(start))
    return () => {
      left.abort()
      parent.replaceChildren()
    }
  }, [schedulingUrl, container])

  return state
}

function createFrame(url: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.src = url
  element.title = TITLE
  return element
}

type CalendarProps = {
  schedulingUrl: string | null
  /** Announced to screen readers when the fallback replaces the calendar. */
  notice: string
  /** Shown without JavaScript. */
  contacts: ReactNode
  /** Shown instead of a calendar that failed to load. */
  fallback: ReactNode
}

const calendarFrame =
  'relative grid min-h-[700px] border border-night-line bg-night-2 max-lg:-mx-safe max-lg:border-0 max-lg:bg-transparent noscript:has-[>noscript]:min-h-[min(700px,60vw)]'

/** The provider's calendar in its frame; until then the ghost of a month, or else the fallback. */
export function Calendar({ schedulingUrl, notice, contacts, fallback }: CalendarProps) {
  const art = useArt()
  const container = useRef<HTMLDivElement>(null)
  const state = useCalendar(schedulingUrl, container)

  return (
    <div
      // No frame below the large screen: the calendar takes the whole width. Without JavaScript there is no calendar.
      className={`${calendarFrame} ${state === 'fallback' ? '' : 'min-w-[320px]'}`}
    >
      {/* Provider and fallback fill the same frame, whatever their own size. */}
      {state !== 'fallback' && (
        <div
          ref={container}
          className="relative h-[700px] noscript:hidden [&_iframe]:h-[700px] [&_iframe]:w-full [&_iframe]:min-w-[320px]"
        />
      )}
      {state === 'loading' && (
        <noscript className="noscript:grid">
          <div className="grid">{contacts}</div>
        </noscript>
      )}
      <div className="pointer-events-none absolute inset-0 noscript:hidden" role="status">
        {state === 'loading' && (
          <div className="flex h-full flex-col justify-between gap-5 bg-night-2 p-[clamp(1.25rem,3vw,2.5rem)] max-lg:justify-start max-lg:bg-night max-lg:px-safe max-lg:py-0">
            <img
              className="w-full"
              src={art('scenes/booking-month')}
              alt=""
              width="712"
              height="490"
              decoding="async"
            />
            <p className="text-h3/110 font-bold tracking-head">Loading your calendar...</p>
          </div>
        )}
        {state === 'fallback' && schedulingUrl && <p className="sr-only">{notice}</p>}
      </div>
      {state === 'fallback' && fallback}
    </div>
  )
}
