import { namesOf } from './names.ts'
import { type Plan, SourceFiles } from './source-files.ts'

/** Where a line on each kind of document goes. The first answer is after, the others before. */
type Kind = {
  schema: string
  /** Options of the field beside `optional`. */
  group?: string
  query: string
  /** Where the query begins to name the fields. */
  asked: string
  page: string
  shownAfter: string
  shown: (camel: string) => string
  seed: string
  writtenBefore: string
  indent: string
}

export const kinds = {
  service: {
    schema: 'studio/schemaTypes/documents/service.ts',
    group: 'page',
    query: 'packages/content-types/src/queries/services.ts',
    asked: '*[_type == "service"] | order(slug.current asc){\n  _id,\n',
    page: 'apps/web/src/sections/service/service-closing.tsx',
    shownAfter: '<p className="mt-3.5 max-w-[26em] leading-[1.5]">{service.closing.text}</p>\n',
    shown: (camel) =>
      `{service.${camel} && <p className="mt-3.5 max-w-[26em] leading-[1.5]">{service.${camel}}</p>}\n`,
    seed: 'packages/seed/src/documents/services/web-development.ts',
    writtenBefore: '  layout: ',
    indent: '  ',
  },
  project: {
    schema: 'studio/schemaTypes/documents/project.ts',
    query: 'packages/content-types/src/queries/company.ts',
    asked: '*[_type == "project"] | order(orderRank asc){\n',
    page: 'apps/web/src/pages/portfolio/project-card.tsx',
    // No line of its own: the neighbours of a card share its rows.
    shownAfter: '{project.description}',
    shown: (camel) =>
      `{project.${camel} && <span className="mt-2 block"> {project.${camel}}</span>}`,
    seed: 'packages/seed/src/documents/projects.ts',
    writtenBefore: "    tags: ['IoT'",
    indent: '    ',
  },
  post: {
    schema: 'studio/schemaTypes/documents/post.ts',
    query: 'packages/content-types/src/queries/company.ts',
    asked: '*[_type == "post"] | order(publishedAt desc, publishedTime desc){\n',
    page: 'apps/web/src/pages/blog/post-card.tsx',
    shownAfter: '{post.description}</p>\n',
    shown: (camel) =>
      `{post.${camel} && <p className="mt-2 max-w-[29.4em] text-ink-2">{post.${camel}}</p>}\n`,
    seed: 'packages/seed/src/documents/posts/when-a-pwa-is-enough.ts',
    writtenBefore: '  author: ',
    indent: '  ',
  },
  job: {
    schema: 'studio/schemaTypes/documents/job.ts',
    query: 'packages/content-types/src/queries/company.ts',
    asked: '*[_type == "job"] | order(orderRank asc){\n',
    page: 'apps/web/src/pages/careers/job-row.tsx',
    shownAfter: '<p>{job.description}</p>\n',
    shown: (camel) => `{job.${camel} && <p className="mt-2">{job.${camel}}</p>}\n`,
    seed: 'packages/seed/src/documents/jobs.ts',
    writtenBefore: "    location: 'New York'",
    indent: '    ',
  },
} as const satisfies Record<string, Kind>

/** An optional line: in the schema, the query, on the page, and written once in the seed. */
export function fieldPlan(type: keyof typeof kinds, title: string): Plan {
  const { camel, words, title: label } = namesOf(title)
  const kind: Kind = kinds[type]
  const group = kind.group ? `, group: '${kind.group}'` : ''
  const files = new SourceFiles()
    .before(
      kind.schema,
      '  ],\n  preview:',
      `    line('${camel}', '${label}', 'One short line. Without it the page leaves it out.', { most: 200, optional: true${group} }),\n`,
    )
    .after(kind.query, kind.asked, `  ${camel},\n`)
    .after(kind.page, kind.shownAfter, kind.shown(camel))
    .before(
      kind.seed,
      kind.writtenBefore,
      `${kind.indent}${camel}: 'One plain sentence on the ${words} stands here.',\n`,
    )

  return {
    files,
    next: `What comes next
  1. Write it: ${kind.seed}, ${camel}
  2. See it: CONTENT_SOURCE=seed pnpm --filter @kitewright/web dev
  3. Move it on the page: ${kind.page}
  4. pnpm test; a test asks the page for every word of a ${type}`,
  }
}
