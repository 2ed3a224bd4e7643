/** Problems of a picture that an editor must know before it is stored; empty if it is fine. */
type PictureNews = { isRefused: boolean; words: string }

/** Pixels of a side below which a picture is a dot. */
const MIN_SIDE_PX = 16

/** Reads the first bytes, and checks that the last ones exist. */
type Found = { isWhole: boolean; moves?: boolean }

/**
 * Checks the bytes of an uploaded picture: by content, not by name. A picture
 * that would fail is refused, with advice.
 */
export function pictureNews(bytes: Uint8Array): PictureNews | undefined {
  if (bytes.length === 0) {
    return refused('The file is empty: 0 bytes. Copy it from the phone or camera again.')
  }
  if (isHeic(bytes)) {
    return refused(
      'It is a HEIC picture, which browsers do not show. Export it as JPEG; iPhones do so by themselves with Settings, Camera, Formats, “Most Compatible”.',
    )
  }
  const drawing = drawingSize(bytes)
  if (drawing) return drawingNews(drawing)
  const found = readers.map((read) => read(bytes)).find((one) => one !== undefined)
  if (!found) return refused('It is no picture. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.')
  if (!found.isWhole) {
    return refused('Its end is missing: it was not copied or downloaded to the end. Get it again.')
  }
  return found.moves
    ? {
        isRefused: false,
        words: 'It moves. On the site it is a still picture, as its first frame.',
      }
    : undefined
}

const refused = (words: string): PictureNews => ({ isRefused: true, words })

function drawingNews({ width, height }: { width: number; height: number }) {
  if (width >= MIN_SIDE_PX && height >= MIN_SIDE_PX) return undefined
  if (!(width > 0 && height > 0)) {
    return refused('The drawing does not say how large it is. Export it with a width and a height.')
  }
  return refused(
    `The drawing says that it is ${width} by ${height} px large (width, height or viewBox). Export it at the size at which it is shown.`,
  )
}

const at = (bytes: Uint8Array, start: number, ...expected: number[]) =>
  expected.every((byte, offset) => bytes[start + offset] === byte)

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Brands of pictures in HEVC; `mif1` alone may hold AVIF as well. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false
  const brands = textAt(bytes, 8, Math.min(view(bytes).getUint32(0), 64) - 8)
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** From marker to marker, as small pictures within the picture have ends of their own. */
function jpeg(bytes: Uint8Array): Found | undefined {
  if (!at(bytes, 0, 0xff, 0xd8, 0xff)) return undefined
  let place = 2
  while (place + 3 < bytes.length) {
    const marker = bytes[place + 1] ?? 0
    if (bytes[place] !== 0xff) break
    if (marker === 0xd9) return { isWhole: true }
    if (marker === 0xff) {
      place += 1
      continue
    }
    place += 2 + view(bytes).getUint16(place + 2)
    if (marker === 0xda) place = afterScan(bytes, place)
  }
  return { isWhole: at(bytes, place, 0xff, 0xd9) }
}

/** Index of the marker that ends a scan; within a scan 0xff precedes 0 or a restart. */
function afterScan(bytes: Uint8Array, start: number): number {
  let place = bytes.indexOf(0xff, start)
  while (place !== -1) {
    const next = bytes[place + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return place
    place = bytes.indexOf(0xff, place + 1)
  }
  return bytes.length
}

function png(bytes: Uint8Array): Found | undefined {
  if (!at(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return undefined
  let moves = false
  for (let place = 8; place + 12 <= bytes.length; ) {
    const kind = textAt(bytes, place + 4, 4)
    if (kind === 'IEND') return { isWhole: true, moves }
    moves ||= kind === 'acTL'
    place += 12 + view(bytes).getUint32(place)
  }
  return { isWhole: false }
}

function gif(bytes: Uint8Array): Found | undefined {
  if (!/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return undefined
  let place = 13 + colours(bytes[10] ?? 0)
  let frames = 0
  while (place < bytes.length) {
    const kind = bytes[place]
    if (kind === 0x3b) return { isWhole: true, moves: frames > 1 }
    if (kind === 0x2c) {
      frames += 1
      place = afterBlocks(bytes, place + 11 + colours(bytes[place + 9] ?? 0))
    } else if (kind === 0x21) place = afterBlocks(bytes, place + 2)
    else break
  }
  return { isWhole: false }
}

/** Bytes of the table of colours of a GIF. */
const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function afterBlocks(bytes: Uint8Array, start: number): number {
  let place = start
  for (let length = bytes[place]; length; length = bytes[place]) place += 1 + length
  return place + 1
}

function webp(bytes: Uint8Array): Found | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined
  const moves = textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return { isWhole: view(bytes).getUint32(4, true) + 8 <= bytes.length, moves }
}

function avif(bytes: Uint8Array): Found | undefined {
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined
  let place = 0
  while (place + 8 <= bytes.length) {
    const size = view(bytes).getUint32(place)
    // 0 reaches to the end; 1 is a longer number, of films.
    if (size < 8) return { isWhole: true }
    place += size
  }
  return { isWhole: place === bytes.length }
}

/** Its parts lie anywhere; the lake says whether it can read them. */
const tiff = (bytes: Uint8Array): Found | undefined =>
  at(bytes, 0, 0x49, 0x49, 0x2a, 0) || at(bytes, 0, 0x4d, 0x4d, 0, 0x2a)
    ? { isWhole: true }
    : undefined

const readers = [jpeg, png, gif, webp, avif, tiff]

/** Bytes in which the root element of a drawing begins, behind comments of the program that made it. */
const HEAD_BYTES = 64 * 1024

/** How large an SVG says that it is, in pixels: 0 by 0 if it does not. Nothing if it is no SVG. */
function drawingSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const head = new TextDecoder()
    .decode(bytes.subarray(0, HEAD_BYTES))
    .replace(/<!--[\s\S]*?-->/g, '')
  const root = head.match(
    /^\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)?<svg\b([^>]*)>/i,
  )?.[1]
  if (root === undefined) return undefined
  const box =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const { 2: boxWidth = 0, 3: boxHeight = 0 } = box
  return {
    width: pixels(attribute(root, 'width')) ?? boxWidth,
    height: pixels(attribute(root, 'height')) ?? boxHeight,
  }
}

const attribute = (element: string, name: string) =>
  element.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1]

/** Pixels of each unit. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** A length in px; undefined for percentages. */
function pixels(length: string | undefined): number | undefined {
  const { number, unit = '' } =
    length?.trim().match(/^(?<number>[\d.]+)(?<unit>[a-z]*)$/)?.groups ?? {}
  const scale = units[unit]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}
