import { isFields } from '@kitewright/content-types/model'
import type { PictureMaker, SitePicture } from '@kitewright/site-engine/write'
import type { Block, FoundBlock, LakePicture, ShowcasedProject } from '#app/routing/page-content.ts'
import type { FoundBlockNamed } from './block-props.ts'
import { type BlockName, getBlockName, mapByBlock } from './registry.ts'

/** How a block differs from others before it is rendered. */
export type Preparation<Name extends BlockName> = {
  /** Width to height to which its pictures are cut. */
  ratio?: number
  /** Fields with addresses of uploaded files, which become copies of the site. */
  files?: readonly (keyof FoundBlockNamed<Name> & string)[]
  /** Whether it has nothing to show: the page then omits it. */
  isEmpty?: (block: FoundBlockNamed<Name>) => boolean
}

/** Each receives only blocks of that type. */
type AnyPreparation = {
  ratio?: number
  files?: readonly string[]
  isEmpty?: (block: FoundBlock) => boolean
}

const preparations = mapByBlock(
  import.meta.glob<AnyPreparation>('./*/prepare.ts', { eager: true, import: 'preparation' }),
)

const getPreparation = ({ _type }: FoundBlock): AnyPreparation =>
  preparations.get(getBlockName(_type)) ?? {}

/** The document of a list of blocks, and the path of the list. */
type Owner = { _id: string; title: string; list: string; blocks: readonly FoundBlock[] }

type Sources = Pick<PictureMaker, 'addPictures' | 'copyFile'> & {
  /** The project of this id; null if the site does not show it. */
  findBuild: (id: string | null) => ShowcasedProject | null
}

/**
 * The blocks of a document with the site's own pictures and files (fields `image`, also of items in a list), and with
 * the projects that they name. Omits blocks without content.
 */
export async function prepareBlocks(
  { _id, title, list, blocks }: Owner,
  { findBuild, addPictures, copyFile }: Sources,
): Promise<Block[]> {
  const getBlockPath = ({ _key }: FoundBlock, path: string) => `${list}[_key=="${_key}"].${path}`
  const pictures = await addPictures(
    'block',
    blocks.flatMap((block) =>
      listPictures(block).map(({ key, path, image }) => ({
        _id,
        title,
        image,
        ratio: getPreparation(block).ratio,
        slot: [block._key, key].join(' ').trim(),
        path: getBlockPath(block, path),
      })),
    ),
  )
  const bySlot = new Map(pictures.map(({ slot, image }) => [slot, image]))
  const copies = new Map(
    await Promise.all(
      blocks.flatMap(listFiles).map(async ({ block, field, src }) => {
        const copy = await copyFile('block', { _id, title, src, path: getBlockPath(block, field) })
        return [src, copy] as const
      }),
    ),
  )
  return blocks.flatMap((block) => {
    if (getPreparation(block).isEmpty?.(block)) return []
    const prepared = replaceParts(block, { bySlot, copies, findBuild })
    return prepared ? [prepared] : []
  })
}

type FoundPicture = { key: string; path: string; image: LakePicture }

/** The pictures of a block, each with the key of its item in a list. */
const listPictures = (block: FoundBlock): FoundPicture[] =>
  Object.entries(block).flatMap(([field, value]: [string, unknown]): FoundPicture[] => {
    if (field === 'image' && value) return [{ key: '', path: field, image: value as LakePicture }]
    if (!Array.isArray(value)) return []
    return value.filter(isFields).flatMap(({ _key, image }) => {
      const key = String(_key)
      const path = `${field}[_key=="${key}"].image`
      return image ? [{ key, path, image: image as LakePicture }] : []
    })
  })

const listFiles = (block: FoundBlock) =>
  Object.entries(block).flatMap(([field, src]: [string, unknown]) =>
    getPreparation(block).files?.includes(field) && typeof src === 'string'
      ? [{ block, field, src }]
      : [],
  )

type Replacements = Pick<Sources, 'findBuild'> & {
  bySlot: ReadonlyMap<string, SitePicture>
  copies: ReadonlyMap<string, string>
}

/** A block with these in place of what the content has; null if it names a project that the site does not show. */
function replaceParts(block: FoundBlock, { bySlot, copies, findBuild }: Replacements) {
  const { files } = getPreparation(block)
  const result: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(block) as [string, unknown][]) {
    if (field === 'image') {
      result.image = bySlot.get(block._key) ?? null
    } else if (files?.includes(field)) {
      result[field] = copies.get(String(value)) ?? null
    } else if (Array.isArray(value)) {
      result[field] = value.map((item: unknown) =>
        isFields(item) && item.image
          ? { ...item, image: bySlot.get(`${block._key} ${item._key}`) }
          : item,
      )
    } else if (isFields(value) && value._type === 'project') {
      const build = findBuild(String(value._id))
      if (!build) return null
      result[field] = build
    } else {
      result[field] = value
    }
  }
  return result as Block
}
