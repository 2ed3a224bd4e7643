import { Prose } from '#app/sections/prose/prose.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block, look }: BlockProps<'columns'>) => (
  <Band look={look} heading={block.heading}>
    <div className="grid gap-x-twelfths gap-y-6 md:grid-cols-2">
      <Prose value={block.left} level={3} />
      <Prose value={block.right} level={3} />
    </div>
  </Band>
)
