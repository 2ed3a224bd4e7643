import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { art } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Count } from './count.tsx'
import { isOver } from './countdown.ts'
import { Sky } from './sky.tsx'
import { useCountdown } from './use-countdown.ts'

/** The launch countdown (specification, sections 2, 4 and 9). */
export function ComingSoonPage({ content }: PageProps<'comingSoon'>) {
  const { brand } = useSite().settings
  const remaining = useCountdown(content.launchDate)
  const launched = isOver(remaining)
  const words = launched ? content.afterLaunch : content
  return (
    <section className="on-night @container relative overflow-hidden">
      <Sky />
      <div className="relative mx-auto flex max-w-page flex-col items-start px-safe py-[clamp(2rem,4vw,3.5rem)] max-lg:pb-96 lg:min-h-[max(40rem,calc(100svh-var(--spacing-header)))]">
        <img src={art('logo/lockup-on-night')} alt={brand} width="212" height="46" />
        <div className="mt-auto pt-12">
          <Headline
            headline={words.headline}
            className="max-md:text-[min(20.5vw,7rem)]/none -ml-[0.04em] text-[clamp(3.5rem,1.8rem+7.6vw,9.5rem)]/[0.82] tracking-[-0.035em] *:block"
          />
          <p className="mt-7 max-w-[19.2em] text-lead/[1.42] text-on-night-2">{words.text}</p>
          <p className="mt-2 text-lead/[1.42] text-on-night-2">
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
