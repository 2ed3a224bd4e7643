import { namesOf } from './names.ts'
import {
  afterCall,
  afterElementOf,
  afterShown,
  beforeProperty,
  type Place,
  startOfFields,
} from './places.ts'
import { type Plan, SourceFiles } from './source-files.ts'

/** The places of a new line, by document type. */
type Kind = {
  schema: string
  /** The field before it in Studio and page. */
  follows: string
  /** Options of the field besides `optional`. */
  group?: string
  query: string
  fields: Place
  page: string
  /** Its name there, if not the type's. */
  as?: string
  shownAt: Place
  /** An element around the content. */
  shown: (content: string) => string
  seed: string
  writtenAt: Place
}

export const kinds = {
  service: {
    schema: 'studio/schemaTypes/documents/service.ts',
    follows: 'closing',
    group: 'page',
    query: 'packages/content-types/src/queries/services.ts',
    fields: startOfFields('SERVICES_QUERY', 'service'),
    page: 'apps/web/src/sections/service/service-closing.tsx',
    shownAt: afterElementOf('service.closing.text'),
    shown: (content) => `<p className="mt-3.5 measure-260 leading-150">${content}</p>`,
    seed: 'packages/seed/src/documents/services/web-development.ts',
    writtenAt: beforeProperty('closing'),
  },
  project: {
    schema: 'studio/schemaTypes/documents/project.ts',
    follows: 'description',
    query: 'packages/content-types/src/queries/company.ts',
    fields: startOfFields('PORTFOLIO_QUERY', 'project'),
    page: 'apps/web/src/sections/showcase/showcase.tsx',
    as: 'build',
    shownAt: afterShown('build.description'),
    shown: (content) => `<span className="mt-2 block"> ${content}</span>`,
    seed: 'packages/seed/src/documents/projects.ts',
    writtenAt: beforeProperty('slug', 'cold-chain-tracker'),
  },
  post: {
    schema: 'studio/schemaTypes/documents/post.ts',
    follows: 'description',
    group: 'post',
    query: 'packages/content-types/src/queries/company.ts',
    fields: startOfFields('BLOG_QUERY', 'post'),
    page: 'apps/web/src/pages/blog/post-card.tsx',
    shownAt: afterElementOf('post.description'),
    shown: (content) => `<p className="mt-2 measure-294 text-ink-2">${content}</p>`,
    seed: 'packages/seed/src/documents/posts/when-a-pwa-is-enough.ts',
    writtenAt: beforeProperty('author'),
  },
  job: {
    schema: 'studio/schemaTypes/documents/job.ts',
    follows: 'description',
    query: 'packages/content-types/src/queries/company.ts',
    fields: startOfFields('CAREERS_QUERY', 'job'),
    page: 'apps/web/src/pages/careers/job-row.tsx',
    shownAt: afterElementOf('job.description'),
    shown: (content) => `<p className="mt-2">${content}</p>`,
    seed: 'packages/seed/src/documents/jobs.ts',
    writtenAt: beforeProperty('location', 'New York'),
  },
} as const satisfies Record<string, Kind>

/** An optional line: in the schema, the query and the page with its label, and once in the seed. */
export function fieldPlan(type: keyof typeof kinds, title: string): Plan {
  const { camel, words, title: label } = namesOf(title)
  const kind: Kind = kinds[type]
  const group = kind.group ? `, group: '${kind.group}'` : ''
  const value = `${kind.as ?? type}.${camel}`
  const content = `<span className="font-semibold">${label}:</span> {${value}}`
  const files = new SourceFiles()
    .insert(
      kind.schema,
      afterCall(kind.follows),
      `,\nline('${camel}', '${label}', 'One short line. Without it the page leaves it out.', { most: 200, optional: true${group} })`,
    )
    .insertLines(kind.query, kind.fields, `${camel},`)
    .insert(kind.page, kind.shownAt, `\n{${value} && ${kind.shown(content)}}`)
    .insert(
      kind.seed,
      kind.writtenAt,
      `${camel}: 'One plain sentence on the ${words} goes here.',\n`,
    )

  return {
    files,
    next: `What comes next
  1. Write it: ${kind.seed}, ${camel}
  2. See it: CONTENT_SOURCE=seed pnpm --filter @kitewright/web dev
  3. Move it on the page, or say it otherwise than “${label}:”: ${kind.page}
  4. pnpm test; a test asks the page for every word of a ${type}`,
  }
}
