import { OFFSET_MINUTES } from '@kitewright/content-rules/dates'
import { useEffect, useRef, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDate, UTC } from '#app/ui/format-date.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Logo } from '#app/ui/logo-mark.tsx'
import { matchesMedia } from '#app/ui/media-query.ts'

/** Farthest the kite leaves its place, in px. */
const MAX_SHIFT_PX = 40

/** Where the kite flies for a cursor at (x, y), each from 0 to 1 across the window. */
export function getKiteShift(x: number, y: number): { x: number; y: number } {
  const toOffset = (part: number) =>
    Math.round((Math.min(1, Math.max(0, part)) * 2 - 1) * MAX_SHIFT_PX)
  return { x: toOffset(x), y: toOffset(y) }
}

const CALM = '(prefers-reduced-motion: reduce), (hover: none)'

/** The drawing behind the words; its kite follows the cursor, 40 px at most. */
function SkyPicture() {
  const art = useArt()
  const kite = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const handlePointerMove = (event: PointerEvent) => {
      if (matchesMedia(CALM) || !kite.current) return
      const { x, y } = getKiteShift(event.clientX / innerWidth, event.clientY / innerHeight)
      kite.current.style.transform = `translate(${x}px, ${y}px)`
    }
    addEventListener('pointermove', handlePointerMove, { passive: true })
    return () => removeEventListener('pointermove', handlePointerMove)
  }, [])
  return (
    <div
      // On small screens the height limits the width, so that the top of the kite stays visible, clear of the
      // button.
      className="absolute h-full max-lg:right-0 max-lg:bottom-0 max-lg:h-104 max-lg:w-full max-lg:max-w-120 lg:top-0 lg:right-[-4%] lg:w-[68%]"
      aria-hidden="true"
    >
      <img
        className="absolute inset-0 size-full max-w-none object-cover"
        src={art('scenes/coming-soon-sky')}
        alt=""
        width="1000"
        height="900"
      />
      {/* A tenth larger than the sky, so that the end of its string stays out of sight. */}
      <img
        ref={kite}
        className="absolute inset-[-5%] size-[110%] max-w-none object-cover transition-transform duration-900 ease-tug"
        src={art('scenes/coming-soon-kite')}
        alt=""
        width="1100"
        height="990"
      />
    </div>
  )
}

type Remaining = { days: number; hours: number; minutes: number; seconds: number }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Midnight in India on a day written YYYY-MM-DD: one moment, wherever the page is built or opened. */
export const parseLaunchDay = (day: string): Date =>
  new Date(Date.parse(day) - OFFSET_MINUTES * MINUTE)

/** The time left until `target`, in whole units; all zeros at or past it (specification, section 4). */
export function getRemaining(target: Date, now: Date): Remaining {
  const left = Math.max(0, target.getTime() - now.getTime())
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

export const isOver = ({ days, hours, minutes, seconds }: Remaining): boolean =>
  days + hours + minutes + seconds === 0

/**
 * Time left until midnight of a day in India, renewed every second. The first value is that of the build, so
 * that prerendered and hydrated pages agree.
 */
function useCountdown(day: string): Remaining {
  const { builtAt } = useConfig()
  const [now, setNow] = useState(() => new Date(builtAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return getRemaining(parseLaunchDay(day), now)
}

/** The launch countdown (specification, sections 2, 4 and 9). */
export function ComingSoonPage({ content }: PageProps<'comingSoon'>) {
  const { brand } = useSite().settings
  const remaining = useCountdown(content.launchDate)
  const launched = isOver(remaining)
  const text = launched ? content.afterLaunch : content
  return (
    <section className="on-night @container relative overflow-hidden">
      <SkyPicture />
      <div className="relative mx-auto flex max-w-page flex-col items-start px-safe py-rows-tight max-lg:pb-96 lg:min-h-[max(40rem,calc(100svh-var(--spacing-header)))]">
        {/* On phones the header's is right above. */}
        <Logo brand={brand} on="night" className="max-w-full max-md:hidden" />
        <div className="mt-auto md:pt-12">
          <Headline
            headline={text.headline}
            className="max-md:text-[min(20.5vw,7rem)]/none optical-start text-[clamp(3.5rem,1.8rem+7.6vw,9.5rem)]/[0.82] tracking-title *:block"
          />
          <p className="mt-7 measure-192 text-lead/142 text-on-night-2">{text.text}</p>
          <p className="mt-2 text-lead/142 text-on-night-2">
            Launch date:{' '}
            <time className="font-semibold text-on-night" dateTime={content.launchDate}>
              {formatDate(new Date(content.launchDate), UTC)}
            </time>
          </p>
          <Count remaining={remaining} />
          {launched && (
            <ButtonLink className="mt-8" href={content.afterLaunch.action.href} kind="haldi">
              {content.afterLaunch.action.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

const figureRow =
  'mt-[clamp(1.5rem,3vw,2.5rem)] inline-grid grid-cols-4 gap-[clamp(1rem,2.6vw,2.75rem)] border-t-4 border-haldi pt-5 max-3xs:gap-3 @max-[18rem]:grid-cols-2'

/** Four figures. The role `timer` is silent: an announcement each second would be noise. */
function Count({ remaining }: { remaining: Remaining }) {
  return (
    <div role="timer" aria-label="Time left until launch">
      <dl className={figureRow}>
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="mt-1.5 font-mono text-note text-on-night-2">{unit}</dt>
            <dd className="min-w-[1.35em] text-[clamp(2.75rem,1.6rem+4.2vw,6rem)]/[0.9] font-heavy tracking-price tabular-nums max-3xs:text-[2.25rem]">
              {String(remaining[unit]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
