import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block }: BlockProps<'hero'>) => (
  <ClosingSky closing={block} drawing="scenes/about-closing-sky" picture={block.image} />
)
