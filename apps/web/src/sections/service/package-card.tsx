import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { enquiryPath } from './service-actions.tsx'

type PackageCardProps = {
  tier: Service['tiers'][number]
  popular: boolean
}

/** One package: name, price, tagline, four bullets. Its `facts` are not shown apart, as they stand in bullets. */
export function PackageCard({ tier, popular }: PackageCardProps) {
  const id = useId()
  return (
    <article className={`package ${popular ? 'package--popular' : ''}`} aria-labelledby={id}>
      {popular && <p className="package__flag">Most Popular</p>}
      <h3 id={id} className="package__name">
        {tier.name}
      </h3>
      <Price price={tier} className="package__price" />
      <p className="package__tagline">{tier.tagline}</p>
      <ul className="package__bullets">
        {tier.bullets.map((bullet) => (
          <li key={bullet} className="package__bullet">
            <Icon name="check-bold" />
            {bullet}
          </li>
        ))}
      </ul>
      <ButtonLink href={enquiryPath} kind={popular ? 'ink' : 'ghost'} className="package__ask">
        Ask about {tier.name}
      </ButtonLink>
    </article>
  )
}
