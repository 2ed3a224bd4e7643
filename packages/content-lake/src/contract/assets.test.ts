import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'

let lake: Awaited<ReturnType<typeof startTestLake>>
let photo: Buffer
beforeAll(async () => {
  lake = await startTestLake()
  const left = { create: { width: 200, height: 300, channels: 3, background: 'red' } } as const
  const input = await sharp(left).png().toBuffer()
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'blue' } })
    .composite([{ input, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
})
afterAll(() => lake.close())

/** Within the colours that a press prints too. */
const slate = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#6e7c91' } })

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M0 0h9v9z"/></svg>'

it('accepts files larger than the limit of documents', async () => {
  const bytes = Buffer.alloc(33 * 1024 * 1024)
  const asset = await lake.createTestClient().assets.upload('file', bytes, { filename: 'film.bin' })
  expect(asset.size).toBe(bytes.length)
})

describe('pictures', () => {
  it('become documents with their size and a name from their hash', async () => {
    const options = { filename: 'photo.jpg', title: 'A photo' }
    const asset = await lake.createTestClient().assets.upload('image', photo, options)
    const sha1 = asset.sha1hash
    expect(asset).toMatchObject({
      _id: `image-${sha1}-400x300-jpg`,
      _type: 'sanity.imageAsset',
      url: `${lake.url}/images/kitewright/production/${sha1}-400x300.jpg`,
      path: `images/kitewright/production/${sha1}-400x300.jpg`,
      originalFilename: 'photo.jpg',
      title: 'A photo',
      mimeType: 'image/jpeg',
      extension: 'jpg',
      size: photo.length,
      metadata: { dimensions: { width: 400, height: 300, aspectRatio: 4 / 3 }, isOpaque: true },
    })
    expect(asset.metadata.lqip).toMatch(/^data:image\/png;base64,/)
    expect(Buffer.from(await (await fetch(asset.url)).arrayBuffer()).equals(photo)).toBe(true)
    const again = await lake.createTestClient().assets.upload('image', photo)
    expect(again).toMatchObject({ _id: asset._id, _rev: asset._rev, title: 'A photo' })
  })

  it.each([
    ['w=100', 100, 75, 'jpeg'],
    ['h=150', 200, 150, 'jpeg'],
    ['w=100&dpr=2', 200, 150, 'jpeg'],
    ['w=100&h=100', 100, 75, 'jpeg'],
    ['w=100&h=100&fit=crop', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=fill', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=scale', 100, 100, 'jpeg'],
    ['w=800&fit=max', 400, 300, 'jpeg'],
    ['w=800', 800, 600, 'jpeg'],
    ['rect=0,0,100,50', 100, 50, 'jpeg'],
    ['rect=350,0,100,50', 50, 50, 'jpeg'],
    ['w=50&fm=webp&q=50', 50, 38, 'webp'],
    ['fm=png', 400, 300, 'png'],
    ['auto=format', 400, 300, 'webp'],
  ])('are served as %s', async (query, width, height, format) => {
    const { url } = await lake.createTestClient().assets.upload('image', photo)
    const response = await fetch(`${url}?${query}`, { headers: { accept: 'image/webp,*/*' } })
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ width, height, format })
  })

  it('are cropped to the rectangle', async () => {
    const { url } = await lake.createTestClient().assets.upload('image', photo)
    const dominant = async (rect: string) => {
      const bytes = await (await fetch(`${url}?rect=${rect}&fm=png`)).arrayBuffer()
      return (await sharp(bytes).stats()).dominant
    }
    expect(await dominant('0,0,150,300')).toMatchObject({ b: 8 })
    expect(await dominant('250,0,150,300')).toMatchObject({ r: 8 })
  })

  it.each([
    ['16 bits', () => slate().toColourspace('rgb16').png()],
    ['print colours', () => slate().toColourspace('cmyk').jpeg()],
  ])('with %s are served in sRGB', async (_, make) => {
    const { url } = await lake.createTestClient().assets.upload('image', await make().toBuffer())
    for (const format of ['webp', 'avif', 'jpg', 'png']) {
      const bytes = await (await fetch(`${url}?fm=${format}`)).arrayBuffer()
      expect((await sharp(bytes).metadata()).space).toBe('srgb')
      const [red, green, blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean)
      expect(Math.abs((red ?? 0) - 0x6e)).toBeLessThan(8)
      expect(Math.abs((green ?? 0) - 0x7c)).toBeLessThan(8)
      expect(Math.abs((blue ?? 0) - 0x91)).toBeLessThan(8)
    }
  })

  it('may be SVG files, which are unchanged', async () => {
    const body = Buffer.from(drawing)
    const asset = await lake.createTestClient().assets.upload('image', body, { filename: 'a.svg' })
    expect(asset).toMatchObject({ extension: 'svg', metadata: { dimensions: { width: 90 } } })
    const response = await fetch(`${asset.url}?w=300`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe(drawing)
    const png = await sharp(await (await fetch(`${asset.url}?fm=png`)).arrayBuffer()).metadata()
    expect(png.format).toBe('png')
  })

  it.each([
    ['rect=0,0,60,1&w=6000', 2560, 43],
    ['rect=0,0,1,60&w=6000', 43, 2560],
  ])('are never larger than 2560 pixels a side: %s', async (query, width, height) => {
    const { url } = await lake.createTestClient().assets.upload('image', Buffer.from(drawing))
    const bytes = await (await fetch(`${url}?${query}&fm=jpg`)).arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  })
  it('must be pictures, and their changes possible', async () => {
    const upload = lake.createTestClient().assets.upload('image', Buffer.from('no picture'))
    await expect(upload).rejects.toThrow('Invalid image')
    const { url } = await lake.createTestClient().assets.upload('image', photo)
    for (const query of ['w=-1', 'rect=1,2,x,4', 'fm=png&rect=1']) {
      expect((await fetch(`${url}?${query}`)).status, query).toBe(400)
    }
  })
})

it('serves files with their type', async () => {
  const body = Buffer.from('%PDF-1.7')
  const options = { filename: 'Price List.PDF', contentType: 'application/pdf' }
  const asset = await lake.createTestClient().assets.upload('file', body, options)
  expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'pdf', size: 8 })
  expect(asset._id).toBe(`file-${asset.sha1hash}-pdf`)
  const response = await fetch(`${asset.url}?dl=`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment')
  expect(await response.text()).toBe('%PDF-1.7')
})

it('requires a token for uploads, and answers 404 for unknown assets', async () => {
  const anonymous = await lake.ask('/v1/assets/images/production', { method: 'POST', body: 'x' })
  expect(anonymous.status).toBe(401)
  const init = { method: 'POST', headers: createBearer() }
  expect((await lake.ask('/v1/assets/images/production', init)).status).toBe(400)
  const names = ['..%2flake.sqlite', `${'0'.repeat(40)}-1x1.png`, 'x.png']
  for (const place of names) {
    expect((await lake.ask(`/images/kitewright/production/${place}`)).status).toBe(404)
  }
})
