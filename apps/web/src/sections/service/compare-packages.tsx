import { formatPrice, formatWeeks } from '@kitewright/content-rules/price'
import { toSlug } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { type ReactNode, useId } from 'react'
import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { Service } from '#app/routing/page-content.ts'
import { Icon } from '#app/ui/icon.tsx'

type Tier = Service['tiers'][number]
type ComparePackagesProps = { service: Pick<Service, 'slug' | 'tiers'> }

/** The chosen pair leaves one package out; its column is hidden without a script. */
const hideUnchosen =
  "has-[[value='0']:checked]:[&_[data-tier='0']]:hidden has-[[value='1']:checked]:[&_[data-tier='1']]:hidden has-[[value='2']:checked]:[&_[data-tier='2']]:hidden"

const cell = 'px-2.5 pt-2 pb-2.5 align-top'
const rowLabel =
  'border-t border-ink px-2.5 pt-2 text-left font-mono text-note font-normal text-ink-3'

/** Two packages side by side, row by row, where their cards are one below the other. */
export function ComparePackages({ service: { slug, tiers } }: ComparePackagesProps) {
  const name = useId()
  /** By the package that they leave out. */
  const pairs = [2, 0, 1].map((out) => ({ out, pair: tiers.filter((_, index) => index !== out) }))
  if (tiers.length !== 3) return null
  return (
    <details
      className={`group mb-5 border border-ink bg-sheet @lg/service:hidden print:hidden ${hideUnchosen}`}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold marker:hidden">
        Compare two packages
        <Icon name="caret-down-bold" className="size-3.5 group-open:rotate-180" />
      </summary>
      <fieldset className="border-t border-rule px-4 py-1">
        <legend className="sr-only">Packages to compare</legend>
        {pairs.map(({ out, pair }) => (
          <label key={out} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={out}
              defaultChecked={out === 2}
              className="size-5 flex-none accent-rani"
            />
            {pair.map((tier) => tier.name).join(' and ')}
          </label>
        ))}
      </fieldset>
      <table className="w-full table-fixed border-collapse text-md/135">
        <thead>
          <tr className="border-t-2 border-ink">
            {tiers.map((tier, index) => (
              <th
                key={tier._key}
                scope="col"
                data-tier={index}
                className={`${cell} text-left text-h5/115 hyphens-auto`}
              >
                {tier.name}
              </th>
            ))}
          </tr>
        </thead>
        {listRowGroups(slug, tiers).map(({ label, rows }) => (
          <tbody key={label}>
            <tr>
              <th colSpan={2} scope="rowgroup" className={rowLabel}>
                {label}
              </th>
              {/* As many cells as in other rows, where the third one is hidden too. */}
              <td hidden />
            </tr>
            {rows.map((renderCell, row) => (
              <tr key={row}>
                {tiers.map((tier, index) => (
                  <td key={tier._key} data-tier={index} className={cell}>
                    {renderCell(tier)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}

type RowGroup = { label: string; rows: ((tier: Tier) => ReactNode)[] }

/** The rows of the table; each renders the cell of a package. */
function listRowGroups(slug: string, tiers: readonly Tier[]): RowGroup[] {
  const time = { label: 'Time', rows: [formatWeeks] }
  const bullets = [0, 1, 2, 3].map((index) => (tier: Tier) => tier.bullets[index])
  return [
    { label: 'Price', rows: [(tier) => <strong>{formatPrice(tier)}</strong>] },
    ...(tiers.some(({ weeksFrom }) => weeksFrom) ? [time] : []),
    { label: 'For', rows: [(tier) => tier.tagline] },
    { label: 'You get', rows: bullets },
    {
      label: 'Next',
      rows: [
        (tier) => (
          <Link
            className="text-link inline-flex min-h-11 items-center font-semibold"
            href={getEnquiryPath({ about: slug, package: toSlug(tier.name) })}
          >
            Ask<span className="sr-only">: {tier.name}</span>
          </Link>
        ),
      ],
    },
  ]
}
