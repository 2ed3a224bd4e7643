import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestLake } from '@kitewright/content-lake/testing'
import { ContentInvalidError } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeHashedFiles } from '@kitewright/site-engine/files'
import { startTestServer } from '@kitewright/site-engine/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { landingPage } from '../../tests/landing-pages.ts'
import { sitePictures } from '../../tests/seed-snapshot.ts'

const folders: string[] = []
async function folder() {
  const created = await mkdtemp(join(tmpdir(), 'kitewright-pictures-'))
  folders.push(created)
  return created
}

type Stored = { _id: string; _type: string }
type Lake = Awaited<ReturnType<typeof startTestLake>>
let lake: Lake
/** Keeps the pictures of the bundled content, which are the same in each test. */
let cache: string
beforeAll(async () => {
  cache = await folder()
  lake = await startTestLake({ seed: true })
})
afterAll(async () => {
  await lake.close()
  await Promise.all(folders.map((created) => rm(created, { recursive: true })))
})

const buildSettings = (url: string) =>
  readSettings({
    CONTENT_SOURCE: 'sanity',
    PUBLIC_SANITY_PROJECT_ID: 'kitewright',
    SANITY_API_HOST: url,
  })
const snapshot = () => load({ settings: buildSettings(lake.url) })

/** Gives the first post another picture, as the Studio does. */
async function showInPost(
  file: Buffer,
  filename: string,
  { crop, hotspot }: { crop?: object; hotspot?: { x: number; y: number } } = {},
) {
  const asset = await lake.createTestClient().assets.upload('image', file, { filename })
  const { content } = await snapshot()
  const [post] = content.blog.posts
  if (!post) throw new Error('The lake has no posts')
  const image = {
    _type: 'picture',
    alt: 'A photo',
    asset: { _type: 'reference', _ref: asset._id },
    ...(crop && {
      crop: { _type: 'sanity.imageCrop', top: 0, right: 0, bottom: 0, left: 0, ...crop },
    }),
    ...(hotspot && {
      hotspot: { _type: 'sanity.imageHotspot', height: 0.2, width: 0.2, ...hotspot },
    }),
  }
  await lake.createTestClient().patch(post._id).set({ image }).commit()
  return { post, asset }
}

/** The pictures of a build, and the files as they were written. */
async function built(read?: Awaited<ReturnType<typeof snapshot>>) {
  const { content, files } = await sitePictures(read ?? (await snapshot()), cache)
  const out = await folder()
  await writeHashedFiles(files, out, cache)
  const picture = content.blog.posts[0]?.image
  if (!picture) throw new Error('The first post has no picture')
  return { content, files, out, picture }
}

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

describe('a picture in the lake', () => {
  it('is served in several widths, never larger than the original', async () => {
    await showInPost(await photo(1000, 500), 'photo.jpg')
    const { picture, out, content } = await built()
    expect(picture).toMatchObject({ width: 1000, height: 500, alt: 'A photo' })
    const widths = (picture.srcSet ?? '').split(', ').map((copy) => copy.split(' '))
    expect(widths.map(([, width]) => width)).toEqual(['480w', '800w', '1000w'])
    for (const [path = '', width = ''] of widths) {
      const copy = await sharp(join(out, path)).metadata()
      expect(copy).toMatchObject({ format: 'webp', width: Number.parseInt(width, 10) })
      expect(copy.height).toBe(Math.round(copy.width / 2))
    }
    expect(JSON.stringify(content)).not.toContain(lake.url)
  })

  it('has the same names in the next build, without a fetch', async () => {
    await showInPost(await photo(900, 600), 'again.jpg')
    const read = await snapshot()
    const first = await built(read)
    const fetching = vi.spyOn(globalThis, 'fetch')
    const second = await built(read)
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
    expect(second.picture).toEqual(first.picture)
    expect(await bytes(second.out)).toEqual(await bytes(first.out))
  })

  it('is cut as the editor cut it', async () => {
    const left = await photo(400, 400)
    const right = sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
    const both = await right
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    await showInPost(both, 'halves.png', { crop: { left: 0.5 } })
    const { picture, out } = await built()
    expect(picture).toMatchObject({ width: 400, height: 400 })
    const { dominant } = await sharp(join(out, picture.src)).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(40)
  })

  it.each([
    { hotspot: { x: 0.9, y: 0.12 }, focus: { x: 90, y: 12 } },
    { hotspot: { x: 0.9, y: 0.12 }, crop: { left: 0.5, bottom: 0.4 }, focus: { x: 80, y: 20 } },
    { hotspot: { x: 0.1, y: 0.5 }, crop: { left: 0.5 }, focus: { x: 0, y: 50 } },
    { hotspot: { x: 0.503, y: 0.497 }, focus: null },
    { focus: null },
  ])('keeps in sight what the editor marked: %o', async ({ focus, ...marks }) => {
    await showInPost(await photo(400, 300), 'marked.jpg', marks)
    const { content } = await sitePictures(await snapshot(), cache)
    expect(content.blog.posts[0]?.image.focus).toEqual(focus)
  })

  it('stays a drawing when it holds nothing but shapes, and becomes WebP when it holds more', async () => {
    const svg = (body: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" width="90" height="60">${body}</svg>`,
      )
    await showInPost(svg('<path d="M0 0h9v9z"/>'), 'plain.svg')
    const plain = await built()
    expect(plain.picture.src).toMatch(/^\/media\/\w+\.svg$/)
    expect(plain.picture.srcSet).toBeNull()

    await showInPost(svg('<script>alert(1)</script><path d="M0 0h90v60z"/>'), 'script.svg')
    const other = await built()
    expect(other.picture.src).toMatch(/-800\.webp$/)
    expect(await sharp(join(other.out, other.picture.src)).metadata()).toMatchObject({ width: 800 })
  })

  it('that is gone stops the build with the document and the field', async () => {
    const { post, asset } = await showInPost(await photo(500, 500), 'gone.jpg')
    await lake
      .createTestClient()
      .patch(asset._id)
      .set({ url: `${asset.url.slice(0, -4)}-gone.jpg` })
      .commit()
    const failure = await built().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ContentInvalidError)
    expect(String(failure)).toContain(`post “${post.title}” (${post._id})`)
    expect(String(failure)).toContain('image.asset: It cannot be loaded')
    expect(String(failure)).toContain('HTTP 404')
  })

  it('that cannot be read as a picture stops the build with the document', async () => {
    const { post } = await showInPost(await photo(500, 500), 'fine.jpg')
    const { content, assets } = await snapshot()
    await using server = await startTestServer((_, response) => response.end('no picture'))
    const image = content.posts.find(({ _id }) => _id === post._id)?.image
    if (image) image.src = `${server.url}/a.jpg`
    const { files } = await sitePictures({ content, assets }, cache)
    const hashed = writeHashedFiles(files, await folder(), cache)
    await expect(hashed).rejects.toThrow(/cannot be read \(Input buffer contains unsupported image/)
  })
})

describe('an uploaded video', () => {
  const body = Buffer.from('a film')

  const upload = (content: Buffer, filename: string) =>
    lake.createTestClient().assets.upload('file', content, { filename })
  const getField = ({ _id }: { _id: string }) => ({
    _type: 'file',
    asset: { _type: 'reference', _ref: _id },
  })

  /** Shows a film of these bytes on a landing page. */
  async function showOnPage(words: object = { silent: true }) {
    const asset = await upload(body, 'film.mp4')
    const [project] = (await snapshot()).content.portfolio.projects
    const image = (await lake.createTestClient().getDocument(project?._id ?? ''))?.image
    const film = { heading: 'A film', image, file: getField(asset), ...words }
    const section = { _key: 'a', _type: 'videoSection', ...film }
    await lake
      .createTestClient()
      .createOrReplace(landingPage('film', { sections: [section] }) as Stored)
    return asset
  }
  const getVideo = ({ landingPages }: Awaited<ReturnType<typeof built>>['content']) => {
    const [block] = landingPages[0]?.blocks ?? []
    if (block?._type !== 'videoSection') throw new Error('There is no video')
    return block
  }

  it('is copied, so that no visitor loads it from the lake', async () => {
    await showOnPage()
    const { content, out, files } = await built()
    const { file, captions, image } = getVideo(content)
    expect(file).toMatch(/^\/media\/\w+\.mp4$/)
    expect(captions).toBeNull()
    expect(image.width / image.height).toBeCloseTo(16 / 9, 1)
    expect(await readFile(join(out, file ?? ''))).toEqual(body)
    const fetching = vi.spyOn(globalThis, 'fetch')
    await writeHashedFiles(files, out, cache)
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
  })

  it('with captions of another format stops the build with the field', async () => {
    const subtitles = Buffer.from('1\n00:00:00,000 --> 00:00:10,000\nA kite rises.\n')
    await showOnPage({ captions: getField(await upload(subtitles, 'renamed.vtt')) })
    await expect(built()).rejects.toThrow(
      'sections[_key=="a"].captions.asset: The file begins with',
    )
  })

  it('that is gone stops the build with the field', async () => {
    const { _id, url } = await showOnPage()
    const missingUrl = url.replace('.mp4', '0.mp4')
    await lake.createTestClient().patch(_id).set({ url: missingUrl }).commit()
    const failure = await built().catch(String)
    expect(failure).toContain('sections[_key=="a"].file.asset: It cannot be loaded')
    expect(failure).toContain('Upload the file again.')
    await lake.createTestClient().patch(_id).set({ url }).commit()
  })
})

describe('a picture in the place of a drawing', () => {
  const ID = 'service-web-development'
  const getService = ({ services }: { services: readonly { _id: string }[] }) =>
    services.find(({ _id }) => _id === ID)

  /** A red square at the right of a wide white picture, which the place “plate-1” (4:3) shows in part. */
  async function showInDiagram(hotspot?: { x: number; y: number }) {
    const red = { create: { width: 300, height: 600, channels: 3, background: 'red' } } as const
    const wide = await sharp({ create: { ...red.create, width: 2400, background: 'white' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 2100, top: 0 }])
      .png()
      .toBuffer()
    const asset = await lake
      .createTestClient()
      .assets.upload('image', wide, { filename: 'red.png' })
    const image = {
      _type: 'picture',
      alt: 'A red square',
      asset: { _type: 'reference', _ref: asset._id },
      ...(hotspot && {
        hotspot: { _type: 'sanity.imageHotspot', height: 0.2, width: 0.2, ...hotspot },
      }),
    }
    const picture = { _key: 'a', _type: 'servicePicture', place: 'plate-1', image }
    await lake
      .createTestClient()
      .patch(ID)
      .set({ layout: 'storyboard', pictures: [picture] })
      .commit()
  }

  it('is cropped to the ratio of its place, around the hotspot', async () => {
    await showInDiagram({ x: 0.95, y: 0.5 })
    const { content, files } = await sitePictures(await snapshot(), cache)
    const out = await folder()
    await writeHashedFiles(files, out, cache)
    const picture = getService(content)
    expect(picture).toMatchObject({
      pictures: { 'plate-1': { alt: 'A red square', width: 800, height: 600, focus: null } },
    })
    const { src = '' } = content.services.find(({ _id }) => _id === ID)?.pictures?.['plate-1'] ?? {}
    const { width, height } = await sharp(join(out, src)).metadata()
    expect(width / height).toBeCloseTo(4 / 3, 2)
    const rightSide = sharp(join(out, src)).extract({ left: 520, top: 0, width: 270, height: 600 })
    const { dominant } = await sharp(await rightSide.png().toBuffer()).stats()
    expect(dominant).toMatchObject({ r: expect.closeTo(255, -1.5), g: expect.closeTo(0, -1.5) })
  })

  it('is cut around its middle when nothing is marked', async () => {
    await showInDiagram()
    const { content, files } = await sitePictures(await snapshot(), cache)
    const out = await folder()
    await writeHashedFiles(files, out, cache)
    const { src = '' } = content.services.find(({ _id }) => _id === ID)?.pictures?.['plate-1'] ?? {}
    const { dominant } = await sharp(join(out, src)).stats()
    expect(dominant.g).toBeGreaterThan(240)
  })

  it('that is gone stops the build with the service and the picture', async () => {
    await showInDiagram()
    const read = await snapshot()
    for (const service of read.content.services) {
      for (const { image } of service.pictures ?? []) image.src = null
    }
    const failure = await sitePictures(read, cache).catch(String)
    expect(failure).toContain('service “Web Development” (service-web-development)')
    expect(failure).toContain('pictures[0].image.asset: It has')
  })

  it('is said by no service that has none', async () => {
    const seed = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
    const { content } = await sitePictures(seed, cache)
    for (const service of content.services) expect(service).not.toHaveProperty('pictures')
  })
})

it.each([
  ['does not answer', () => {}, 300, 'did not come within 0.3 seconds'],
  [
    'answers 500',
    (_: unknown, response: ServerResponse) => response.writeHead(500).end(),
    60_000,
    'HTTP 500',
  ],
] as const)('a lake that %s is named with the document', async (_name, answer, timeout, words) => {
  await using server = await startTestServer(answer)
  const { content, assets } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
  const [project] = content.portfolio.projects
  if (!project) throw new Error('The seed has no projects')
  project.image.src = `${server.url}/a.svg`
  const failure = await sitePictures({ content, assets }, cache, { timeout, tries: 1 }).catch(
    String,
  )
  expect(failure).toContain(`The picture of the project “${project.title}”`)
  expect(failure).toContain(words)
})

async function bytes(out: string) {
  const names = await readdir(join(out, 'media'))
  return Promise.all(
    names.sort().map(async (name) => [name, await readFile(join(out, 'media', name))]),
  )
}
