import type { Service } from '#app/routing/page-content.ts'
import { ChatLink } from '#app/ui/call-or-chat.tsx'
import { Packages } from './packages.tsx'
import { PriceNote } from './price-note.tsx'
import { PRICES_ID } from './prices-id.ts'
import { ServiceSection } from './service-section.tsx'

/** The prices of a service page, with the line that explains them. */
export function PackagesSection({ service, heading }: { service: Service; heading: string }) {
  return (
    <ServiceSection id={PRICES_ID} heading={heading} vellum>
      <Packages service={service} />
      <PriceNote className="mt-5" />
      <ChatLink about={service.title} className="mt-1 print:hidden" />
    </ServiceSection>
  )
}
