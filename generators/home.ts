import type { Names } from './names.ts'
import {
  beforeCall,
  beforeElementAround,
  beforeInterpolation,
  beforeObject,
  beforeProperty,
} from './places.ts'
import type { SourceFiles } from './source-files.ts'

type HomePart = {
  schema: string
  query: string
  words: string
  /** Condition for showing it. */
  shown: string
}

/** Adds a section before home's call to action: in schema, query, seed and page. */
export function addToHome(files: SourceFiles, names: Names, part: HomePart): void {
  const { camel, pascal, kebab, title } = names
  const schema = 'studio/schemaTypes/singletons/home.ts'
  const page = 'apps/web/src/pages/home/home-page.tsx'
  files
    .insert(schema, beforeObject('name', 'end'), `{ name: '${camel}', title: '${title}' },\n`)
    .insert(schema, beforeCall('closing'), part.schema)
    .insertLines(
      'packages/content-types/src/queries/home.ts',
      beforeInterpolation('CLOSING'),
      part.query,
    )
    .insert('packages/seed/src/documents/home.ts', beforeProperty('closing'), part.words)
    .import(page, { name: pascal, from: `./${kebab}/${kebab}.tsx` })
    .insert(
      page,
      beforeElementAround('LazyHydrate', 'home-closing'),
      `{${part.shown}<LazyHydrate><${pascal} {...content.${camel}} /></LazyHydrate>)}\n`,
    )
}
