import '#app/ui/fold.css'
import { formatWeeks } from '@kitewright/content-rules/price'
import { servicePath, toSlug } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { getEnquiryPath, getPlanPath, PRICES_ID } from '#app/routing/enquiry-address.ts'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChatLink } from '#app/ui/call-or-chat.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { BeforeSigning } from './before-signing.tsx'
import { ComparePackages } from './compare-packages.tsx'
import { SavePriceSheet, SheetFooter, SheetHead } from './price-sheet.tsx'
import { ServiceSection } from './service-section.tsx'

/** The prices of a service page, with the line that explains them. */
export function PackagesSection({ service, heading }: { service: Service; heading: string }) {
  return (
    <ServiceSection
      id={PRICES_ID}
      heading={heading}
      vellum
      className="print:py-0 print:[&_h2]:hidden"
    >
      <SheetHead service={service} />
      <Packages service={service} />
      <PriceNote className="mt-5 print:mt-3" />
      <p className="mt-1 flex flex-wrap gap-x-8 print:hidden">
        <SavePriceSheet />
        <ChatLink about={service.title} label="Ask on WhatsApp" />
      </p>
      <BeforeSigning service={service} />
      <SheetFooter path={servicePath(service.slug)} />
    </ServiceSection>
  )
}

/**
 * Three priced packages, cheapest first; the middle one is the most popular. In a wide column they are joined on
 * one subgrid, so that names, prices and the four rules line up across. Its first row is the flag of the middle
 * one, which rises by it above its neighbours. On paper the three are one sheet.
 */
export function Packages({ service }: { service: Pick<Service, 'slug' | 'title' | 'tiers'> }) {
  return (
    <>
      <ComparePackages service={service} />
      <div className="package-grid">
        {service.tiers.map((tier, index) => (
          <PackageCard key={tier._key} service={service} tier={tier} popular={index === 1} />
        ))}
      </div>
    </>
  )
}

type PackageCardProps = {
  service: Pick<Service, 'slug' | 'title'>
  tier: Service['tiers'][number]
  popular: boolean
}

/**
 * Looks of a card. On a phone the popular one comes first; in print the cheapest does. Between phone and column
 * width the words are left, the list right.
 */
const variants = {
  plain: {
    card: 'package-plain',
    name: '',
    tagline: 'text-ink-2',
    bullets: 'border-rule @sm/service:@max-lg/service:row-start-1',
    check: 'text-firozi-text',
  },
  popular: {
    card: 'package-popular',
    // The card has no padding above its flag; this puts its name level with the others.
    name: 'pt-[calc(1.6rem+1px)] @sm/service:@max-lg/service:pt-0',
    tagline: '',
    bullets: 'border-ink/25 @sm/service:@max-lg/service:row-start-2',
    check: '',
  },
}

/** One package: name, price, tagline, four bullets. Its `facts` are in the bullets. */
function PackageCard({ service, tier, popular }: PackageCardProps) {
  const id = useId()
  const { hasPlan } = useSite()
  const variant = popular ? variants.popular : variants.plain
  return (
    <article
      className={clsx('fold package-card package-fold', variant.card)}
      aria-labelledby={id}
      // Data of the slip that lifts off on navigation (shell/navigation/shared-element.ts); it adds name and price.
      data-slip={service.title}
      data-service={service.slug}
    >
      {popular && <p className="package-flag">Most Popular</p>}
      <h3 id={id} className={`text-h5/120 ${variant.name}`}>
        {tier.name}
      </h3>
      {/* The range, and under it the period where there is one. */}
      <Price price={tier} className="package-price" />
      {/* One row of the grid, whose rows are counted: further lines of a package go in here. */}
      <div className={`mt-2 pb-5 leading-140 ${variant.tagline}`}>
        {tier.weeksFrom && <p className="mb-1 font-semibold text-ink">{formatWeeks(tier)}</p>}
        <p>{tier.tagline}</p>
      </div>
      <ul className={clsx('package-features', variant.bullets)}>
        {tier.bullets.map((bullet) => (
          <li key={bullet}>
            <Icon name="check-bold" className={`mt-0.5 size-4.5 ${variant.check}`} />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="package-link">
        <ButtonLink
          href={getEnquiryPath({ about: service.slug, package: toSlug(tier.name) })}
          kind={popular ? 'ink' : 'ghost'}
          className="w-full px-3 text-center"
        >
          Ask about {tier.name}
        </ButtonLink>
        {hasPlan && (
          <Link
            href={getPlanPath(service.slug, tier.name)}
            className="text-link inline-block py-2.5"
          >
            Add to a plan<span className="sr-only">: {tier.name}</span>
          </Link>
        )}
      </div>
    </article>
  )
}

/** One line that explains K and L, that prices are ranges, and whether taxes are included. */
export function PriceNote({ className = '' }: { className?: string }) {
  const { priceNote, taxLine } = useSite().settings
  return (
    <p className={`measure-475 text-md/150 text-ink-2 ${className}`}>
      {priceNote}
      {taxLine && ` ${taxLine}`}
    </p>
  )
}
