import './calendar.css'
import { type ReactNode, useRef } from 'react'
import { art } from '#app/ui/art.ts'
import { useCalendar } from './use-calendar.ts'

type CalendarProps = {
  schedulingUrl: string | null
  /** What is said to a screen reader when the calendar gives way to the fallback. */
  notice: string
  /** Shows where no script runs. */
  contacts: ReactNode
  /** Shows instead of a calendar that is not there. */
  fallback: ReactNode
}

/** The provider's calendar in its frame; until then the ghost of a month, or else the fallback. */
export function Calendar({ schedulingUrl, notice, contacts, fallback }: CalendarProps) {
  const place = useRef<HTMLDivElement>(null)
  const state = useCalendar(schedulingUrl, place)

  return (
    <div className="calendar">
      {state !== 'fallback' && <div ref={place} className="calendar__place" />}
      {state === 'loading' && (
        <noscript>
          <div className="calendar__contacts">{contacts}</div>
        </noscript>
      )}
      <div className="calendar__status" role="status">
        {state === 'loading' && (
          <div className="calendar__loading">
            <img
              src={art('scenes/booking-month')}
              alt=""
              width="712"
              height="490"
              decoding="async"
            />
            <p>Loading your calendar...</p>
          </div>
        )}
        {state === 'fallback' && schedulingUrl && <p className="visually-hidden">{notice}</p>}
      </div>
      {state === 'fallback' && fallback}
    </div>
  )
}
