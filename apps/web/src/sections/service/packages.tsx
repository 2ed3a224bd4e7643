import type { Service } from '#app/routing/page-content.ts'
import { PackageCard } from './package-card.tsx'
import './packages.css'

/** Three priced packages, cheapest first; the middle one is the most popular. */
export function Packages({ tiers }: { tiers: Service['tiers'] }) {
  return (
    <div className="packages">
      {tiers.map((tier, index) => (
        <PackageCard key={tier._key} tier={tier} popular={index === 1} />
      ))}
    </div>
  )
}
