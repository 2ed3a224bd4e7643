import type { FieldRules } from '@kitewright/content-types/model'
import { blockTypes as plainTypes, thumbnailsByType } from '@kitewright/web/blocks/schemas'
import { defineArrayMember, type FieldDefinition } from 'sanity'
import { CategoryInput } from '../inputs/categories/category-input.tsx'

const isTopic = ({ options }: { options?: unknown }) =>
  (options as { rules?: FieldRules } | undefined)?.rules?.is === 'topic'

const withInput = (field: FieldDefinition): FieldDefinition =>
  isTopic(field) ? ({ ...field, components: { input: CategoryInput } } as FieldDefinition) : field

/** The types of all blocks, with the inputs of this Studio. */
export const blockTypes = plainTypes.map(({ fields, ...type }) => ({
  ...type,
  fields: fields.map(withInput),
}))

/** A list of blocks of these types, in the order of the page. */
export const blockList = (
  types: readonly string[],
  { count }: { count: readonly [min: number, max: number] },
) => ({
  type: 'array' as const,
  of: types.map((type) => defineArrayMember({ type })),
  options: {
    rules: { count, item: 'block' },
    insertMenu: {
      filter: false as const,
      views: [{ name: 'grid' as const, previewImageUrl: getThumbnailUrl }],
    },
  },
})

/** At the Studio's origin: the preview, which has another one, shows them too. */
const getThumbnailUrl = (type: string) =>
  new URL(thumbnailsByType.get(type) ?? '', location.origin).href
