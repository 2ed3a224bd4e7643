import {
  collectNodes,
  type Fields,
  formatPath,
  isFields,
  type Path,
} from '@kitewright/content-rules/check'
import { getName } from '@kitewright/content-rules/text'
import { collectAdvice } from '../../publishing/site-check/advice.ts'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'

/** A place that shows a picture. */
export type PictureUse = {
  id: string
  type: string
  /** Name of the entry. */
  name: string
  path: Path
  /** Issue of the alt text; undefined if it is fine. */
  lack?: string
}

export type StoredPicture = {
  id: string
  address: string
  name: string
  /** Pixels. */
  width: number
  height: number
  bytes: number
  uses: readonly PictureUse[]
}

/** All uploaded pictures, the newest first, with the places that show them, in drafts and published entries. */
export function collectPictures({ published, drafts }: Site): StoredPicture[] {
  const uses = new Map<unknown, Map<string, PictureUse>>()
  // Drafts come last, because only their alt texts can be fixed.
  for (const document of [...published, ...drafts]) {
    for (const [asset, use] of findUses(document)) {
      const pictureUses = uses.get(asset) ?? new Map<string, PictureUse>()
      uses.set(asset, pictureUses.set(`${use.id} ${formatPath(use.path)}`, use))
    }
  }
  return published
    .filter(({ _type }) => _type === 'sanity.imageAsset')
    .toSorted((a, b) => (String(a._createdAt) < String(b._createdAt) ? 1 : -1))
    .map((asset) => ({
      ...toStoredPicture(asset),
      uses: [...(uses.get(asset._id)?.values() ?? [])],
    }))
}

function findUses(document: Fields): [asset: unknown, use: PictureUse][] {
  const lacks = new Map(collectAdvice(document).map(({ path, message }) => [path, message]))
  return collectNodes(document).flatMap(({ value, path }): [unknown, PictureUse][] => {
    if (!isFields(value) || !isFields(value.asset)) return []
    const { alt, asset } = value
    const isSilent = typeof alt !== 'string' || alt.trim() === ''
    const lack = isSilent ? 'It has no alt text.' : lacks.get(formatPath([...path, 'alt']))
    const use = {
      id: getDocumentId(document),
      type: String(document._type),
      name: getName(document),
      path,
      ...(lack && { lack }),
    }
    return [[asset._ref, use]]
  })
}

function toStoredPicture({
  _id,
  url,
  originalFilename,
  size,
  metadata,
}: Fields): Omit<StoredPicture, 'uses'> {
  const dimensions = isFields(metadata) && isFields(metadata.dimensions) ? metadata.dimensions : {}
  return {
    id: String(_id),
    address: String(url),
    name: typeof originalFilename === 'string' ? originalFilename : String(_id),
    width: Number(dimensions.width ?? 0),
    height: Number(dimensions.height ?? 0),
    bytes: Number(size ?? 0),
  }
}

/** Filters of the list. */
export const pictureLists = {
  all: { title: 'All', has: () => true },
  unused: { title: 'Not used', has: ({ uses }: StoredPicture) => uses.length === 0 },
  silent: {
    title: 'Missing alt text',
    has: ({ uses }: StoredPicture) => uses.some(({ lack }) => lack !== undefined),
  },
} as const

export type PictureList = keyof typeof pictureLists
