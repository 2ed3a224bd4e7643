import { API_VERSION } from '@kitewright/content-types/queries'
import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { type ComponentProps, useMemo } from 'react'
import { isRecord, useClient, usePerspective } from 'sanity'

type Props = {
  options?: Record<string, unknown>
  ref?: ComponentProps<typeof OrderableDocumentList>['ref']
}

/**
 * The list of the plugin as a pane of ours. Takes `type`, and `filter` and `params` where the list
 * is narrowed; shows nothing without a type.
 */
export function OrderablePane({ options: { type, filter, params } = {}, ref }: Props) {
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
