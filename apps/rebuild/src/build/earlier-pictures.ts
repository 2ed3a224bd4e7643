import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPaths, type SitePicture } from '@kitewright/site-engine/write'
import { z } from 'zod'
import type { LiveRelease } from './release-writer.ts'

/** Data of the pages whose documents have pictures. */
const PAGES = ['/blog.json', '/portfolio.json']
const isServicePage = (path: string) => /^\/services\/[^/]+\.json$/.test(path)

const share = z.object({ x: z.number(), y: z.number() })
const picture = z.object({
  alt: z.string(),
  src: z.string(),
  srcSet: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  focus: share.nullable(),
})
const item = z.object({ _id: z.string(), image: picture })
const sheet = z.object({ image: picture })
const project = item.extend({
  layers: z.object({ board: sheet, screen: sheet }).nullish(),
})
const page = z.object({
  content: z.object({
    posts: z.array(item).default([]),
    projects: z.array(project).default([]),
    _id: z.string().optional(),
    pictures: z.record(z.string(), picture).default({}),
  }),
})

/** Finds the live picture of a document, by the document's id and the field. */
export function createPreviousPictureLookup(
  live: LiveRelease | null,
): (id: string, slot?: string) => SitePicture | undefined {
  let pictures: Map<string, SitePicture> | undefined
  return (id, slot) => {
    pictures ??= new Map(live ? listPages(live).flatMap((path) => readPictures(live, path)) : [])
    return pictures.get(getKey(id, slot))
  }
}

const getKey = (id: string, slot = '') => `${id} ${slot}`

const listPages = ({ manifest }: LiveRelease) => [
  ...PAGES.filter((path) => manifest.files[path]),
  ...Object.keys(manifest.files).filter(isServicePage),
]

function readPictures({ folder, manifest }: LiveRelease, path: string): [string, SitePicture][] {
  const { content } = page.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')))
  const listed = [...content.posts, ...content.projects].map(
    ({ _id, image }) => [getKey(_id), image] as [string, SitePicture],
  )
  const placed = Object.entries(content.pictures).map(
    ([slot, image]) => [getKey(content._id ?? '', slot), image] as [string, SitePicture],
  )
  const sheets = content.projects.flatMap(({ _id, layers }) =>
    Object.entries(layers ?? {}).map(
      ([slot, { image }]) => [getKey(_id, slot), image] as [string, SitePicture],
    ),
  )
  return [...listed, ...placed, ...sheets].filter(([, image]) =>
    getPaths(image).every((file) => manifest.files[file]),
  )
}
