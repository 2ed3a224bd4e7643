// @vitest-environment jsdom
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkPicture } from './picture-file.ts'

// jsdom decodes no pictures; the browser tests upload whole and cut ones.
beforeAll(() =>
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await sharp(Buffer.from(await file.arrayBuffer()), { failOn: 'truncated' })
      .raw()
      .toBuffer()
    return { close: () => {} }
  }),
)
afterAll(() => vi.unstubAllGlobals())

const check = (bytes: Uint8Array) => checkPicture(new Blob([new Uint8Array(bytes)]))

const photo = (width = 96, height = 54) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#D01257',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

const svg = (attributes: string) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1v1z"/></svg>`,
  )

/** The first bytes of a HEIC picture, of which sharp writes none. */
const heic = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic')])

const cut = (await photo().jpeg().toBuffer()).subarray(0, 400)

describe('a picture that can be shown is fine', () => {
  it.each([
    ['a JPEG', () => photo().jpeg()],
    ['a JPEG in steps', () => photo().jpeg({ progressive: true })],
    ['a JPEG in print colours', () => photo().toColourspace('cmyk').jpeg()],
    [
      'a JPEG with facts of the camera',
      () =>
        photo()
          .withExif({ IFD0: { Make: 'K' } })
          .jpeg(),
    ],
    ['a PNG', () => photo().png()],
    ['a PNG of 16 bits', () => photo().toColourspace('rgb16').png()],
    ['a WebP', () => photo().webp()],
    ['an AVIF', () => photo().avif()],
    ['a GIF', () => photo().gif()],
    ['a TIFF', () => photo().tiff()],
  ])('%s', async (_, make) => {
    expect(await check(await make().toBuffer())).toBeUndefined()
  })

  it.each([
    'viewBox="0 0 960 540"',
    'width="20mm" height="2cm"',
    'width="100%" viewBox="0,0,24,24"',
  ])('a drawing with %s', async (attributes) => {
    expect(await check(svg(attributes))).toBeUndefined()
  })
})

describe('refuses invalid actions, with advice', () => {
  it.each([
    ['nothing', new Uint8Array(), 'The file is empty'],
    ['a HEIC picture', heic, 'It is a HEIC picture'],
    ['a text', new TextEncoder().encode('no picture'), 'This file isn’t a picture'],
    ['a cut picture', cut, 'This file isn’t a picture, or its end is missing'],
    ['a page', new TextEncoder().encode('<html><svg></svg></html>'), 'This file isn’t a picture'],
    ['a drawing of 1', svg('viewBox="0 0 1 1"'), 'The drawing says that it is 1 by 1 px'],
    ['one of less', svg('viewBox="0 0 0.4 0.2"'), 'The drawing says that it is 0.4 by 0.2 px'],
    ['one without a size', svg('width="100%"'), 'The drawing does not say how large'],
  ])('%s', async (_, bytes, words) => {
    const news = await check(bytes)
    expect(news?.isRejected).toBe(true)
    expect(news?.message.startsWith(words)).toBe(true)
  })
})

it('answers a large photo at once: with a note, above 20 MB with advice', async () => {
  const bytes = await photo().jpeg().toBuffer()
  // Bytes after the end of a picture do not matter.
  const padTo = (length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
  expect(await check(padTo(6_000_000))).toEqual({
    isRejected: false,
    message: 'It has 6 MB, so the upload takes a while. The site shows it smaller.',
  })
  expect(await check(padTo(20_600_000))).toEqual({
    isRejected: true,
    message: 'It has 21 MB, and 20 MB is the most. Export it 4,000 px wide.',
  })
})
