import { useMemo } from 'react'
import type { ToolMenuProps } from 'sanity'
import { INBOX } from '../../tools/inbox/inbox.tsx'
import { useNewCount } from '../../tools/inbox/use-enquiries.ts'
import { useIsSiteKnown, useSiteState } from '../site-status/site-state-provider.tsx'
import { getPreviewOrigin } from './preview-address.ts'
import { PREVIEW } from './preview-tool.tsx'

/**
 * The tools, with the number of new enquiries, and without the preview if no site shows drafts. Until that is known
 * the preview keeps its place, so that no tool moves under the pointer.
 */
export function ToolMenu(props: ToolMenuProps) {
  const { status } = useSiteState()
  const isSiteKnown = useIsSiteKnown()
  const count = useNewCount()
  const isShown = !isSiteKnown || getPreviewOrigin(status) !== null
  // The bar measures every new list and hides its tools until then.
  const tools = useMemo(
    () =>
      props.tools
        .filter(({ name }) => isShown || name !== PREVIEW)
        .map((tool) =>
          tool.name === INBOX && count > 0 ? { ...tool, title: `${tool.title} (${count})` } : tool,
        ),
    [props.tools, isShown, count],
  )
  return props.renderDefault({ ...props, tools })
}
