import './coming-soon.css'
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
    <section className="coming-soon on-night">
      <Sky />
      <div className="wrap coming-soon__wrap">
        <img src={art('logo/lockup-on-night')} alt={brand} width="212" height="46" />
        <div className="coming-soon__words">
          <Headline headline={words.headline} className="coming-soon__headline" />
          <p className="coming-soon__text">{words.text}</p>
          <p className="coming-soon__date">
            Launch date:{' '}
            <time dateTime={content.launchDate}>{dateText(new Date(content.launchDate), UTC)}</time>
          </p>
          <Count remaining={remaining} />
          {launched && (
            <ButtonLink href={content.afterLaunch.action.href} kind="haldi">
              {content.afterLaunch.action.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
