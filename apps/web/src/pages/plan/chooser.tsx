import { formatAmount, formatPeriod, formatRange } from '@kitewright/content-rules/price'
import { pagePaths, toSlug } from '@kitewright/content-types/addresses'
import type { MouseEvent } from 'react'
import { getPieceName } from '#app/routing/enquiry-address.ts'
import { useSite } from '#app/routing/site-context.tsx'
import type { PlanContent } from '#app/sections/plan/plan.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import type { Plan, PlanProps } from './use-plan.ts'

/** All services in their groups. Without a script, a form whose lists are all open; with one, one list at a time is. */
export function Chooser({ content, plan }: PlanProps) {
  const { isHydrated, pieces, opened } = plan
  return (
    <form className="plan-chooser" action={pagePaths.contact}>
      <h2 className="text-h3/110">Choose your pieces</h2>
      <p className="mt-1 mb-5 text-md/145 text-ink-2">One to four services, one package each.</p>
      <div className="@container/plan gap-x-12 noscript:lg:grid noscript:lg:grid-cols-2">
        {useSite().groups.map((group, index) => {
          const slugs = group.services.map(({ slug }) => slug)
          const count = pieces.filter(({ slug }) => slugs.includes(slug)).length
          return (
            <details
              key={group.slug}
              data-theme={group.colour}
              className="border-t-6 border-(--group)"
              name={isHydrated ? 'group' : undefined}
              open={!isHydrated || (opened ? slugs.includes(opened) : index === 0)}
            >
              <summary className="flex text-lead-min font-bold plan-summary">
                {group.shortTitle}
                {count > 0 && (
                  <span className="ml-auto font-mono text-note font-medium text-(--group-text)">
                    <span aria-hidden="true" className="text-md">
                      {'◆'.repeat(count)}{' '}
                    </span>
                    {count} chosen
                  </span>
                )}
                <Icon
                  name="caret-down-bold"
                  className={count > 0 ? 'plan-caret' : 'plan-caret ml-auto'}
                />
              </summary>
              <div className={isHydrated || index === 0 ? '' : 'scripted:hidden'}>
                {content.services
                  .filter(({ slug }) => slugs.includes(slug))
                  .map((service) => (
                    <ServiceChoice key={service.slug} service={service} plan={plan} />
                  ))}
              </div>
            </details>
          )
        })}
      </div>
      <Button type="submit" className="mt-6 scripted:hidden">
        Ask for this
      </Button>
    </form>
  )
}

type ServiceChoiceProps = { service: PlanContent['services'][number]; plan: Plan }

/** A service, with the price of its first package or of the chosen one. */
function ServiceChoice({ service, plan }: ServiceChoiceProps) {
  const { slug, title, tiers } = service
  const { isHydrated, pieces, opened, rejected } = plan
  const chosen = pieces.find((piece) => piece.slug === slug)?.tier
  const shown = chosen ?? tiers[0]
  const remove = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('details')?.querySelector('summary')?.focus()
    plan.remove(slug)
  }
  if (!shown) return null
  return (
    <details
      className="plan-service"
      data-chosen={chosen ? '' : undefined}
      name={isHydrated ? 'service' : undefined}
      open={!isHydrated || opened === slug || rejected === slug}
    >
      <summary className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] gap-x-3.5 py-1 plan-summary hover:bg-(--group-wash)">
        <KiteMark service={slug} className="w-9" />
        <span className="text-copy/120 font-medium in-data-chosen:font-bold">
          {title}
          {chosen && <span className="block text-sm/125 font-normal">{chosen.name}</span>}
        </span>
        <span className="text-right text-md text-ink-2">
          {!chosen && 'from '}
          <b className="font-semibold text-ink in-data-chosen:font-heavy">
            {chosen ? formatRange(chosen) : `₹${formatAmount(shown.from)}`}
          </b>
          {shown.period === 'month' && <span className="max-sm:block"> a month</span>}
        </span>
        <Icon name="caret-down-bold" />
      </summary>
      <fieldset className={isHydrated ? 'pb-1' : 'pb-1 scripted:hidden'}>
        <legend className="sr-only">{title}: package</legend>
        {rejected === slug && (
          <p role="alert" className="mb-3 border-l-6 border-error bg-sheet px-3.5 py-3 text-error">
            A kite has four pieces. Remove one to add {title}.
          </p>
        )}
        <div className="grid border border-ink bg-sheet @min-[25rem]/plan:grid-cols-3">
          {tiers.map((tier) => (
            <label key={tier.name} className="plan-tier">
              <input
                type="radio"
                name={getPieceName(slug)}
                value={toSlug(tier.name)}
                checked={tier === chosen}
                onChange={() => plan.add({ ...service, tier })}
              />
              <span>{tier.name}</span> <b>{formatRange(tier)}</b>{' '}
              <small>{formatPeriod(tier)}</small>
            </label>
          ))}
        </div>
        <div className="flex min-h-11.5 items-center justify-between gap-4 text-sm/135 text-ink-2">
          <span className="max-sm:hidden">{shown.tagline}</span>
          {isHydrated && chosen && (
            <button
              type="button"
              className="text-link ml-auto min-h-11 cursor-pointer text-ink"
              onClick={remove}
            >
              Remove<span className="sr-only">: {title}</span>
            </button>
          )}
          {!isHydrated && (
            <label className="flex min-h-11 items-center gap-2 text-ink scripted:hidden">
              <input type="radio" name={getPieceName(slug)} value="" defaultChecked /> Not needed
            </label>
          )}
        </div>
      </fieldset>
    </details>
  )
}
