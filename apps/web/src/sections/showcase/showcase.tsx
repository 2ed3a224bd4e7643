import './showcase.css'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { Build } from '#app/routing/page-content.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { BuildAccount, BuildPrice } from './build-account.tsx'
import { ShowcaseDrawing } from './showcase-drawing.tsx'

type ShowcaseProps = {
  build: Build
  /** The showcase is right of its words, where there is room for both. */
  turned?: boolean
  /** In the first screen. */
  first?: boolean
  /** Level of its heading; the headings of its account are one below. */
  level?: 2 | 3
}

/** Words and showcase, one above the other until there is room for both. */
const columns = 'grid gap-x-part gap-y-6 @lg/build:gap-y-0'
const sides = {
  straight: {
    columns: `${columns} @lg/build:grid-cols-[minmax(0,7fr)_minmax(0,4.6fr)]`,
    words: '@lg/build:col-start-2',
    summary: '',
  },
  turned: {
    columns: `${columns} @lg/build:grid-cols-[minmax(0,4.6fr)_minmax(0,7fr)]`,
    words: '@lg/build:col-start-1',
    summary: '@lg/build:detailed:*:first:col-start-2',
  },
}
/** A typical build: what it is in words, and its showcase, which opens into the account of how it is built. */
export function Showcase({ build, turned, first, level = 2 }: ShowcaseProps) {
  const Heading = `h${level}` as const
  const side = turned ? sides.turned : sides.straight
  return (
    <article className="@container/build" aria-labelledby={build.slug}>
      <div className={side.columns}>
        {/* Above the showcase, whose box covers both columns. */}
        <div className={`showcase-words ${side.words}`}>
          <Heading id={build.slug} className={level === 2 ? 'text-h2' : 'text-h3'}>
            {build.title}
          </Heading>
          <p className="mt-3 max-w-prose leading-normal text-ink-2 @4xl/build:text-lead">
            {build.description}
          </p>
          <ul
            className="mt-3.5 place-content-start items-start font-mono text-note tracking-note between-diamonds"
            aria-label="Tags"
          >
            {build.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <ul className="mt-2.5 mb-5 flex flex-wrap gap-x-6 gap-y-1" aria-label="Services">
            {build.services.map((service) => (
              <li key={service.slug}>
                <Link href={servicePath(service.slug)} className="showcase-service">
                  <KiteMark service={service.slug} className="w-5.5" />
                  {service.title}
                </Link>
              </li>
            ))}
          </ul>
          <BuildPrice build={build} />
        </div>
        <details className={`showcase group min-w-0 self-start showcase-columns ${side.summary}`}>
          <ShowcaseDrawing build={build} first={first} />
          <BuildAccount build={build} level={level === 2 ? 3 : 4} />
        </details>
      </div>
    </article>
  )
}
