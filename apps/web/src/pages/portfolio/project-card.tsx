import { servicePath } from '@kitewright/content-types/addresses'
import './project-card.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'

type ProjectCardProps = {
  project: PageContent['portfolio']['projects'][number]
  /** In the first screen. */
  first: boolean
}

/** One project: its plate, what was made, its tags, and the services that went into it. */
export function ProjectCard({ project, first }: ProjectCardProps) {
  return (
    <article className="project-card" aria-labelledby={project.slug}>
      <div className="project-card__plate">
        <Picture
          picture={project.image}
          sizes="(max-width: 47.99rem) 112vw, 56vw"
          first={first}
          className="project-card__picture"
        />
      </div>
      <h2 id={project.slug} className="project-card__title">
        {project.title}
      </h2>
      <p className="project-card__text">{project.description}</p>
      <ul className="project-card__tags note" aria-label="Tags">
        {project.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <ul className="project-card__services" aria-label="Services">
        {project.services.map((service) => (
          <li key={service.slug}>
            <Link href={servicePath(service.slug)} className="project-card__service">
              <KiteMark service={service.slug} className="project-card__kite" />
              {service.title}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}
