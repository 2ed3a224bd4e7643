import type { BlockProps } from '#app/blocks/block-props.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'

export const Block = ({ block }: BlockProps<'closing'>) => (
  <ClosingBand closing={block} tone="rani" />
)
