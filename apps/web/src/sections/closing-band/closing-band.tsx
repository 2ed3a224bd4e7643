import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'

export type Closing = PageContent['portfolio']['closing']

type ClosingBandProps = {
  closing: Closing
  /** The colour of the whole band. */
  tone: 'rani' | 'haldi'
  /** In the column beside the services list, which hangs on the left. */
  hasSidebar?: boolean
}

/** Buttons contrast with the band: never rani on rani or haldi on haldi. */
const primaryOn: Record<ClosingBandProps['tone'], ComponentProps<typeof ButtonLink>['kind']> = {
  rani: 'haldi',
  haldi: 'ink',
}

/**
 * The end of a page, in one flat colour: question left, buttons right. Its own width decides the layout, as it is
 * also used beside the services list.
 */
export function ClosingBand({ closing, tone, hasSidebar }: ClosingBandProps) {
  const { headline, text, primary, secondary } = closing
  const id = useId()
  return (
    <section
      className="@container bg-(--group) text-(--on-group) **:focus-visible:outline-(--on-group)"
      data-theme={tone}
      aria-labelledby={id}
    >
      <div
        className={clsx(
          'grid max-w-page grid-cols-fill-auto items-center gap-x-10 gap-y-7 px-safe py-[clamp(2.75rem,4.5vw,4.5rem)] @max-lg:grid-cols-1',
          !hasSidebar && 'mx-auto',
        )}
      >
        <div>
          <Headline
            as="h2"
            id={id}
            headline={headline}
            className="measure-160 text-[clamp(2.125rem,1.4rem+2.9vw,4.25rem)]/[0.94] max-md:leading-none"
          />
          <p className="mt-4 measure-260 text-h5/145">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 @max-sm:*:flex-auto">
          <ButtonLink href={primary.href} kind={primaryOn[tone]}>
            {primary.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink href={secondary.href} kind="ghost" className="ghost-on-group">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
