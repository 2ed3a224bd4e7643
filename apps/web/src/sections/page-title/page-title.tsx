import type { ReactNode } from 'react'
import { Headline } from '#app/ui/headline.tsx'

type PageTitleProps = {
  headline: { impact: string; effort: string }
  lead: string
  children?: ReactNode
}

/** The h1 at its largest, one sentence beside its last line. */
export function PageTitle({ headline, lead, children }: PageTitleProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-12 items-end gap-x-twelfths gap-y-5 px-safe pt-page-top pb-[clamp(2rem,3.4vw,3.5rem)]">
      <Headline
        headline={headline}
        className="max-md:text-[min(16.4vw,6rem)]/none col-span-full optical-start text-[clamp(3.25rem,1.6rem+7.2vw,8.5rem)]/[0.84] tracking-title lg:col-span-8"
      />
      {/* Room for three lines: the headline beside it stays where it is when the font breaks a line more. */}
      <p className="lg:col-from-9 col-span-full measure-170 text-lead/142 text-ink-2 lg:min-h-[3lh] lg:content-end">
        {lead}
      </p>
      {children && <p className="col-span-full mt-3">{children}</p>}
    </div>
  )
}
