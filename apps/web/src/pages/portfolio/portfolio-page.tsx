import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { ProjectCard } from './project-card.tsx'

/** What was made (specification, section 2, Portfolio). */
export function PortfolioPage({ content }: PageProps<'portfolio'>) {
  return (
    <>
      <PageTitle headline={content.headline} lead={content.lead} />
      {content.projects.length > 0 ? (
        <div className="mx-auto grid max-w-page grid-cols-12 gap-x-twelfths px-safe pb-section">
          {content.projects.map((project, index) => (
            <ProjectCard key={project._id} project={project} first={index < 2} />
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
