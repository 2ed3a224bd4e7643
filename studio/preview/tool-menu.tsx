import type { ToolMenuProps } from 'sanity'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { previewOrigin } from './preview-address.ts'
import { PREVIEW } from './preview-tool.ts'

/** The tools, without the preview as long as no site shows drafts. */
export function ToolMenu(props: ToolMenuProps) {
  const { status } = useSiteState()
  const isShown = previewOrigin(status) !== null
  const tools = isShown ? props.tools : props.tools.filter(({ name }) => name !== PREVIEW)
  return props.renderDefault({ ...props, tools })
}
