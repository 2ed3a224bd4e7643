import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { StepsLine } from '#app/sections/steps-line/steps-line.tsx'

export const Block = ({ block, look }: BlockProps<'steps'>) => (
  <Band look={look} heading={block.heading}>
    <div className="@container/service" data-theme="kesar">
      <StepsLine steps={block.steps} />
    </div>
  </Band>
)
