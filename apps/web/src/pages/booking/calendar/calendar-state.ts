/** What the frame shows (specification, section 4, Booking page). */
export type CalendarState = 'loading' | 'ready' | 'fallback'

export type CalendarEvent =
  /** The provider's script has run and the frame it inserted has loaded. */
  | 'loaded'
  /** The script could not be loaded, or threw. */
  | 'failed'
  /** 3 s are over. */
  | 'timed-out'

/** How long the calendar may take, in ms (specification, section 9). */
export const CALENDAR_LIMIT_MS = 3000

/** Without a scheduling page there is nothing to wait for. */
export const firstCalendarState = (schedulingUrl: string | null): CalendarState =>
  schedulingUrl ? 'loading' : 'fallback'

/** The first event decides: a late calendar must not push away what a visitor is reading. */
export function nextCalendarState(state: CalendarState, event: CalendarEvent): CalendarState {
  if (state !== 'loading') return state
  return event === 'loaded' ? 'ready' : 'fallback'
}
