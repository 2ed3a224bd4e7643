import { namesOf } from './names.ts'
import { type Plan, type Render, SourceFiles } from './source-files.ts'

export type Menu = 'header' | 'footer' | 'nowhere'

/** A page of which there is one, at the address of its title. */
export function pagePlan(title: string, menu: Menu, render: Render): Plan {
  const names = namesOf(title)
  const { camel, pascal, kebab, constant } = names
  const page = `apps/web/src/pages/${kebab}/${kebab}-page`
  const document = `packages/seed/src/documents/${kebab}.ts`
  const link = menu === 'nowhere' ? '' : `, ${menu}: '${names.title}'`
  const files = new SourceFiles()
    .before(
      'packages/content-types/src/document-types.ts',
      '} as const satisfies Record<string, Singleton>',
      `  ${camel}: { name: '${names.title}', path: '/${kebab}'${link} },\n`,
    )
    .add(`studio/schemaTypes/singletons/${kebab}.ts`, render('page-schema.ts.hbs', names))
    .add(`packages/content-types/src/queries/${kebab}.ts`, render('page-query.ts.hbs', names))
    .add(document, render('page-document.ts.hbs', names))
    .add(`${page}.tsx`, render('page.tsx.hbs', names))
    .add(`${page}.test.tsx`, render('page.test.tsx.hbs', names))
    .before(
      'apps/web/src/app/routes.tsx',
      '  legal: () =>',
      `  ${camel}: () => import('../pages/${kebab}/${kebab}-page.tsx').then((m) => m.${pascal}Page),\n`,
    )

  const pages = 'packages/content-types/src/pages.ts'
  files
    .import(pages, `${constant}_QUERY`, `./queries/${kebab}.ts`)
    .after(pages, 'import type {\n', `  ${constant}_QUERY_RESULT,\n`)
    .before(pages, '} as const satisfies Record<', `  ${camel}: ${constant}_QUERY,\n`)
    .before(
      pages,
      '  legalPages: LEGAL_PAGES_QUERY_RESULT\n',
      `  ${camel}: NonNullable<${constant}_QUERY_RESULT>\n`,
    )

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
