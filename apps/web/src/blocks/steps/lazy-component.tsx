import { StepsLine } from '#app/sections/steps-line/steps-line.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block, look }: BlockProps<'steps'>) => (
  <Band look={look} heading={block.heading}>
    <div className="@container/service" data-theme="kesar">
      <StepsLine steps={block.steps} />
    </div>
  </Band>
)
