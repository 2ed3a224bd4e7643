import { API_VERSION } from '@kitewright/content-types/queries'
import { FolderIcon } from '@sanity/icons/Folder'
import { SortIcon } from '@sanity/icons/Sort'
import { distinctUntilChanged, map } from 'rxjs'
import { IN_GROUP } from './initial-values/templates.ts'
import { orderableList, type StructureContext } from './orderable-list.tsx'

type Group = { _id: string; title: string | null }

const groupsQuery = `*[_type == "serviceGroup"] | order(orderRank asc){_id, title}`

/** A pane for each group of services in the order of the menu, and one to order the groups. */
export const listServicesByGroup = (builders: StructureContext) => {
  const { S, context } = builders
  return () =>
    context.documentStore
      .listenQuery(groupsQuery, {}, { apiVersion: API_VERSION, perspective: 'published' })
      .pipe(
        // Emits only changes of the list, because each emission rebuilds the open panes.
        distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
        map((groups: Group[]) =>
          S.list()
            .id('services')
            .title('Services')
            .items([
              ...groups.map(({ _id, title }) =>
                S.listItem()
                  .id(_id)
                  .title(title ?? 'Untitled')
                  .icon(FolderIcon)
                  .child(
                    orderableList(builders, {
                      id: _id,
                      title: title ?? 'Untitled',
                      type: 'service',
                      filter: 'group._ref == $group',
                      params: { group: _id },
                      template: IN_GROUP,
                    }),
                  ),
              ),
              S.divider(),
              S.listItem()
                .id('groups')
                .title('Groups: names, colours, order')
                .icon(SortIcon)
                .child(
                  orderableList(builders, { id: 'groups', title: 'Groups', type: 'serviceGroup' }),
                ),
            ]),
        ),
      )
}
