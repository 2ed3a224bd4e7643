import { API_VERSION } from '@kitewright/content-types/queries'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { UlistIcon } from '@sanity/icons/Ulist'
import { distinctUntilChanged, map } from 'rxjs'
import { categoriesQuery, getCategoryOrder } from '../inputs/categories/category-order.ts'
import { IN_CATEGORY } from './initial-values/templates.ts'
import { orderableList, type StructureContext } from './orderable-list.tsx'

/** A pane for each topic in the order of the topic buttons, and one with all questions. */
export const listFaqsByCategory = (builders: StructureContext) => {
  const { S, context } = builders
  return () =>
    context.documentStore
      // Published ones only: in drafts, a topic would change with every typed letter.
      .listenQuery(categoriesQuery, {}, { apiVersion: API_VERSION, perspective: 'published' })
      .pipe(
        map(getCategoryOrder),
        distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
        map((categories) => {
          const ids = createPaneIds(categories)
          return S.list()
            .id('faqs')
            .title('Questions')
            .items([
              ...categories.map((category, index) => {
                const id = `topic-${ids[index]}`
                return S.listItem()
                  .id(id)
                  .title(category)
                  .icon(HelpCircleIcon)
                  .child(
                    orderableList(builders, {
                      id,
                      title: category,
                      type: 'faq',
                      filter: 'category == $category',
                      params: { category },
                      template: IN_CATEGORY,
                    }),
                  )
              }),
              S.divider(),
              S.listItem()
                .id('all')
                .title('All questions')
                .icon(UlistIcon)
                .child(
                  S.documentTypeList('faq')
                    .id('all')
                    .title('All questions')
                    .defaultOrdering([{ field: 'category', direction: 'asc' }]),
                ),
            ])
        }),
      )
}

/**
 * Ids of panes for names that editors wrote: valid in an address, and unique
 * ("c" and "c-2" for "C" and "C++").
 */
export function createPaneIds(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'topic'
    let id = plain
    for (let count = 2; used.has(id); count += 1) id = `${plain}-${count}`
    used.add(id)
    return id
  })
}
