import type { Build } from '#app/routing/page-content.ts'
import { BUILD_HEADING, TypicalBuild } from '#app/sections/build-plate/typical-build.tsx'

export function HomeBuild({ build }: { build: Build }) {
  return (
    <section className="bg-vellum py-section" aria-labelledby="build-heading">
      <div className="mx-auto max-w-page px-safe">
        <h2 id="build-heading" className="mb-part">
          {BUILD_HEADING}
        </h2>
        <TypicalBuild build={build} />
      </div>
    </section>
  )
}
