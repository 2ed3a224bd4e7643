import { pagePaths } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { ShowcasedProject } from '#app/routing/page-content.ts'
import { Showcase } from './showcase.tsx'

/** It is no client's project; pages that show one say so in this heading. */
export const PROJECT_HEADING = 'A typical build'

/** One build, with a link to all of them. */
export function ExampleProject({ project }: { project: ShowcasedProject }) {
  return (
    <>
      <Showcase project={project} level={3} />
      <p className="mt-5">
        <Link href={pagePaths.portfolio} className="text-link inline-flex min-h-11 items-center">
          All typical builds
        </Link>
      </p>
    </>
  )
}
