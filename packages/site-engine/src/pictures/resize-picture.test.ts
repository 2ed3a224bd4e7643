import { ContentInvalidError } from '@kitewright/content-loader/errors'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resizePicture } from './resize-picture.ts'

const owner = { type: 'project', id: 'project-a', title: 'A shop' }

/** A gradient from white to black, which refers to an id and so is rasterized. */
const drawing = (viewBox: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
const variant = { crop: null, width: 1600, height: 1600, format: 'webp' as const }
const getIssue = (body: Buffer, more: object = {}) =>
  resizePicture(body, { ...variant, ...more }, owner).then(
    () => expect.unreachable('It was made into a picture'),
    (error: unknown) => (error instanceof ContentInvalidError ? error.issues[0] : error),
  )

describe('a drawing', () => {
  it.each(['0 0 1 1', '0 0 1.4 1.4', '0 0 3 3', '0 0 100 100', '0 0 6000 6000'])(
    'with the viewBox %s is rendered sharp',
    async (viewBox) => {
      const { data, info } = await sharp(await resizePicture(drawing(viewBox), variant, owner))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 1600, height: 1600 })
      const row = data.subarray(0, info.width * info.channels)
      expect(row[0]).toBeGreaterThan(245)
      expect(row.at(-1)).toBeLessThan(10)
    },
  )

  it('cropped to a hundredth is rejected with advice', async () => {
    const crop = { top: 0.99, right: 0.99, bottom: 0, left: 0 }
    expect(await getIssue(drawing('0 0 1000 1000'), { crop })).toMatchObject({
      document: { type: 'project', id: 'project-a' },
      path: 'image.asset',
      message: expect.stringMatching(/^(?!.*density).*Crop less of it/),
    })
  })

  it('of a size that no renderer supports is rejected with the required size', async () => {
    expect(await getIssue(drawing('0 0 0.01 0.01'))).toMatchObject({
      document: { title: 'A shop' },
      message: expect.stringContaining('1 unit'),
    })
  })
})
