import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCIAL_IMAGE_SIZE } from '@kitewright/artwork/social'
import { startTestLake } from '@kitewright/content-lake/testing'
import { ContentInvalidError } from '@kitewright/content-loader/errors'
import { writeHashedFiles } from '@kitewright/site-engine/files'
import { createPictureMaker } from '@kitewright/site-engine/write'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let lake: Awaited<ReturnType<typeof startTestLake>>
let folder: string
beforeAll(async () => {
  lake = await startTestLake()
  folder = await mkdtemp(join(tmpdir(), 'kitewright-shared-'))
})
afterAll(async () => {
  await lake.close()
  await rm(folder, { recursive: true })
})

describe('a picture for those who share a page', () => {
  it('is a JPEG of 1200 by 630 px, cropped around the hotspot', async () => {
    const blue = sharp({ create: { width: 400, height: 800, channels: 3, background: 'blue' } })
    const red = { create: { width: 400, height: 400, channels: 3 as const, background: 'red' } }
    const file = await blue
      .composite([{ input: red, left: 0, top: 400 }])
      .png()
      .toBuffer()
    const { url } = await lake
      .createTestClient()
      .assets.upload('image', file, { filename: 'halves.png' })
    const [cache, out] = [join(folder, 'cache'), join(folder, 'out')]
    const image = { alt: 'Red', src: url, width: 400, height: 800, crop: null }
    const hotspot = { x: 0.5, y: 0.9 }
    const item = { _id: 'about', type: 'about', title: 'About', image: { ...image, hotspot } }
    const [shared] = await createPictureMaker([], cache).addSharingPictures(
      [item],
      SOCIAL_IMAGE_SIZE,
    )
    await writeHashedFiles(shared ? [shared] : [], out, cache)
    const picture = sharp(join(out, shared?.path ?? ''))
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { dominant } = await picture.stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(40)
  })

  it('is replaced by our drawing, with a note, if the lake does not deliver it', async () => {
    const image = { alt: 'Gone', width: 400, height: 800, crop: null, hotspot: null }
    const src = 'http://127.0.0.1:9/a.jpg'
    const { addSharingPictures, notes } = createPictureMaker([], join(folder, 'cache'), {
      tries: 1,
    })
    const item = { _id: 'about', type: 'about', title: 'About', image: { ...image, src } }
    expect(await addSharingPictures([item], SOCIAL_IMAGE_SIZE)).toEqual([null])
    expect(notes).toEqual([expect.stringContaining('our drawing is used instead')])
    const missing = { ...item, image: { ...image, src: null } }
    const error = await addSharingPictures(
      [missing, { ...missing, _id: 'blog' }],
      SOCIAL_IMAGE_SIZE,
    ).catch((cause) => cause)
    expect(error).toBeInstanceOf(ContentInvalidError)
    expect(error.issues).toMatchObject([
      { document: { id: 'about' } },
      { document: { id: 'blog' } },
    ])
  })
})
