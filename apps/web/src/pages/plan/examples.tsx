import { formatCount } from '@kitewright/content-rules/check'
import { formatPlan, getExamplePieces, sumPlan } from '#app/sections/plan/plan.ts'
import { Sail } from './sail.tsx'
import type { PlanProps } from './use-plan.ts'

/** Plans to start from, as joined sheets. */
export function Examples({ content, plan }: PlanProps) {
  const chosen = formatPlan(plan.pieces)
  return (
    <section className="mx-auto max-w-page px-safe pb-[clamp(1.5rem,4.2vw,3.75rem)] print:hidden noscript:hidden">
      <h2 className="mb-4 text-h4">Not sure what you need? Start with an example.</h2>
      <ul className="border border-ink lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {content.examples.map((example) => {
          const pieces = getExamplePieces(example, content.services)
          const { once, monthly, weeks } = sumPlan(pieces)
          return (
            <li key={example._key} className="plan-example">
              <Sail pieces={pieces} className="row-span-3 overflow-visible" />
              <button
                type="button"
                className="covers-card cursor-pointer self-end pr-4 text-left text-h5/115 font-bold text-balance"
                aria-pressed={chosen === formatPlan(pieces)}
                onClick={() => plan.choose(pieces)}
              >
                {example.title}
              </button>
              <span className="mt-1.75 text-copy/130 font-semibold text-balance">
                {[once, monthly && `${monthly} a month`].filter(Boolean).join(' + ')}
              </span>
              <span className="text-sm/140">
                {[formatCount(pieces.length, 'service'), weeks].filter(Boolean).join(', ')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
