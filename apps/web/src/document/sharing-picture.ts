import { renderPagePicture, SOCIAL_IMAGE_SIZE } from '@kitewright/artwork/social'
import { getEntryPath } from '@kitewright/content-types/addresses'
import type { Content } from '@kitewright/content-types/queries'
import type { HashedFile } from '@kitewright/site-engine/files'
import type { PictureMaker } from '@kitewright/site-engine/write'
import type { PageData } from '#app/routing/page-content.ts'

/** The picture that we draw of a page for those who share it: its headline beside a kite (SVG, 1200 x 630). */
export function renderSharingDrawing({ content }: PageData): string {
  if ('tiers' in content) {
    const { headline, slug, group } = content
    return renderPagePicture(headline, { slug, theme: group.colour })
  }
  if ('meta' in content) return renderPagePicture(content.meta.socialHeadline)
  // A post, with the kite of the service that it is about.
  const { title, service } = content
  return renderPagePicture(
    { impact: title },
    service ? { slug: service.slug, theme: service.group.colour } : undefined,
  )
}

type SharedPicture = { file: HashedFile; alt: string }

/** The pictures that editors chose instead, by the path of the page. Throws as the maker of pictures does. */
export async function loadSharedPictures(
  { pages, entries }: Content['sharingPictures'],
  { addSharingPictures }: Pick<PictureMaker, 'addSharingPictures'>,
): Promise<Map<string, SharedPicture>> {
  const chosen = [
    ...pages.map((page) => ({ ...page, path: 'meta.sharingPicture' })),
    ...entries.map((entry) => ({ ...entry, path: 'sharingPicture' })),
  ].flatMap(({ _id, _type: type, slug, title, image, path }) => {
    const page = getEntryPath({ _type: type, slug })
    return image ? [{ _id, type, title, image, path, page }] : []
  })
  const files = await addSharingPictures(chosen, SOCIAL_IMAGE_SIZE)
  return new Map(
    chosen.flatMap(({ page, image }, index) => {
      const file = files[index]
      return file ? [[page, { file, alt: image.alt }] as const] : []
    }),
  )
}
