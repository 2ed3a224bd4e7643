import type { Block } from '#app/routing/page-content.ts'
import type { BlockProps } from './block-props.ts'
import { type BlockName, getBlockName, mapByBlock } from './registry.ts'

/** Other sites that a block shows in frames. */
export type BlockPolicy<Name extends BlockName> = {
  /** Origins of all frames that drafts may have. */
  frames: readonly string[]
  /** Origins of the frames of one block. */
  getFrames: (block: BlockProps<Name>['block']) => readonly string[]
}

/** Each receives only blocks of that type. */
type AnyPolicy = { frames: readonly string[]; getFrames: (block: Block) => readonly string[] }

const policies = mapByBlock(
  import.meta.glob<AnyPolicy>('./*/policy.ts', { eager: true, import: 'policy' }),
)

export const draftFrames: readonly string[] = [...policies.values()].flatMap(({ frames }) => frames)

export const listFrames = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => policies.get(getBlockName(block._type))?.getFrames(block) ?? [])
