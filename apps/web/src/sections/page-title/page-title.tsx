import { Headline } from '#app/ui/headline.tsx'

type PageTitleProps = { headline: { impact: string; effort: string }; lead: string }

/** The h1 at its largest, one sentence beside its last line. */
export function PageTitle({ headline, lead }: PageTitleProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-12 items-end gap-x-twelfths gap-y-5 px-safe pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,3.4vw,3.5rem)]">
      <Headline
        headline={headline}
        className="max-md:text-[min(16.4vw,6rem)]/none col-span-full -ml-[0.04em] text-[clamp(3.25rem,1.6rem+7.2vw,8.5rem)]/[0.84] tracking-[-0.035em] lg:col-span-8"
      />
      {/* Room for three lines: the headline beside it stays where it is when the font breaks a line more. */}
      <p className="col-span-full max-w-[17em] text-lead/[1.42] text-ink-2 lg:col-[9/-1] lg:min-h-[3lh] lg:content-end">
        {lead}
      </p>
    </div>
  )
}
