import type { Post } from '@kitewright/content-types/generated/sanity.types'
import type { PlateName } from '../seed-assets.ts'
import type { Draft } from './draft.ts'
import { picture } from './picture.ts'
import { slug } from './reference.ts'
import { text } from './text.ts'

/** A post; its plate has the post's own name. `publishedAt` is a day: 2026-10-27. */
export function post({
  slug: address,
  alt,
  body,
  ...words
}: Omit<Draft<Post>, '_id' | '_type' | 'slug' | 'image' | 'body'> & {
  slug: PlateName
  alt: string
  body: string
}): Draft<Post> {
  return {
    ...words,
    _id: `post-${address}`,
    _type: 'post',
    slug: slug(address),
    image: picture(address, alt),
    body: text(body),
  }
}
