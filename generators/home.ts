import type { Names } from './names.ts'
import type { SourceFiles } from './source-files.ts'

type HomePart = {
  schema: string
  query: string
  words: string
  /** The condition on which home shows it. */
  shown: string
}

/** Puts a section before the closing band of home: in its schema, query, seed and page. */
export function addToHome(files: SourceFiles, names: Names, part: HomePart): void {
  const { camel, pascal, kebab, title } = names
  const schema = 'studio/schemaTypes/singletons/home.ts'
  const page = 'apps/web/src/pages/home/home-page.tsx'
  files
    .before(schema, "    { name: 'end', title:", `    { name: '${camel}', title: '${title}' },\n`)
    .before(schema, "    part('closing',", part.schema)
    .before('packages/content-types/src/queries/home.ts', `  \${CLOSING},\n`, part.query)
    .before('packages/seed/src/documents/home.ts', '  closing: closing({', part.words)
    .import(page, pascal, `./${kebab}/${kebab}.tsx`)
    .before(
      page,
      '      <LazyHydrate>\n        <div className="home-closing">',
      `      {${part.shown}<LazyHydrate><${pascal} {...content.${camel}} /></LazyHydrate>)}\n`,
    )
}
