import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { Service } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { buildPriceFact } from './service-page.tsx'

type ServiceActionsProps = {
  service: Service
  /** The background behind the buttons; `group` is the full colour of the service's group. */
  on: 'paper' | 'wash' | 'group'
}

const getKind = ({ service, on }: ServiceActionsProps) => {
  if (on !== 'group') return 'rani'
  // Rani buttons lack contrast on kesar and rani.
  return service.group.colour === 'rani' ? 'haldi' : 'ink'
}

/** Looks of the outlined button, and of focus. */
const variants = {
  paper: { row: '', ghost: '' },
  wash: { row: '', ghost: 'not-hover:surface-(--group-wash)' },
  group: { row: '**:focus-visible:outline-(--on-group)', ghost: 'ghost-on-group' },
}

/**
 * The two calls to action, with the labels that the page assigns. Both lead to the contact page (specification,
 * section 2). On phones, where the title block is below the first screen, price and time are above them.
 */
export function ServiceActions({ service, on }: ServiceActionsProps) {
  const href = getEnquiryPath({ about: service.slug })
  const price = buildPriceFact(service)
  return (
    <div
      className={`flex flex-wrap gap-3.5 max-md:*:flex-auto @max-xs/service:w-full ${variants[on].row}`}
    >
      {price && (
        <p className="basis-full text-copy/130 md:hidden low:hidden">
          {price.label} <strong className="font-semibold">{price.value}</strong>
        </p>
      )}
      <ButtonLink href={href} kind={getKind({ service, on })}>
        {service.closing.primary}
      </ButtonLink>
      <ButtonLink href={href} kind="ghost" className={variants[on].ghost}>
        {service.closing.secondary}
      </ButtonLink>
    </div>
  )
}
