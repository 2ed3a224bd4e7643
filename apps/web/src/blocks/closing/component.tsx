import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block }: BlockProps<'closing'>) => (
  <ClosingBand closing={block} tone="rani" />
)
