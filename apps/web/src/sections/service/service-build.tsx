import type { Service } from '#app/routing/page-content.ts'
import { BUILD_HEADING, TypicalBuild } from '#app/sections/showcase/typical-build.tsx'
import { ServiceSection } from './service-section.tsx'

/** The typical build that the service is part of, if there is one. */
export function ServiceBuild({ build }: Pick<Service, 'build'>) {
  return (
    build && (
      <ServiceSection heading={BUILD_HEADING}>
        <TypicalBuild build={build} />
      </ServiceSection>
    )
  )
}
