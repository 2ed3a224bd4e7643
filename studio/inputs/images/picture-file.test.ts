import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPicture } from './picture-file.ts'

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

/** One picture after the other. */
const frames = async () =>
  sharp([await photo(40, 30).png().toBuffer(), await photo(40, 30).negate().png().toBuffer()], {
    join: { animated: true },
  })

const svg = (attributes: string) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1v1z"/></svg>`,
  )

/** The first bytes of a HEIC picture, of which sharp writes none. */
const heic = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic')])

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
    expect(checkPicture(await make().toBuffer())).toBeUndefined()
  })

  it.each([
    'viewBox="0 0 960 540"',
    'width="20mm" height="2cm"',
    'width="100%" viewBox="0,0,24,24"',
  ])('a drawing with %s', (attributes) => expect(checkPicture(svg(attributes))).toBeUndefined())

  it('a JPEG with a thumbnail, and bytes after its end', async () => {
    const small = await photo(16, 16).jpeg().toBuffer()
    const bytes = await photo().jpeg().toBuffer()
    const part = Buffer.from([0xff, 0xe1, ...[(small.length + 2) >> 8, (small.length + 2) & 255]])
    const complete = Buffer.concat([bytes.subarray(0, 2), part, small, bytes.subarray(2)])
    expect(checkPicture(Buffer.concat([complete, Buffer.from('more')]))).toBeUndefined()
    expect(checkPicture(complete.subarray(0, -400))?.message).toMatch(/^Its end is missing/)
  })
})

describe('refuses invalid actions, with advice', () => {
  it.each([
    ['JPEG', () => photo().jpeg()],
    ['JPEG in steps', () => photo().jpeg({ progressive: true })],
    ['PNG', () => photo().png()],
    ['WebP', () => photo().webp()],
    ['AVIF', () => photo().avif()],
    ['GIF', () => photo().gif()],
  ])('half a %s, and one without its last bytes', async (_, make) => {
    const bytes = await make().toBuffer()
    for (const length of [bytes.length >> 1, bytes.length - 2]) {
      const news = checkPicture(bytes.subarray(0, length))
      expect(news).toMatchObject({
        isRejected: true,
        message: expect.stringMatching(/^Its end is missing/),
      })
    }
  })

  it.each([
    ['nothing', new Uint8Array(), 'The file is empty'],
    ['a HEIC picture', heic, 'It is a HEIC picture'],
    ['a text', new TextEncoder().encode('no picture'), 'This file isn’t a picture'],
    ['a page', new TextEncoder().encode('<html><svg></svg></html>'), 'This file isn’t a picture'],
    ['a drawing of 1', svg('viewBox="0 0 1 1"'), 'The drawing says that it is 1 by 1 px'],
    ['one of less', svg('viewBox="0 0 0.4 0.2"'), 'The drawing says that it is 0.4 by 0.2 px'],
    ['one without a size', svg('width="100%"'), 'The drawing does not say how large'],
  ])('%s', (_, bytes, words) => {
    const news = checkPicture(bytes)
    expect(news?.isRejected).toBe(true)
    expect(news?.message.startsWith(words)).toBe(true)
  })
})

it('answers a large photo at once: with a note, above 20 MB with advice', async () => {
  const bytes = await photo().jpeg().toBuffer()
  // Bytes after the end of a picture do not matter.
  const padTo = (length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
  expect(checkPicture(padTo(6_000_000))).toEqual({
    isRejected: false,
    message: 'It has 6 MB, so the upload takes a while. The site shows it smaller.',
  })
  expect(checkPicture(padTo(20_600_000))).toEqual({
    isRejected: true,
    message: 'It has 21 MB, and 20 MB is the most. Export it 4,000 px wide.',
  })
})

it.each([
  ['GIF', async () => (await frames()).gif().toBuffer()],
  ['WebP', async () => (await frames()).webp().toBuffer()],
])('accepts an animated %s, with a note that it will not move', async (_, make) => {
  expect(checkPicture(await make())).toEqual({
    isRejected: false,
    message: 'It moves. On the site it is a still picture, as its first frame.',
  })
})
