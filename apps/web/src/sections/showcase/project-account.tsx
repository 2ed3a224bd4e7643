import { formatPrice, formatPriceSum } from '@kitewright/content-rules/price'
import type { ReactNode } from 'react'
import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { ShowcasedProject } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'

const padded = 'px-5 py-6 @2xs/showcase:px-7 @lg/showcase:py-8'
/** Beside each other where there is room; each alone takes the whole width. */
const widths = {
  problem: '@lg/showcase:flex-[4.6_1_0]',
  decisions:
    '@lg/showcase:flex-[7_1_0] @lg/showcase:border-t-0 @lg/showcase:not-first-of-type:border-l',
  parts: '@lg/showcase:basis-full',
}
const label = 'font-mono text-note text-ink-3'

/** Under the showcase: why it is built, how and of what. */
export function ProjectAccount({ project, level }: { project: ShowcasedProject; level: 3 | 4 }) {
  const { layers, problem, decisions, parts } = project
  const renderPart = (name: keyof typeof widths, heading: string, children: ReactNode) => {
    const Heading = `h${level}` as const
    return (
      <section
        className={`border-t border-rule first-of-type:border-t-0 ${padded} ${widths[name]}`}
      >
        <Heading className="text-h5">{heading}</Heading>
        {children}
      </section>
    )
  }
  return (
    <div className="@container/showcase border border-ink bg-sheet">
      <div className="@lg/showcase:flex @lg/showcase:flex-wrap">
        {layers && (
          <dl className={`grid gap-1 border-b border-rule @2xs/showcase:hidden ${padded}`}>
            {Object.entries(layers).map(([name, { title }]) => (
              <div key={name} className="grid grid-cols-[4.5rem_1fr] items-baseline">
                <dt className={`capitalize ${label}`}>{name}</dt>
                <dd>{title}</dd>
              </div>
            ))}
          </dl>
        )}
        {problem &&
          renderPart(
            'problem',
            'The problem',
            <p className="mt-2 max-w-prose text-lead">{problem}</p>,
          )}
        {decisions &&
          decisions.length > 0 &&
          renderPart('decisions', 'What we would decide', <Decisions items={decisions} />)}
        {parts && parts.length > 0 && renderPart('parts', 'Parts', <Parts items={parts} />)}
      </div>
    </div>
  )
}

function Decisions({ items }: { items: NonNullable<ShowcasedProject['decisions']> }) {
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-5 @2xs/showcase:grid-cols-2">
      {items.map(({ _key, title, text }) => (
        <li key={_key} className="@2xs/showcase:last:odd:col-span-full">
          <strong className="block leading-snug font-semibold">{title}</strong>
          <p className="mt-1 text-copy leading-snug text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Parts({ items }: { items: NonNullable<ShowcasedProject['parts']> }) {
  return (
    <dl className="showcase-parts">
      {items.map(({ _key, term, text }) => (
        <div key={_key} className="showcase-part">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Price and time of a build like this, and the way to ask. In sight while the account is closed. */
export function ProjectPrice({ project }: { project: ShowcasedProject }) {
  const { packages, time } = project
  return (
    <div className="mt-auto grid grid-cols-1 gap-x-6 gap-y-4 border-t-2 border-ink pt-4">
      <dl className="grid gap-y-4">
        <ExamplePrice packages={packages} />
        {time && (
          <div>
            <dt className={label}>Time</dt>
            <dd className="mt-1 font-semibold">{time}</dd>
          </div>
        )}
      </dl>
      <ButtonLink
        href={getEnquiryPath({ project: project.slug })}
        kind="ink"
        className="justify-self-start max-md:justify-self-stretch"
      >
        Ask about one like this<span className="sr-only">: {project.title}</span>
      </ButtonLink>
    </div>
  )
}

/** The sum of a package of each service; it is written nowhere, so it follows the price list. */
function ExamplePrice({ packages }: { packages: ShowcasedProject['packages'] }) {
  const priced = (packages ?? []).flatMap(({ _key, service, tier }) =>
    tier ? [{ _key, service, tier }] : [],
  )
  if (priced.length === 0) return null
  return (
    <div>
      <dt className={label}>Typical price</dt>
      <dd className="mt-1 text-h3 font-heavy tracking-head">
        {formatPriceSum(priced.map(({ tier }) => tier))}
      </dd>
      {priced.map(({ _key, service, tier }) => (
        <dd key={_key} className="mt-1 text-copy leading-snug text-ink-2">
          {service}, {tier.name}: <span className="inline-block">{formatPrice(tier)}</span>
        </dd>
      ))}
    </div>
  )
}
