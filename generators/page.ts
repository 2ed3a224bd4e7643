import { namesOf } from './names.ts'
import { beforeProperty, endOf } from './places.ts'
import { type Plan, type Render, SourceFiles } from './source-files.ts'

type Menu = 'header' | 'footer' | 'nowhere'

/** A singleton page at the address of its title. */
export function pagePlan(title: string, menu: Menu, render: Render): Plan {
  const names = namesOf(title)
  const { camel, pascal, kebab, constant } = names
  const page = `apps/web/src/pages/${kebab}/${kebab}-page`
  const document = `packages/seed/src/documents/${kebab}.ts`
  const link = menu === 'nowhere' ? '' : `, ${menu}: '${names.title}'`
  const files = new SourceFiles()
    .insert(
      'packages/content-types/src/document-types.ts',
      endOf('singletons'),
      `,\n${camel}: { name: '${names.title}', path: '/${kebab}'${link} }`,
    )
    .add(`studio/schemaTypes/singletons/${kebab}.ts`, render('page-schema.ts.hbs', names))
    .add(`packages/content-types/src/queries/${kebab}.ts`, render('page-query.ts.hbs', names))
    .add(document, render('page-document.ts.hbs', names))
    .add(`${page}.tsx`, render('page.tsx.hbs', names))
    .add(`${page}.test.tsx`, render('page.test.tsx.hbs', names))
    .insert(
      'apps/web/src/app/routes.tsx',
      beforeProperty('legal'),
      `${camel}: () => import('../pages/${kebab}/${kebab}-page.tsx').then((m) => m.${pascal}Page),\n`,
    )

  const pages = 'packages/content-types/src/pages.ts'
  files
    .import(pages, { name: `${constant}_QUERY`, from: `./queries/${kebab}.ts` })
    .import(pages, {
      name: `${constant}_QUERY_RESULT`,
      from: './generated/sanity.types.ts',
      kind: 'type',
    })
    .insert(pages, endOf('queries'), `,\n${camel}: ${constant}_QUERY`)
    .insert(pages, endOf('Content'), `\n${camel}: NonNullable<${constant}_QUERY_RESULT>`)

  return {
    files,
    next: `What comes next
  1. Write its words: ${document}
  2. See it: CONTENT_SOURCE=seed pnpm --filter @kitewright/web dev, then http://localhost:5173/${kebab}
  3. Make it your own: fields in studio/schemaTypes/singletons/${kebab}.ts, the query beside them, what is shown in ${page}.tsx
  4. pnpm test
  5. A lake that is in use: deploy the Studio, publish “${names.title}” (Content, Pages), then release the site, which does not build without it.
     The lake of this machine: pnpm start --reset begins with the seed again.`,
  }
}
