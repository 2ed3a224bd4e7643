import type { ToolMenuProps } from 'sanity'
import { INBOX } from '../inbox/inbox-tool.ts'
import { useNewCount } from '../inbox/use-enquiries.ts'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { previewOrigin } from './preview-address.ts'
import { PREVIEW } from './preview-tool.ts'

/** The tools, without the preview as long as no site shows drafts, and with how many enquiries are new. */
export function ToolMenu(props: ToolMenuProps) {
  const { status } = useSiteState()
  const count = useNewCount()
  const isShown = previewOrigin(status) !== null
  const tools = props.tools
    .filter(({ name }) => isShown || name !== PREVIEW)
    .map((tool) =>
      tool.name === INBOX && count > 0 ? { ...tool, title: `${tool.title} (${count})` } : tool,
    )
  return props.renderDefault({ ...props, tools })
}
