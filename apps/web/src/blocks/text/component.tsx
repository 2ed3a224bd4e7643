import { Prose } from '#app/sections/prose/prose.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block, look }: BlockProps<'text'>) => (
  <Band look={look} heading={block.heading} beside>
    <Prose value={block.body} level={3} />
  </Band>
)
