import { type ReactNode, useLayoutEffect } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { Service } from '#app/routing/page-content.ts'
import { serviceColumn } from './service-column.ts'
import { priceFact } from './service-facts.ts'

/**
 * Everything inside stands in the colours and in the type scale of the service's page. The services list around it
 * learns where its prices begin.
 */
export function ServicePage({ service, children }: { service: Service; children: ReactNode }) {
  const tellPrice = useOutletContext<((price: string) => void) | undefined>()
  const price = priceFact(service)
  const words = price ? `${price.label} ${price.value}` : ''
  useLayoutEffect(() => {
    tellPrice?.(words)
    return () => tellPrice?.('')
  }, [tellPrice, words])
  return (
    <div className={serviceColumn} data-tissue={service.group.colour}>
      {children}
    </div>
  )
}
