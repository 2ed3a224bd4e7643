import { clsx } from 'clsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { Headline } from '#app/ui/headline.tsx'
import { isOver, type Remaining, useCountdown } from './countdown.ts'
import { Sky } from './sky.tsx'

/** The launch countdown (specification, sections 2, 4 and 9). */
export function ComingSoonPage({ content }: PageProps<'comingSoon'>) {
  const art = useArt()
  const { brand } = useSite().settings
  const remaining = useCountdown(content.launchDate)
  const launched = isOver(remaining)
  const words = launched ? content.afterLaunch : content
  return (
    <section className="on-night @container relative overflow-hidden">
      <Sky />
      <div className="relative mx-auto flex max-w-page flex-col items-start px-safe py-rows-tight max-lg:pb-96 lg:min-h-[max(40rem,calc(100svh-var(--spacing-header)))]">
        <img src={art('logo/lockup-on-night')} alt={brand} width="212" height="46" />
        <div className="mt-auto pt-12">
          <Headline
            headline={words.headline}
            className="max-md:text-[min(20.5vw,7rem)]/none optical-start text-[clamp(3.5rem,1.8rem+7.6vw,9.5rem)]/[0.82] tracking-title *:block"
          />
          <p className="mt-7 measure-192 text-lead/142 text-on-night-2">{words.text}</p>
          <p className="mt-2 text-lead/142 text-on-night-2">
            Launch date:{' '}
            <time className="font-semibold text-on-night" dateTime={content.launchDate}>
              {dateText(new Date(content.launchDate), UTC)}
            </time>
          </p>
          <Count remaining={remaining} over={launched} />
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

type CountProps = { remaining: Remaining; over: boolean }

/** Large while they count; four zeros are a note. */
const figures = {
  counting: 'text-[clamp(2.75rem,1.6rem+4.2vw,6rem)]/[0.9] max-3xs:text-[2.25rem]',
  over: 'text-h4/none text-on-night-2',
}

const figureRow =
  'mt-[clamp(1.5rem,3vw,2.5rem)] inline-grid grid-cols-4 gap-[clamp(1rem,2.6vw,2.75rem)] border-t-4 border-haldi pt-5 max-3xs:gap-3 @max-[18rem]:grid-cols-2'

/** Four figures. A timer is not announced by itself: a voice each second would be noise. */
function Count({ remaining, over }: CountProps) {
  return (
    <div role="timer" aria-label="Time left until launch">
      <dl className={figureRow}>
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="mt-1.5 font-mono text-note text-on-night-2">{unit}</dt>
            <dd
              className={clsx(
                'min-w-[1.35em] font-heavy tracking-price tabular-nums',
                over ? figures.over : figures.counting,
              )}
            >
              {String(remaining[unit]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
