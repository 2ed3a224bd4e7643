import type { ArticleText, Post } from '@kitewright/content-types/model'
import type { CoverName } from '../seed-assets.ts'
import type { Draft } from './parts.ts'
import { createPicture, createSlug, type ServiceSlug, toAuthor, toService } from './reference.ts'
import { parseText } from './text.ts'

type Table = { caption: string; rows: string }
type Quote = { quote: string }
/** Paragraphs in the format of `text`, a quote, or a table with cells separated by |. */
type Part = string | Quote | Table

/** A post; its picture has the post's name. `publishedAt` is a day: 2026-10-27. */
export function post({
  slug: address,
  alt,
  author,
  body,
  service,
  ...texts
}: Omit<Draft<Post>, '_id' | '_type' | 'slug' | 'image' | 'author' | 'body' | 'service'> & {
  author: 'projects-desk' | 'engineering' | 'hardware-desk'
  slug: CoverName
  alt: string
  body: readonly Part[]
  service: ServiceSlug
}): Draft<Post> {
  return {
    ...texts,
    _id: `post-${address}`,
    _type: 'post',
    slug: createSlug(address),
    image: createPicture(address, alt),
    writer: toAuthor(author),
    body: body.flatMap(createBlocks),
    service: toService(service),
  }
}

/** Keys must be unique in the article, so each part's keys start with its number. */
function createBlocks(part: Part, number: number): ArticleText {
  const toBlockKey = (key: string) => `part-${number + 1}-${key}`
  if (typeof part === 'string') {
    return parseText(part).map((block) => ({ ...block, _key: toBlockKey(block._key) }))
  }
  if ('quote' in part) {
    return parseText(part.quote).map((block) => ({
      ...block,
      _key: toBlockKey('quote'),
      style: 'blockquote' as const,
    }))
  }
  const rows = part.rows
    .trim()
    .split('\n')
    .map((row, at) => ({
      _type: 'tableRow' as const,
      _key: `row-${at + 1}`,
      cells: row.split('|').map((cell) => cell.trim()),
    }))
  return [
    { _type: 'articleTable', _key: toBlockKey('table'), caption: part.caption, grid: { rows } },
  ]
}
