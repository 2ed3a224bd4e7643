import type { BlockRules } from '@kitewright/content-types/model'
import { blocks, mapByBlock } from './registry.ts'

const rules = mapByBlock(
  import.meta.glob<BlockRules>('./*/rules.ts', { eager: true, import: 'rules' }),
)

/** The rules of all blocks that have any, by type. */
export const blockRules: Readonly<Record<string, BlockRules>> = Object.fromEntries(
  [...rules].map(([name, rule]) => [blocks[name].type, rule]),
)
