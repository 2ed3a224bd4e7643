import { clsx } from 'clsx'
import type { Service } from '#app/routing/page-content.ts'
import { ChatLink } from '#app/ui/call-or-chat.tsx'
import { BeforeSigning } from './before-signing.tsx'
import { ComparePackages } from './compare-packages.tsx'
import { SavePriceSheet, SheetFoot, SheetHead } from './price-sheet.tsx'
import { ServiceSection } from './service-section.tsx'
import '#app/ui/fold.css'
import { useId } from 'react'
import { enquiryPath, nameSlug, PRICES_ID } from '#app/routing/enquiry-address.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'

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
      <SheetFoot service={service} />
    </ServiceSection>
  )
}

const packageGrid =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)_minmax(0,1fr)] grid-rows-[repeat(9,auto)] @max-lg/service:grid-cols-1 @max-lg/service:grid-rows-none @max-lg/service:gap-y-5 @lg/service:mt-12 print:break-inside-avoid'

/**
 * Three priced packages, cheapest first; the middle one is the most popular. In a wide column they are joined on
 * one subgrid, so that names, prices and the four rules line up across. Its first row is the flag of the middle
 * one, which rises by it above its neighbours. On paper the three are one sheet.
 */
export function Packages({ service }: { service: Pick<Service, 'slug' | 'title' | 'tiers'> }) {
  return (
    <>
      <ComparePackages service={service} />
      <div className={packageGrid}>
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
const looks = {
  plain: {
    card: 'bg-sheet pt-6.5 surface-sheet @lg/service:row-rest @sm/service:@max-lg/service:grid-rows-[auto_auto_1fr_auto] not-print:@lg/service:first:border-r-0 not-print:@lg/service:last:border-l-0',
    name: '',
    tagline: 'text-ink-2',
    bullets: 'border-rule @sm/service:@max-lg/service:row-start-1',
    check: 'text-firozi-text',
  },
  popular: {
    card: 'bg-haldi @max-lg/service:-order-1 @lg/service:row-span-full @sm/service:@max-lg/service:grid-rows-[auto_auto_auto_1fr_auto] print:order-none',
    // The card has no padding above its flag; this puts its name level with the others.
    name: 'pt-[calc(1.6rem+1px)] @sm/service:@max-lg/service:pt-0',
    tagline: '',
    bullets: 'border-ink/25 @sm/service:@max-lg/service:row-start-2',
    check: '',
  },
}

const packageFeatures =
  'row-span-4 grid content-start border-t text-copy/135 *:flex *:gap-2.5 *:border-b *:border-inherit *:pt-2.5 *:pb-2 @sm/service:@max-lg/service:col-start-2 @lg/service:grid-rows-subgrid'

const packagePrice =
  'mt-3 text-[clamp(1.9rem,1.1rem+1.75vw,2.9rem)]/[1] font-heavy tracking-price *:block *:nth-2:mt-1.5 *:nth-2:text-base/130 *:nth-2:font-semibold *:nth-2:tracking-normal @max-lg/service:text-[min(2.5rem,11cqi)]'

const packageFlag =
  'before:size-2.5 before:-mt-0.5 before:rotate-45 before:bg-haldi col-span-full -mx-6.5 -mt-px flex items-center gap-3 bg-ink px-6.5 pt-2.5 pb-2 leading-110 font-semibold text-sheet @sm/service:@max-lg/service:mb-5.5 print:mt-0 print:border-b'

/** The folded corner, which grows on hover, focus and press of the link. */
const packageFold =
  'fold [--behind:var(--color-vellum)] [--fold:2.75rem] after:origin-top-right not-has-[a:is(:hover,:focus-visible,:active)]:after:scale-35 motion-safe:after:transition-transform motion-safe:after:duration-(--dur-ui) print:after:hidden'

const packageCard =
  'relative grid content-start gap-x-8 border border-ink px-6.5 pb-7 *:col-start-1 @sm/service:@max-lg/service:grid-cols-2 @lg/service:grid-rows-subgrid print:-mb-px'

/** One package: name, price, tagline, four bullets. Its `facts` are in the bullets. */
function PackageCard({ service, tier, popular }: PackageCardProps) {
  const id = useId()
  const look = popular ? looks.popular : looks.plain
  return (
    <article
      className={clsx(packageCard, packageFold, look.card)}
      aria-labelledby={id}
      // Data of the slip that lifts off on navigation (shell/navigation/shared-element.ts); it adds name and price.
      data-slip={service.title}
      data-service={service.slug}
    >
      {popular && <p className={packageFlag}>Most Popular</p>}
      <h3 id={id} className={`text-h5/120 ${look.name}`}>
        {tier.name}
      </h3>
      {/* The range, and under it the period where there is one. */}
      <Price price={tier} className={packagePrice} />
      {/* One row of the grid, whose rows are counted: further lines of a package go in here. */}
      <div className={`mt-2 pb-5 leading-140 ${look.tagline}`}>
        <p>{tier.tagline}</p>
      </div>
      <ul className={clsx(packageFeatures, look.bullets)}>
        {tier.bullets.map((bullet) => (
          <li key={bullet}>
            <Icon name="check-bold" className={`mt-0.5 size-4.5 ${look.check}`} />
            {bullet}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={enquiryPath({ about: service.slug, package: nameSlug(tier.name) })}
        kind={popular ? 'ink' : 'ghost'}
        className="mt-7 w-full px-3 text-center @sm/service:@max-lg/service:mt-0 @sm/service:@max-lg/service:self-end print:hidden"
      >
        Ask about {tier.name}
      </ButtonLink>
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
