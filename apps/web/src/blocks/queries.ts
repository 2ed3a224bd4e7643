import { blockNames, blocks, mapByEveryBlock } from './registry.ts'

const queries = mapByEveryBlock(
  import.meta.glob<string>('./*/query.ts', { eager: true, import: 'query' }),
  'query.ts',
)

/** GROQ after the name of a list of blocks: the fields that each needs, in the order that editors chose. */
export const composeBlocksQuery = (): string => {
  const conditions = blockNames.map(
    (name) => `  _type == "${blocks[name].type}" => ${queries[name]}`,
  )
  return `[]{\n${['  _key', '  _type', '  background', '  space', ...conditions].join(',\n')}\n}`
}
