import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { enquiryPath } from '#app/routing/enquiry-address.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { betweenDiamonds } from '#app/ui/between-diamonds.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { Picture } from '#app/ui/picture.tsx'

type ProjectCardProps = {
  project: PageContent['portfolio']['projects'][number]
  /** In the first screen. */
  first: boolean
}

const card =
  'col-span-full row-span-6 grid min-w-0 grid-rows-subgrid max-md:not-first:mt-10 md:col-span-5 md:nth-[4n]:col-span-7 md:nth-[4n+1]:col-span-7 md:nth-[n+3]:mt-[clamp(2.5rem,4vw,4rem)]'

/**
 * One project: its plate, what was made, its tags, the services that went into it, and the way to ask for the like.
 * Neighbours share these six rows, and are wide and narrow in turn: 7/5, then 5/7.
 */
export function ProjectCard({ project, first }: ProjectCardProps) {
  return (
    <article className={card} aria-labelledby={project.slug}>
      <div className="h-[72vw] overflow-hidden border border-ink bg-vellum max-md:-mx-safe max-md:border-x-0 md:h-[clamp(18rem,36vw,37rem)]">
        <Picture
          picture={project.image}
          sizes="(max-width: 47.99rem) 112vw, 56vw"
          first={first}
          className="size-full object-cover"
        />
      </div>
      <h2 id={project.slug} className="mt-4.5 text-h3/[1.05]">
        {project.title}
      </h2>
      <p className="mt-2 max-w-[29.4em] leading-normal text-ink-2">{project.description}</p>
      {/* As high as their lines, however many the neighbour has. */}
      <ul
        className={`mt-3.5 place-content-start items-start font-mono text-note tracking-note ${betweenDiamonds}`}
        aria-label="Tags"
      >
        {project.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <ul className="mt-2.5 flex flex-wrap gap-x-6 gap-y-1" aria-label="Services">
        {project.services.map((service) => (
          <li key={service.slug}>
            <Link
              href={servicePath(service.slug)}
              className="inline-flex min-h-11 items-center gap-2 leading-[1.2] font-semibold decoration-rani decoration-2 underline-offset-[0.22em] hover:underline"
            >
              <KiteMark service={service.slug} className="w-5.5" />
              {service.title}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={enquiryPath({ project: project.slug })}
        className="flex min-h-11 w-fit items-center gap-2 text-ink-2 decoration-rani decoration-2 underline-offset-[0.22em] hover:underline"
      >
        Ask about a project like this<span className="sr-only">: {project.title}</span>
        <Icon name="arrow-right" className="size-4.5" />
      </Link>
    </article>
  )
}
