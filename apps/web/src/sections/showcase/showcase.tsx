import './showcase.css'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { ShowcasedProject } from '#app/routing/page-content.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { ProjectAccount, ProjectPrice } from './project-account.tsx'
import { ShowcaseDrawing } from './showcase-drawing.tsx'

type ShowcaseProps = {
  project: ShowcasedProject
  /** The showcase is right of its words, where there is room for both. */
  isMirrored?: boolean
  /** In the first screen. */
  first?: boolean
  /** Level of its heading; the headings of its account are one below. */
  level?: 2 | 3
}

/** Words and showcase, one above the other until there is room for both. */
const columns = 'grid gap-x-part gap-y-6 @lg/build:gap-y-0'
const variants = {
  default: {
    columns: `${columns} @lg/build:grid-cols-[minmax(0,7fr)_minmax(0,4.6fr)]`,
    words: '@lg/build:col-start-2',
    summary: '',
  },
  mirrored: {
    columns: `${columns} @lg/build:grid-cols-[minmax(0,4.6fr)_minmax(0,7fr)]`,
    words: '@lg/build:col-start-1',
    summary: '@lg/build:detailed:*:first:col-start-2',
  },
}
/** A typical build: what it is in words, and its showcase, which opens into the account of how it is built. */
export function Showcase({ project, isMirrored, first, level = 2 }: ShowcaseProps) {
  const Heading = `h${level}` as const
  const side = isMirrored ? variants.mirrored : variants.default
  return (
    <article className="@container/build" aria-labelledby={project.slug}>
      <div className={side.columns}>
        {/* Above the showcase, whose box covers both columns. */}
        <div className={`showcase-words ${side.words}`}>
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
        <details className={`showcase group min-w-0 self-start showcase-columns ${side.summary}`}>
          <ShowcaseDrawing project={project} first={first} />
          <ProjectAccount project={project} level={level === 2 ? 3 : 4} />
        </details>
      </div>
    </article>
  )
}
