import { Showcase } from '#app/sections/showcase/showcase.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block, look }: BlockProps<'build'>) => (
  <Band look={look} heading={block.heading}>
    <Showcase build={block.build} level={3} />
  </Band>
)
