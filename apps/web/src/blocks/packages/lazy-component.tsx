import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Packages, PriceNote } from '#app/sections/service/packages.tsx'

export const Block = ({ block, look }: BlockProps<'packages'>) => (
  <Band look={look} heading={block.heading}>
    <div className="@container/service">
      <Packages service={block.service} />
    </div>
    <PriceNote className="mt-5" />
  </Band>
)
