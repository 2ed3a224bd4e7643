import { addToHome } from './home.ts'
import { namesOf } from './names.ts'
import { endOf } from './places.ts'
import { type Plan, type Render, SourceFiles } from './source-files.ts'

/** A document type with several entries, and the section of home that lists them. */
export function documentPlan(one: string, several: string, render: Render): Plan {
  const names = namesOf(one)
  const section = namesOf(several)
  const both = { ...section, one: names }
  const document = `packages/seed/src/documents/${section.kebab}.ts`
  const files = new SourceFiles()
    .insert(
      'packages/content-types/src/document-types.ts',
      endOf('collections'),
      `,\n${names.camel}: { name: '${names.words}', plural: '${section.words}', optional: true }`,
    )
    .add(`studio/schemaTypes/documents/${names.kebab}.ts`, render('document-schema.ts.hbs', names))
    .add(document, render('documents.ts.hbs', both))
    .add(
      `apps/web/src/pages/home/${section.kebab}/${section.kebab}.tsx`,
      render('document-section.tsx.hbs', both),
    )
  addToHome(files, section, {
    schema: render('document-section-schema.ts.hbs', both),
    query: render('document-section-query.ts.hbs', both),
    words: render('document-section-words.ts.hbs', both),
    shown: `content.${section.camel} && content.${section.camel}.items.length > 0 && (`,
  })

  return {
    files,
    next: `What comes next
  1. Write the ${section.words}: ${document}; heading and text of the section: packages/seed/src/documents/home.ts, ${section.camel}
  2. See them: CONTENT_SOURCE=seed pnpm --filter @kitewright/web dev, then http://localhost:5173
  3. Editors find them in the Studio under Content, “${section.title}”, and order them by dragging
  4. pnpm test; every-word.test.tsx asks home for every word of them`,
  }
}
