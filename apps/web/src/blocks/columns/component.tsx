import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Prose } from '#app/sections/prose/prose.tsx'

export const Block = ({ block, className }: BlockProps<'columns'>) => (
  <Band className={className} heading={block.heading}>
    <div className="grid gap-x-twelfths gap-y-6 md:grid-cols-2">
      <Prose value={block.left} level={3} />
      <Prose value={block.right} level={3} />
    </div>
  </Band>
)
