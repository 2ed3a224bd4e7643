import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { serviceColumn } from './service-column.ts'

/** Everything inside stands in the colours and in the type scale of the service's page. */
export function ServicePage({ service, children }: { service: Service; children: ReactNode }) {
  return (
    <div className={serviceColumn} data-tissue={service.group.colour}>
      {children}
    </div>
  )
}
