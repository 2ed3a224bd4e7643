import type { Service } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import './service-actions.css'

/** Both links of a service page lead here (specification, section 2). */
export const enquiryPath = '/contact'

type ServiceActionsProps = {
  service: Service
  /** What the buttons stand on; `group` is the full colour of the service's group. */
  on: 'paper' | 'wash' | 'group'
}

const kindOn = ({ service, on }: ServiceActionsProps) => {
  if (on !== 'group') return 'rani'
  // Rani buttons never stand on kesar or on themselves.
  return service.group.colour === 'rani' ? 'haldi' : 'ink'
}

/** The two calls to action, with the labels that the page assigns. */
export function ServiceActions({ service, on }: ServiceActionsProps) {
  return (
    <div className={`actions service-actions service-actions--on-${on}`}>
      <ButtonLink href={enquiryPath} kind={kindOn({ service, on })}>
        {service.closing.primary}
      </ButtonLink>
      <ButtonLink href={enquiryPath} kind="ghost">
        {service.closing.secondary}
      </ButtonLink>
    </div>
  )
}
