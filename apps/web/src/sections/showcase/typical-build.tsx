import { pagePaths } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { Build } from '#app/routing/page-content.ts'
import { Showcase } from './showcase.tsx'

/** No client's: the pages that show one say so over it. */
export const BUILD_HEADING = 'A typical build'

/** One build among other things, with the way to all of them. */
export function TypicalBuild({ build }: { build: Build }) {
  return (
    <>
      <Showcase build={build} level={3} />
      <p className="mt-5">
        <Link href={pagePaths.portfolio} className="text-link inline-flex min-h-11 items-center">
          All typical builds
        </Link>
      </p>
    </>
  )
}
