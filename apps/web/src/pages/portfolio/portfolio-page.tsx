import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { Showcase } from '#app/sections/showcase/showcase.tsx'

/** Portfolio (specification, section 2). */
export function PortfolioPage({ content }: PageProps<'portfolio'>) {
  return (
    <>
      <PageTitle headline={content.headline} lead={content.lead} />
      {content.projects.length > 0 ? (
        <div className="mx-auto grid max-w-page gap-y-section px-safe pb-section">
          {content.projects.map((project, index) => (
            <Showcase
              key={project._id}
              project={project}
              isMirrored={index % 2 === 1}
              size={index % 4 === 0 || index % 4 === 3 ? 'large' : 'regular'}
              first={index === 0}
            />
          ))}
        </div>
      ) : (
        content.whenEmpty && (
          <EmptyNote value={content.whenEmpty} className="mx-auto max-w-page px-safe" />
        )
      )}
      <LazyHydrate>
        <ClosingBand closing={content.closing} tone="rani" />
      </LazyHydrate>
    </>
  )
}
