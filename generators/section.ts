import { addToHome } from './home.ts'
import { namesOf } from './names.ts'
import { type Plan, type Render, SourceFiles } from './source-files.ts'

/** A section on home with a heading, a few sentences and a list of points. */
export function sectionPlan(title: string, render: Render): Plan {
  const names = namesOf(title)
  const files = new SourceFiles()
    .import('packages/seed/src/documents/home.ts', {
      name: 'titled',
      from: '../document-parts/parts.ts',
    })
    .import('packages/content-types/src/queries/home.ts', {
      name: 'TITLED_TEXTS',
      from: './fragments.ts',
    })
    .add(
      `apps/web/src/pages/home/${names.kebab}/${names.kebab}.tsx`,
      render('section.tsx.hbs', names),
    )
  addToHome(files, names, {
    schema: render('section-schema.ts.hbs', names),
    query: render('section-query.ts.hbs', names),
    words: render('section-words.ts.hbs', names),
    shown: `content.${names.camel} && (`,
  })

  return {
    files,
    next: `What comes next
  1. Write its words: packages/seed/src/documents/home.ts, ${names.camel}
  2. See it: CONTENT_SOURCE=seed pnpm --filter @kitewright/web dev, then http://localhost:5173
  3. Move it up or down: apps/web/src/pages/home/home-page.tsx. A section without words is left out.
  4. pnpm test; every-word.test.tsx asks home for every word of it`,
  }
}
