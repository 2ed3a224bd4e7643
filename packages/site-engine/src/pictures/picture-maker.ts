import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LakeUnreachableError } from '@kitewright/content-loader/errors'
import type { Snapshot } from '@kitewright/content-loader/load'
import { formatValue } from '@kitewright/content-rules/check'
import { ensureCachedFile, type HashedFile } from '../files/hashed-files.ts'
import { mapConcurrent } from '../files/map-concurrent.ts'
import {
  type FetchLimits,
  fetchPicture,
  type PictureOwner,
  unusablePicture,
} from './fetch-picture.ts'
import {
  DEFAULT_WIDTH,
  getCroppedSize,
  getVisiblePart,
  getWidths,
  type LakePicture,
  type SitePicture,
} from './picture-sizes.ts'
import { getEncoder, resizePicture } from './resize-picture.ts'

/** Shapes, and elements that group and crop them. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])

const attributes =
  /^(xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|points|transform|opacity|overflow|preserveAspectRatio|fill(-opacity|-rule)?|stroke(-width|-opacity|-dasharray|-dashoffset|-linecap|-linejoin|-miterlimit)?|clip-rule|vector-effect)$/

/** Numbers, colour names and path commands: nothing that could be an address or a rule. */
const value = /^[\w\s.,#%()+-]*$/

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const attribute = /\s([\w:-]+)="([^"]*)"/g

/**
 * Whether an SVG has only shapes: no script, style, text, link, font, entity, comment or picture. This is an allowlist,
 * so that the file may be served unchanged.
 */
export function isPlainSvg(text: string): boolean {
  const open: string[] = []
  let index = 0
  let roots = 0
  const skipSpace = () => {
    while (/\s/.test(text.charAt(index))) index += 1
  }
  for (skipSpace(); index < text.length; skipSpace()) {
    tag.lastIndex = index
    const [match, closes, name = '', attributeText = '', isEmpty] = tag.exec(text) ?? []
    if (match === undefined || !elements.has(name) || !isSafe(attributeText)) return false
    if (open.length === 0 && (name !== 'svg' || ++roots > 1)) return false
    if (closes) {
      if (attributeText || isEmpty || open.pop() !== name) return false
    } else if (!isEmpty) open.push(name)
    index += match.length
  }
  return roots === 1 && open.length === 0
}

const isSafe = (attributeText: string) =>
  [...attributeText.matchAll(attribute)].every(([, name = '', text = '']) =>
    name === 'xmlns'
      ? text === 'http://www.w3.org/2000/svg'
      : attributes.test(name) && value.test(text) && !/url\(/i.test(text),
  )

export type { SitePicture } from './picture-sizes.ts'

export type PictureOptions = FetchLimits & {
  /** Whether a file of the site exists and need not be made. */
  exists?: (path: string) => boolean
  /** The live picture of a document, by id and slot; its files exist. */
  previous?: (id: string, slot?: string) => SitePicture | undefined
}

type Size = { readonly width: number; readonly height: number }

type Placed = {
  _id: string
  title: string
  /** Its path in the document. */
  path?: string
}

type Illustrated = Placed & {
  image: LakePicture
  /** Which of several pictures of the document. */
  slot?: string
  /** Aspect ratio to which it is cropped, around its hotspot. */
  ratio?: number
}

export type PictureMaker = {
  /**
   * Returns the documents of this type with the site's pictures. Throws ContentInvalidError with all pictures that an
   * editor must fix, and LakeUnreachableError.
   */
  addPictures: <Item extends Illustrated>(
    type: string,
    items: readonly Item[],
  ) => Promise<(Omit<Item, 'image'> & { image: SitePicture })[]>
  /**
   * The sharing pictures of these documents, of this size in px. Throws like `addPictures`; null, with a note, if the lake
   * does not deliver one.
   */
  addSharingPictures: (
    items: readonly (Illustrated & { type: string })[],
    size: Size,
  ) => Promise<(HashedFile | null)[]>
  /** Copies an uploaded file to the site and returns the path of the copy. Throws like `addPictures`. */
  copyFile: (type: string, item: Placed & { src: string }) => Promise<string>
  /** Files of all pictures and copies so far. */
  files: HashedFile[]
  /** Deviations from the content, for people. */
  notes: string[]
}

/**
 * Makes the site's own pictures, with content-hashed names, so that no page loads from the lake. A plain SVG stays an
 * SVG; other pictures become WebP in several widths when their files are written. Names depend only on content.
 *
 * New pictures are downloaded here and stored in `cache`; `assets` are those of the bundled content. If the lake does
 * not deliver a picture, the live one stays, with a note.
 */
export function createPictureMaker(
  assets: Snapshot['assets'],
  cache: string,
  { exists = () => false, previous, ...limits }: PictureOptions = {},
): PictureMaker {
  const bundled = new Map(assets.map(({ path, body }) => [path, Buffer.from(body)]))
  const files: HashedFile[] = []
  const notes: string[] = []
  /** Each picture is downloaded once for all copies, to a file: in memory they could be too many. */
  const fetched = new Map<string, Promise<string>>()

  function getSource({ src, width, height }: LakePicture, owner: PictureOwner) {
    if (src === null || width === null || height === null) {
      throw unusablePicture(owner, 'It has no address or no size.')
    }
    const body = bundled.get(src)
    const hash = createHashName(body ?? src)
    const isDrawing = /\.svg$/i.test(src)
    const fetchFile = () => {
      const known = fetched.get(src)
      const file = join(cache, 'media', `${hash}.source${isDrawing ? '.svg' : ''}`)
      const picture = known ?? ensureCachedFile(file, () => fetchPicture(src, owner, limits))
      if (!known) fetched.set(src, picture)
      return picture
    }
    /** Checked now, before pages refer to these copies: later they could not be omitted. */
    const prepareCopies = async (copies: readonly string[]) => {
      const isReady = copies.every((path) => exists(path) || existsSync(join(cache, path)))
      if (!isReady && !body) await fetchFile()
    }
    const readBytes = async () => body ?? readFile(await fetchFile())
    return { width, height, hash, isDrawing, readBytes, prepareCopies }
  }

  async function createSitePicture(
    picture: LakePicture,
    owner: PictureOwner,
    ratio?: number,
  ): Promise<SitePicture> {
    const { alt, crop: chosen, hotspot } = picture
    const { width, height, hash, isDrawing, readBytes, prepareCopies } = getSource(picture, owner)
    const { crop, focus } = getVisiblePart({ width, height, crop: chosen, hotspot }, ratio)
    if (isDrawing && !crop) {
      const text = String(await readBytes())
      if (isPlainSvg(text)) {
        const path = `/media/${createHashName(text)}.svg`
        files.push({ path, make: () => text })
        return { alt, src: path, srcSet: null, width, height, focus }
      }
    }
    const full = getCroppedSize(width, height, crop)
    const name = createHashName(hash, JSON.stringify([crop, full, getEncoder('webp')]))
    const copies = getWidths(full.width, isDrawing).map((wide) => {
      const path = `/media/${name}-${wide}.webp`
      const height = Math.max(1, Math.round((wide * full.height) / full.width))
      const variant = { crop, width: wide, height: height, format: 'webp' as const }
      files.push({
        path,
        make: async () => resizePicture(await readBytes(), variant, owner),
        slow: true,
      })
      return { path, wide }
    })
    await prepareCopies(copies.map(({ path }) => path))
    const fallback = copies.findLast(({ wide }) => wide <= DEFAULT_WIDTH) ?? copies[0]
    const srcSet = copies.map(({ path, wide }) => `${path} ${wide}w`).join(', ')
    return { alt, src: fallback?.path ?? '', srcSet, ...full, focus }
  }

  async function createSharingImage(
    picture: LakePicture,
    owner: PictureOwner,
    size: Size,
  ): Promise<HashedFile> {
    const { width, height, hash, readBytes, prepareCopies } = getSource(picture, owner)
    const { crop: chosen, hotspot } = picture
    const ratio = size.width / size.height
    const { crop } = getVisiblePart({ width, height, crop: chosen, hotspot }, ratio)
    const path = `/social/${createHashName(hash, JSON.stringify([crop, size, getEncoder('jpeg')]))}.jpg`
    const variant = { ...size, crop, format: 'jpeg' as const }
    await prepareCopies([path])
    return { path, make: async () => resizePicture(await readBytes(), variant, owner), slow: true }
  }

  async function createOrReusePicture(
    { image: picture, slot, ratio }: Illustrated,
    owner: PictureOwner,
  ): Promise<SitePicture> {
    try {
      return await createSitePicture(picture, owner, ratio)
    } catch (error) {
      const previousPicture =
        error instanceof LakeUnreachableError ? previous?.(owner.id, slot) : undefined
      if (!previousPicture || !(error instanceof Error)) throw error
      notes.push(`${error.message} Visitors see the earlier one.`)
      for (const path of getPaths(previousPicture))
        files.push({ path, make: () => Promise.reject(error) })
      return { ...previousPicture, alt: picture.alt }
    }
  }

  return {
    addPictures: (type, items) =>
      mapConcurrent(items, async (item) => ({
        ...item,
        image: await createOrReusePicture(item, getOwner(type, item)),
      })),
    async copyFile(type, { src, ...item }) {
      const owner = { ...getOwner(type, item), what: 'file' }
      const path = `/media/${createHashName(bundled.get(src) ?? src)}.${/\w+$/.exec(src)?.[0]}`
      const make = async () => {
        const body = bundled.get(src) ?? (await fetchPicture(src, owner, limits))
        if (path.endsWith('.vtt')) checkCaptions(body, owner)
        return body
      }
      // Before pages refer to it, as for pictures.
      if (!exists(path)) await ensureCachedFile(join(cache, path), make)
      files.push({ path, make, slow: true })
      return path
    },
    addSharingPictures: (items, size) =>
      mapConcurrent(items, async (item) => {
        try {
          return await createSharingImage(item.image, getOwner(item.type, item), size)
        } catch (error) {
          if (!(error instanceof LakeUnreachableError)) throw error
          notes.push(`${error.message} Where the page is shared, our drawing is used instead.`)
          return null
        }
      }),
    files,
    notes,
  }
}

/** Browsers show nothing of another format, such as a renamed .srt file. */
function checkCaptions(body: Buffer, owner: PictureOwner) {
  const start = String(body.subarray(0, 20)).replace(/^\uFEFF/, '')
  if (start.startsWith('WEBVTT')) return
  const reason = `The file begins with ${formatValue(start)}, not with WEBVTT.`
  throw unusablePicture(owner, reason, 'Save the captions as WebVTT, and upload them again.')
}

const getOwner = (type: string, { _id, title, path }: Placed): PictureOwner => ({
  type,
  id: _id,
  title,
  path,
})

export const getPaths = ({ src, srcSet }: SitePicture): string[] =>
  [...new Set([src, ...(srcSet ?? '').split(', ').map((copy) => copy.split(' ')[0] ?? '')])].filter(
    Boolean,
  )

const createHashName = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
