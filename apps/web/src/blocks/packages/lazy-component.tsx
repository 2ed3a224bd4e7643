import { Packages, PriceNote } from '#app/sections/service/packages.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block, look }: BlockProps<'packages'>) => (
  <Band look={look} heading={block.heading}>
    <div className="@container/service">
      <Packages service={block.service} />
    </div>
    <PriceNote className="mt-5" />
  </Band>
)
