/** A problem of an uploaded picture. A rejected picture is not stored; other problems are notes. */
type PictureIssue = { isRejected: boolean; message: string }

/** More bytes than any page needs; phones and cameras write fewer. */
const MAX_BYTES = 20_000_000

/** From here on an upload takes so long that the editor should know. */
const SLOW_BYTES = 5_000_000

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** Bytes that name the format; a drawing may begin with comments of the program that made it. */
const HEAD_BYTES = 64 * 1024

/** Minimum width and height of a drawing. */
const MIN_SIDE_PX = 16

/**
 * Checks an uploaded picture by its bytes, not by its name: the browser decodes it. Rejects a picture that would fail
 * later, with advice.
 */
export async function checkPicture(file: Blob): Promise<PictureIssue | undefined> {
  if (file.size === 0) {
    return reject('The file is empty: 0 bytes. Copy it from the phone or camera again.')
  }
  if (file.size > MAX_BYTES) {
    return reject(
      `It has ${formatMegabytes(file.size)}, and ${formatMegabytes(MAX_BYTES)} is the most. Export it 4,000 px wide.`,
    )
  }
  const head = await file.slice(0, HEAD_BYTES).text()
  if (isHeic(head)) {
    return reject(
      'It is a HEIC picture, which browsers do not show. Export it as JPEG; iPhones do so by themselves with Settings, Camera, Formats, “Most Compatible”.',
    )
  }
  const drawing = head.includes('<svg') && readDrawingSize(await file.text())
  if (drawing) return checkDrawing(drawing)
  // Browsers do not show a TIFF; the lake checks and converts it.
  if (!isTiff(head) && !(await isComplete(file))) {
    return reject(
      'This file isn’t a picture, or its end is missing. Get it again, or upload a JPEG, PNG, WebP, AVIF, GIF or SVG.',
    )
  }
  if (await isAnimated(file)) {
    return note('It moves. On the site it is a still picture, as its first frame.')
  }
  return file.size > SLOW_BYTES
    ? note(
        `It has ${formatMegabytes(file.size)}, so the upload takes a while. The site shows it smaller.`,
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

/** Brands of pictures in HEVC; `mif1` alone may hold AVIF as well. */
const isHeic = (head: string): boolean =>
  /^.{4}ftyp.{0,48}(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head) &&
  !/^.{4}ftyp.{0,48}avi[fs]/s.test(head)

const isTiff = (head: string): boolean => /^(II\*\0|MM\0\*)/.test(head)

/** Whether the browser decodes it to its end; it ignores bytes after that. */
const isComplete = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )

/** False where the browser does not count frames. */
async function isAnimated(file: Blob): Promise<boolean> {
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(file.type)))
    return false
  const decoder = new ImageDecoder({ data: file.stream(), type: file.type })
  try {
    await decoder.completed
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1
  } catch {
    // Its name has the ending of another format.
    return false
  } finally {
    decoder.close()
  }
}

/** The size that an SVG declares, in px: 0 by 0 without one. Undefined for other files. */
function readDrawingSize(text: string): { width: number; height: number } | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root.localName !== 'svg') return undefined
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const { 2: boxWidth = 0, 3: boxHeight = 0 } = box
  return {
    width: parseLength(root.getAttribute('width')) ?? boxWidth,
    height: parseLength(root.getAttribute('height')) ?? boxHeight,
  }
}

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
function parseLength(length: string | null): number | undefined {
  const { number, unit = '' } =
    length?.trim().match(/^(?<number>[\d.]+)(?<unit>[a-z]*)$/)?.groups ?? {}
  const scale = units[unit]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}
