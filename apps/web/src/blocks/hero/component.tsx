import type { BlockProps } from '#app/blocks/block-props.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'

export const Block = ({ block }: BlockProps<'hero'>) => (
  <ClosingSky closing={block} drawing="scenes/about-closing-sky" picture={block.image} />
)
