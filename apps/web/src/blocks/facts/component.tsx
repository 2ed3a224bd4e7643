import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import type { BlockProps } from '../block-props.ts'

export const Block = ({ block }: BlockProps<'facts'>) => (
  <TitleBlock facts={block.facts} label="At a glance" />
)
