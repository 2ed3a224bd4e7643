import { type ReactNode, useRef } from 'react'
import { useArt } from '#app/ui/art.ts'
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

const calendarFrame =
  'relative grid min-h-[700px] border border-night-line bg-night-2 max-lg:-mx-safe max-lg:border-0 max-lg:bg-transparent noscript:has-[>noscript]:min-h-[min(700px,60vw)]'

/** The provider's calendar in its frame; until then the ghost of a month, or else the fallback. */
export function Calendar({ schedulingUrl, notice, contacts, fallback }: CalendarProps) {
  const art = useArt()
  const place = useRef<HTMLDivElement>(null)
  const state = useCalendar(schedulingUrl, place)

  return (
    <div
      // No frame below the large screen: the calendar takes the whole width. Where no script runs, none is coming.
      className={`${calendarFrame} ${state === 'fallback' ? '' : 'min-w-[320px]'}`}
    >
      {/* Provider and fallback fill the same frame, whatever their own size. */}
      {state !== 'fallback' && (
        <div
          ref={place}
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
