import { type BlockSchema, createAppearanceFields, createFieldPreview } from './block-schema.ts'
import { blockNames, blocks, getDefaultBackground, mapByEveryBlock } from './registry.ts'

const schemas = mapByEveryBlock(
  import.meta.glob<BlockSchema>('./*/schema.ts', { eager: true, import: 'schema' }),
  'schema.ts',
)

// Files, as the preview, which has another origin, shows them too.
const thumbnails = mapByEveryBlock(
  import.meta.glob<string>('./*/thumbnail.svg', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
  'thumbnail.svg',
)

/** The object types of all blocks, as Sanity's schema has them. */
export const blockTypes = blockNames.map((name) => {
  const { title, fields, preview = createFieldPreview('heading', title) } = schemas[name]
  const appearanceFields = getDefaultBackground(name) ? createAppearanceFields() : []
  const { type } = blocks[name]
  return {
    name: type,
    title,
    type: 'object' as const,
    fields: [...fields, ...appearanceFields],
    preview,
  }
})

/** Types of the blocks of a landing page. */
export const landingBlocks: readonly string[] = blockNames.map((name) => blocks[name].type)

/** Types of the blocks of home. */
export const homeBlocks: readonly string[] = blockNames
  .filter((name) => schemas[name].isOnHome !== false)
  .map((name) => blocks[name].type)

/** The picture of each type in the menu that adds blocks. */
export const thumbnailsByType: ReadonlyMap<string, string> = new Map(
  blockNames.map((name) => [blocks[name].type, thumbnails[name]]),
)
