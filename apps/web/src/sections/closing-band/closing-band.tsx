import './closing-band.css'
import { type ComponentProps, useId } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'

export type Closing = PageContent['portfolio']['closing']

type ClosingBandProps = {
  closing: Closing
  /** The colour of the whole band. */
  tone: 'rani' | 'haldi'
}

/** Rani buttons never stand on rani, haldi ones never on haldi. */
const primaryOn: Record<ClosingBandProps['tone'], ComponentProps<typeof ButtonLink>['kind']> = {
  rani: 'haldi',
  haldi: 'ink',
}

/** The last words of a page, in one flat colour: question left, ways to answer right. */
export function ClosingBand({ closing, tone }: ClosingBandProps) {
  const { headline, text, primary, secondary } = closing
  const id = useId()
  return (
    <section className="page-closing" data-tissue={tone} aria-labelledby={id}>
      <div className="page-closing__row wrap">
        <div>
          <Headline as="h2" id={id} headline={headline} className="page-closing__headline" />
          <p className="page-closing__text">{text}</p>
        </div>
        <div className="page-closing__actions actions">
          <ButtonLink href={primary.href} kind={primaryOn[tone]}>
            {primary.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink href={secondary.href} kind="ghost">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
