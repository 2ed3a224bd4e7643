import { API_VERSION } from '@kitewright/content-types/queries'
import { AddIcon } from '@sanity/icons/Add'
import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { type ComponentProps, useMemo } from 'react'
import { type DocumentStore, isRecord, useClient, usePerspective } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'

type Props = {
  options?: Record<string, unknown>
  ref?: ComponentProps<typeof OrderableDocumentList>['ref']
}

/**
 * The list of the plugin as a pane of ours. Takes `type`, and `filter` and `params` where the list
 * is narrowed; shows nothing without a type.
 */
function OrderablePane({ options: { type, filter, params } = {}, ref }: Props) {
  const client = useClient({ apiVersion: API_VERSION })
  const { perspectiveStack } = usePerspective()
  const options = useMemo(
    () => ({
      type: typeof type === 'string' ? type : '',
      filter: typeof filter === 'string' ? filter : undefined,
      params: isRecord(params) ? params : undefined,
      client,
      currentVersion: perspectiveStack[0],
    }),
    [type, filter, params, client, perspectiveStack],
  )
  return <OrderableDocumentList options={options} ref={ref} />
}

/** Arguments of panes, with the part of the Studio's context that they need. */
export type StructureContext = {
  S: StructureBuilder
  context: { documentStore: Pick<DocumentStore, 'listenQuery'> }
}

type List = {
  id: string
  title: string
  type: string
  /** GROQ that narrows the list, with its parameters. */
  filter?: string
  params?: Record<string, string>
  /** Template of new documents in this list, with the same parameters; by default that of the type. */
  template?: string
}

/**
 * A list that is ordered by dragging. The plugin's list item would create a bare document, so its list is
 * in our pane, and a new document takes the values of the list.
 * Dragging writes to drafts and to published documents at once: the new order is live without Publish.
 */
export const orderableList = (
  { S }: StructureContext,
  { id, title, type, filter, params, template }: List,
) =>
  S.component(OrderablePane)
    .id(id)
    .title(title)
    .options({ type, filter, params })
    // The Studio names a type's own template after the type.
    .canHandleIntent(
      (intent, wanted) =>
        wanted.type === type &&
        (intent === 'create'
          ? (wanted.template ?? type) === (template ?? type)
          : intent === 'edit' && !filter),
    )
    .child((documentId) => S.document().schemaType(type).documentId(documentId))
    .menuItems([
      S.menuItem()
        .title('Create')
        .icon(AddIcon)
        .showAsAction(true)
        .intent({
          type: 'create',
          params: template ? [{ type, template }, { ...params }] : { type },
        }),
      S.menuItem().title('Reset the order').action('resetOrder'),
      S.menuItem().title('Show arrows').action('showIncrements'),
    ])
