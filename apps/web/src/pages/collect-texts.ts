import { isFields } from '@kitewright/content-rules/check'
import type { PictureMaker } from '@kitewright/site-engine/write'

/** Fields that are not text of a page: names, addresses, dates, choices, metadata. */
const unshownFields = new Set([
  ...['slug', 'href', 'url', 'marks', 'markDefs', 'style', 'listItem', 'meta'],
  ...['metaTitle', 'metaDescription'],
  ...['layout', 'colour', 'gauge', 'figure', 'icon', 'period', 'updatedAt', 'synonyms'],
  ...['workplace', 'country'],
])

/**
 * Every text of a page's content for visitors, so that a test can look for all of
 * them, those of new fields included. `except` names fields that this page does not show.
 */
export function collectTexts(content: unknown, except: readonly string[] = []): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap((item: unknown) => collectTexts(item, except))
  if (!isFields(content)) return []
  return Object.entries(content).flatMap(([name, value]) =>
    name.startsWith('_') || unshownFields.has(name) || except.includes(name)
      ? []
      : collectTexts(value, except),
  )
}

/** As the prerender gives pictures to a page; here only their words matter. */
export const fakePictures: Pick<PictureMaker, 'addPictures' | 'copyFile'> = {
  addPictures: async (_type, items) =>
    items.map((item) => ({
      ...item,
      image: {
        alt: item.image.alt,
        src: '/picture.svg',
        srcSet: null,
        width: 3,
        height: 2,
        focus: null,
      },
    })),
  copyFile: async (_type, { src }) => src,
}
