import './showcase.css'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import type { ShowcasedProject } from '#app/routing/page-content.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { ProjectAccount, ProjectPrice } from './project-account.tsx'
import { ShowcaseDrawing } from './showcase-drawing.tsx'

type ShowcaseProps = {
  project: ShowcasedProject
  /** The drawing is right of its words, where there is room for both. */
  isMirrored?: boolean
  /** The drawing takes two thirds of a wide row, or about half. */
  size?: keyof typeof sizes
  /** In the first screen. */
  first?: boolean
  /** Level of its heading; the headings of its account are one below. */
  level?: 2 | 3
}

const sizes = {
  large: {
    default: '@lg/build:grid-cols-build-large',
    mirrored: '@lg/build:grid-cols-build-large-mirrored',
  },
  regular: {
    default: '@lg/build:grid-cols-build',
    mirrored: '@lg/build:grid-cols-build-mirrored',
  },
}

/** A typical build: its drawing, which opens the account of how it is built, and its description. */
export function Showcase({ project, isMirrored, size = 'large', first, level = 2 }: ShowcaseProps) {
  const Heading = `h${level}` as const
  const columns = sizes[size][isMirrored ? 'mirrored' : 'default']
  return (
    <article className="@container/build" aria-labelledby={project.slug}>
      <div className={`grid gap-x-part ${columns}`}>
        <div className="showcase-words">
          <Heading id={project.slug} className={level === 2 ? 'text-h2' : 'text-h3'}>
            {project.title}
          </Heading>
          <p className="mt-3 max-w-prose leading-normal text-ink-2 @4xl/build:text-lead">
            {project.description}
          </p>
          <ul
            className="mt-3.5 place-content-start items-start font-mono text-note tracking-note between-diamonds"
            aria-label="Tags"
          >
            {project.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <ul className="mt-2.5 mb-5 flex flex-wrap gap-x-6 gap-y-1" aria-label="Services">
            {project.services.map((service) => (
              <li key={service.slug}>
                <Link href={servicePath(service.slug)} className="showcase-service">
                  <KiteMark service={service.slug} className="w-5.5" />
                  {service.title}
                </Link>
              </li>
            ))}
          </ul>
          <ProjectPrice project={project} />
        </div>
        <details
          className={clsx(
            'showcase group min-w-0 showcase-columns',
            isMirrored && '@lg/build:*:first:order-0',
          )}
        >
          <ShowcaseDrawing project={project} first={first} />
          <ProjectAccount project={project} level={level === 2 ? 3 : 4} />
        </details>
      </div>
    </article>
  )
}
