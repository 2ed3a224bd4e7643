import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { StepsLine } from '#app/sections/steps-line/steps-line.tsx'

export const Block = ({ block, className }: BlockProps<'steps'>) => (
  <Band className={className} heading={block.heading}>
    <div className="@container/service" data-theme="kesar">
      <StepsLine steps={block.steps} />
    </div>
  </Band>
)
