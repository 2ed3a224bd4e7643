import type { BlockProps } from '#app/blocks/block-props.ts'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'

export const Block = ({ block }: BlockProps<'facts'>) => (
  <TitleBlock facts={block.facts} label="At a glance" />
)
