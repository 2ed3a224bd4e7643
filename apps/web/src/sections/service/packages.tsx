import type { Service } from '#app/routing/page-content.ts'
import { PackageCard } from './package-card.tsx'

/**
 * Three priced packages, cheapest first; the middle one is the most popular. In a wide column they are joined on
 * one subgrid, so that names, prices and the four rules line up across. Its first row is the flag of the middle
 * one, which rises by it above its neighbours. On paper the three are one sheet.
 */
export function Packages({ service }: { service: Pick<Service, 'slug' | 'tiers'> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)_minmax(0,1fr)] grid-rows-[repeat(9,auto)] @max-lg/service:grid-cols-1 @max-lg/service:grid-rows-none @lg/service:mt-12 print:break-inside-avoid">
      {service.tiers.map((tier, index) => (
        <PackageCard key={tier._key} service={service.slug} tier={tier} popular={index === 1} />
      ))}
    </div>
  )
}
