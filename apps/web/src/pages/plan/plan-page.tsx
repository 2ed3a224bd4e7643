import './plan.css'
import { pagePaths } from '@kitewright/content-types/addresses'
import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import type { ParsedPlan } from '#app/sections/plan/plan.ts'
import { SheetFooter } from '#app/sections/service/price-sheet.tsx'
import { useToday } from '#app/ui/format-date.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Chooser } from './chooser.tsx'
import { Desk, PhoneEstimate } from './estimate.tsx'
import { Examples } from './examples.tsx'
import { usePlan } from './use-plan.ts'

/** One to four services with a package each: their price, weeks and kite. Prints as a price sheet. */
export function PlanPage({ content }: PageProps<'plan'>) {
  const plan = usePlan(content)
  const { brand, priceNote, taxLine } = useSite().settings
  return (
    <>
      <p className="mx-safe hidden border-b-2 border-ink pb-4 print:block">
        <b>{brand}</b> price sheet, {useToday()}
      </p>
      <div className="plan-title">
        <Headline headline={content.headline} />
        <p>{content.lead}</p>
      </div>
      <Examples content={content} plan={plan} />
      <Notice {...plan} />
      <div className="border-y border-ink bg-sheet lg:grid-cols-plan print:border-0 lg:scripted:grid">
        <Chooser content={content} plan={plan} />
        <section
          className="flex min-w-0 flex-col border-ink max-lg:hidden lg:border-l print:block noscript:hidden"
          aria-label="Your estimate"
        >
          <Desk content={content} plan={plan} />
        </section>
      </div>
      <p className="mx-auto max-w-page px-safe py-5 text-md/150 text-ink-2 *:block *:measure-475">
        <span>{[priceNote, taxLine, content.note].filter(Boolean).join(' ')}</span>
      </p>
      <div className="px-safe">
        <SheetFooter path={pagePaths.plan} />
      </div>
      <LazyHydrate className="print:hidden">
        <ClosingBand closing={content.closing} tone="haldi" />
      </LazyHydrate>
      <PhoneEstimate content={content} plan={plan} />
    </>
  )
}

/** Says what content no longer has of a shared link. */
function Notice({ removed, hasNewPrices }: ParsedPlan) {
  const [many, them] =
    removed.length > 1 ? [`${removed.length} choices`, 'them'] : [`One ${removed[0]}`, 'it']
  const removedText = `${many} in this link ${them === 'it' ? 'is' : 'are'} no longer offered. We left ${them} out.`
  const text = [
    removed.length > 0 && removedText,
    hasNewPrices && 'Prices have changed since this link was made.',
  ]
  return (
    <p
      role="status"
      className="mx-safe mb-6 max-w-prose border-l-6 border-haldi bg-haldi-wash px-4 py-3 font-medium empty:hidden"
    >
      {text.filter(Boolean).join(' ')}
    </p>
  )
}
