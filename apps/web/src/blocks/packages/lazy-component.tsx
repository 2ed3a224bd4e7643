import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Packages, PriceNote } from '#app/sections/service/packages.tsx'

export const Block = ({ block, className }: BlockProps<'packages'>) => (
  <Band className={className} heading={block.heading}>
    <div className="@container/service">
      <Packages service={block.service} />
    </div>
    <PriceNote className="mt-5" />
  </Band>
)
