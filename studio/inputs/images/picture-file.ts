/** A problem of an uploaded picture. A rejected picture is not stored; other problems are notes. */
type PictureIssue = { isRejected: boolean; message: string }

/** More bytes than any page needs; phones and cameras write fewer. */
const MAX_BYTES = 20_000_000

/** From here on an upload takes so long that the editor should know. */
const SLOW_BYTES = 5_000_000

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** Minimum width and height of a drawing. */
const MIN_SIDE_PX = 16

/** Result of a reader of one format. Incomplete: the last bytes are missing. */
type ImageInfo = { isComplete: boolean; isAnimated?: boolean }

/**
 * Checks an uploaded picture by its bytes, not by its name. Rejects a picture that
 * would fail later, with advice.
 */
export function checkPicture(bytes: Uint8Array): PictureIssue | undefined {
  if (bytes.length === 0) {
    return reject('The file is empty: 0 bytes. Copy it from the phone or camera again.')
  }
  if (bytes.length > MAX_BYTES) {
    return reject(
      `It has ${formatMegabytes(bytes.length)}, and ${formatMegabytes(MAX_BYTES)} is the most. Export it 4,000 px wide.`,
    )
  }
  if (isHeic(bytes)) {
    return reject(
      'It is a HEIC picture, which browsers do not show. Export it as JPEG; iPhones do so by themselves with Settings, Camera, Formats, “Most Compatible”.',
    )
  }
  const drawing = readDrawingSize(bytes)
  if (drawing) return checkDrawing(drawing)
  const info = readers.map((read) => read(bytes)).find((result) => result !== undefined)
  if (!info) return reject('This file isn’t a picture. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.')
  if (!info.isComplete) {
    return reject('Its end is missing: it was not copied or downloaded to the end. Get it again.')
  }
  if (info.isAnimated) {
    return note('It moves. On the site it is a still picture, as its first frame.')
  }
  return bytes.length > SLOW_BYTES
    ? note(
        `It has ${formatMegabytes(bytes.length)}, so the upload takes a while. The site shows it smaller.`,
      )
    : undefined
}

const reject = (message: string): PictureIssue => ({ isRejected: true, message })
const note = (message: string): PictureIssue => ({ isRejected: false, message })

function checkDrawing({ width, height }: { width: number; height: number }) {
  if (width >= MIN_SIDE_PX && height >= MIN_SIDE_PX) return undefined
  if (!(width > 0 && height > 0)) {
    return reject('The drawing does not say how large it is. Export it with a width and a height.')
  }
  return reject(
    `The drawing says that it is ${width} by ${height} px large (width, height or viewBox). Export it at the size at which it is shown.`,
  )
}

const hasBytes = (bytes: Uint8Array, start: number, ...expected: number[]) =>
  expected.every((byte, offset) => bytes[start + offset] === byte)

const readText = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const createView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Brands of pictures in HEVC; `mif1` alone may hold AVIF as well. */
function isHeic(bytes: Uint8Array): boolean {
  if (readText(bytes, 4, 4) !== 'ftyp') return false
  const brands = readText(bytes, 8, Math.min(createView(bytes).getUint32(0), 64) - 8)
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** Reads from marker to marker, because thumbnails in the picture have end markers too. */
function readJpeg(bytes: Uint8Array): ImageInfo | undefined {
  if (!hasBytes(bytes, 0, 0xff, 0xd8, 0xff)) return undefined
  let offset = 2
  while (offset + 3 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0
    if (bytes[offset] !== 0xff) break
    if (marker === 0xd9) return { isComplete: true }
    if (marker === 0xff) {
      offset += 1
      continue
    }
    offset += 2 + createView(bytes).getUint16(offset + 2)
    if (marker === 0xda) offset = findScanEnd(bytes, offset)
  }
  return { isComplete: hasBytes(bytes, offset, 0xff, 0xd9) }
}

/** Index of the marker that ends a scan; within a scan 0xff precedes 0 or a restart. */
function findScanEnd(bytes: Uint8Array, start: number): number {
  let offset = bytes.indexOf(0xff, start)
  while (offset !== -1) {
    const next = bytes[offset + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset
    offset = bytes.indexOf(0xff, offset + 1)
  }
  return bytes.length
}

function readPng(bytes: Uint8Array): ImageInfo | undefined {
  if (!hasBytes(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return undefined
  let isAnimated = false
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const kind = readText(bytes, offset + 4, 4)
    if (kind === 'IEND') return { isComplete: true, isAnimated }
    isAnimated ||= kind === 'acTL'
    offset += 12 + createView(bytes).getUint32(offset)
  }
  return { isComplete: false }
}

function readGif(bytes: Uint8Array): ImageInfo | undefined {
  if (!/^GIF8[79]a/.test(readText(bytes, 0, 6))) return undefined
  let offset = 13 + getColourTableSize(bytes[10] ?? 0)
  let frames = 0
  while (offset < bytes.length) {
    const kind = bytes[offset]
    if (kind === 0x3b) return { isComplete: true, isAnimated: frames > 1 }
    if (kind === 0x2c) {
      frames += 1
      offset = skipBlocks(bytes, offset + 11 + getColourTableSize(bytes[offset + 9] ?? 0))
    } else if (kind === 0x21) offset = skipBlocks(bytes, offset + 2)
    else break
  }
  return { isComplete: false }
}

/** Bytes of the table of colours of a GIF. */
const getColourTableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function skipBlocks(bytes: Uint8Array, start: number): number {
  let offset = start
  for (let length = bytes[offset]; length; length = bytes[offset]) offset += 1 + length
  return offset + 1
}

function readWebp(bytes: Uint8Array): ImageInfo | undefined {
  if (readText(bytes, 0, 4) !== 'RIFF' || readText(bytes, 8, 4) !== 'WEBP') return undefined
  const isAnimated = readText(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return { isComplete: createView(bytes).getUint32(4, true) + 8 <= bytes.length, isAnimated }
}

function readAvif(bytes: Uint8Array): ImageInfo | undefined {
  if (readText(bytes, 4, 4) !== 'ftyp') return undefined
  let offset = 0
  while (offset + 8 <= bytes.length) {
    const size = createView(bytes).getUint32(offset)
    // 0 reaches to the end; 1 is a longer number, of films.
    if (size < 8) return { isComplete: true }
    offset += size
  }
  return { isComplete: offset === bytes.length }
}

/** The parts of a TIFF have no order, so its end is not checked here; the lake checks it. */
const readTiff = (bytes: Uint8Array): ImageInfo | undefined =>
  hasBytes(bytes, 0, 0x49, 0x49, 0x2a, 0) || hasBytes(bytes, 0, 0x4d, 0x4d, 0, 0x2a)
    ? { isComplete: true }
    : undefined

const readers = [readJpeg, readPng, readGif, readWebp, readAvif, readTiff]

/** Bytes in which the root element of a drawing begins, behind comments of the program that made it. */
const HEAD_BYTES = 64 * 1024

/** The size that an SVG declares, in px: 0 by 0 without one. Undefined for other files. */
function readDrawingSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const head = new TextDecoder()
    .decode(bytes.subarray(0, HEAD_BYTES))
    .replace(/<!--[\s\S]*?-->/g, '')
  const root = head.match(
    /^\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)?<svg\b([^>]*)>/i,
  )?.[1]
  if (root === undefined) return undefined
  const box =
    getAttribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const { 2: boxWidth = 0, 3: boxHeight = 0 } = box
  return {
    width: parseLength(getAttribute(root, 'width')) ?? boxWidth,
    height: parseLength(getAttribute(root, 'height')) ?? boxHeight,
  }
}

const getAttribute = (element: string, name: string) =>
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
function parseLength(length: string | undefined): number | undefined {
  const { number, unit = '' } =
    length?.trim().match(/^(?<number>[\d.]+)(?<unit>[a-z]*)$/)?.groups ?? {}
  const scale = units[unit]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}
