import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsOf, type SitePicture } from '@kitewright/site-engine/picture-maker'
import { z } from 'zod'
import type { Live } from './draft.ts'

/** Data of the pages whose documents have pictures. */
const PAGES = ['/blog.json', '/portfolio.json']

const share = z.object({ x: z.number(), y: z.number() })
const item = z.object({
  _id: z.string(),
  image: z.object({
    alt: z.string(),
    src: z.string(),
    srcSet: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    focus: share.nullable(),
  }),
})
const page = z.object({
  content: z.object({ posts: z.array(item).default([]), projects: z.array(item).default([]) }),
})

/** Finds the picture that visitors see of a document now, by the document's id. */
export function earlierPictures(live: Live | null): (id: string) => SitePicture | undefined {
  let found: Map<string, SitePicture> | undefined
  return (id) => {
    found ??= new Map(live ? PAGES.flatMap((path) => picturesIn(live, path)) : [])
    return found.get(id)
  }
}

function picturesIn({ folder, manifest }: Live, path: string): [string, SitePicture][] {
  if (!manifest.files[path]) return []
  const { content } = page.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')))
  return [...content.posts, ...content.projects]
    .filter(({ image }) => pathsOf(image).every((file) => manifest.files[file]))
    .map(({ _id, image }) => [_id, image])
}
