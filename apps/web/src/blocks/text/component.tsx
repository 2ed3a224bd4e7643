import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Prose } from '#app/sections/prose/prose.tsx'

export const Block = ({ block, look }: BlockProps<'text'>) => (
  <Band look={look} heading={block.heading} hasColumns>
    <Prose value={block.body} level={3} />
  </Band>
)
