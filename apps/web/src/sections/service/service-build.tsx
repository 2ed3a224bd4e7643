import { loadOnce } from '@kitewright/site-engine/client'
import { use } from 'react'
import type { Build, Service } from '#app/routing/page-content.ts'
import { ServiceSection } from './service-section.tsx'

/** Loaded by the services that are part of a typical build, with its own styles (vite.config.ts). */
export const TYPICAL_BUILD_FILE = 'src/sections/showcase/typical-build.tsx'

export const loadTypicalBuild = loadOnce(() => import('#app/sections/showcase/typical-build.tsx'))

/** The typical build that the service is part of, if there is one. */
export const ServiceBuild = ({ build }: Pick<Service, 'build'>) =>
  build && <LoadedBuild build={build} />

function LoadedBuild({ build }: { build: Build }) {
  const { BUILD_HEADING, TypicalBuild } = use(loadTypicalBuild())
  return (
    <ServiceSection heading={BUILD_HEADING}>
      <TypicalBuild build={build} />
    </ServiceSection>
  )
}
