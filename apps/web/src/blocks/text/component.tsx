import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Prose } from '#app/sections/prose/prose.tsx'

export const Block = ({ block, className }: BlockProps<'text'>) => (
  <Band className={className} heading={block.heading} hasColumns>
    <Prose value={block.body} level={3} />
  </Band>
)
