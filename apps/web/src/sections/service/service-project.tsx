import { loadOnce } from '@kitewright/site-engine/client'
import { use } from 'react'
import type { Service, ShowcasedProject } from '#app/routing/page-content.ts'
import { ServiceSection } from './service-section.tsx'

/** Loaded by the services that are part of a typical build, with its own styles (vite.config.ts). */
export const EXAMPLE_PROJECT_FILE = 'src/sections/showcase/example-project.tsx'

export const loadExampleProject = loadOnce(
  () => import('#app/sections/showcase/example-project.tsx'),
)

/** The typical build that the service is part of, if there is one. */
export const ServiceProject = ({ build }: Pick<Service, 'build'>) =>
  build && <LoadedProject project={build} />

function LoadedProject({ project }: { project: ShowcasedProject }) {
  const { PROJECT_HEADING, ExampleProject } = use(loadExampleProject())
  return (
    <ServiceSection heading={PROJECT_HEADING}>
      <ExampleProject project={project} />
    </ServiceSection>
  )
}
