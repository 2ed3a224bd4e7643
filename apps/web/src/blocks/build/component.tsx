import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Showcase } from '#app/sections/showcase/showcase.tsx'

export const Block = ({ block, className }: BlockProps<'build'>) => (
  <Band className={className} heading={block.heading}>
    <Showcase project={block.build} level={3} />
  </Band>
)
