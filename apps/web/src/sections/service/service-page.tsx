import { formatWeeks, fromText } from '@kitewright/content-rules/price'
import { useWasServed } from '@kitewright/site-engine/client'
import { type ReactNode, use, useEffect } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { Service } from '#app/routing/page-content.ts'
import { pricesOnly } from './price-sheet.tsx'
import { loadExampleProject } from './service-project.tsx'

/**
 * Sets the colours and the type scale of the service's page. The services list around it receives the lowest
 * price.
 */
export function ServicePage({ service, children }: { service: Service; children: ReactNode }) {
  // Client navigation loads the whole page.
  const wasServed = useWasServed()
  if (service.build && !wasServed) use(loadExampleProject())
  const onPrice = useOutletContext<((price: string) => void) | undefined>()
  const price = buildPriceFact(service)
  const priceText = price ? `${price.label} ${price.value}` : ''
  useEffect(() => {
    onPrice?.(priceText)
    return () => onPrice?.('')
  }, [onPrice, priceText])
  return (
    <div className={`${serviceColumn} ${pricesOnly}`} data-theme={service.group.colour}>
      {children}
    </div>
  )
}

/** Where the prices of a service begin, and how long that takes; nothing while it has no package. */
export function buildPriceFact({ tiers }: Service): Service['facts'][number] | undefined {
  const [cheapest] = tiers
  if (!cheapest) return undefined
  const label = cheapest.period === 'licence' ? 'Licence from' : 'Price from'
  const value = [fromText(cheapest), formatWeeks(cheapest)].filter(Boolean).join(' · ')
  return { _key: 'price', label, value }
}

/** The title block of a service: where its prices begin, and its other facts. */
export function getServiceFacts(service: Service): Service['facts'] {
  const price = buildPriceFact(service)
  return price ? [price, ...service.facts] : service.facts
}

/**
 * Beside the services list the column is narrower than other pages, and hung on its left: its own `max-w-page`, which
 * ends where theirs does, and `py-section`. The parts of a service page measure themselves against the container `service`, the column.
 */
export const serviceColumn =
  '[--container-page:80.5rem] [--spacing-section:clamp(3.5rem,5.5vw,5.5rem)] [--title-block-edge:var(--color-ink)] [--title-block-width:none]'
