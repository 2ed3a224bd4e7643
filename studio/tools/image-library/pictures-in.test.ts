import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { collectPictures, pictureLists } from './collect-pictures.ts'

const asset = (_id: string, _createdAt: string) => ({
  _id,
  _type: 'sanity.imageAsset',
  _createdAt,
  url: `https://lake.example/${_id}.png`,
  originalFilename: `${_id}.png`,
  size: 2048,
  metadata: { dimensions: { width: 1600, height: 900 } },
})
const shown = (ref: string, alt?: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: ref },
  alt,
})
const post = (_id: string, image: object, body: object[] = []) => ({
  _id,
  _type: 'post',
  title: 'When a PWA is enough',
  image,
  body,
})

it('lists where each picture is used, once for a draft and its published entry', () => {
  const inText = { _type: 'articlePicture', _key: 'b', image: shown('image-a', 'A kite at night') }
  const site = buildSite([
    asset('image-a', '2026-01-01T00:00:00Z'),
    asset('image-b', '2026-02-01T00:00:00Z'),
    post('post-a', shown('image-a', 'A kite')),
    post('drafts.post-a', shown('image-a', 'Image'), [inText]),
  ])
  const [newest, used] = collectPictures(site)
  expect(newest).toMatchObject({ id: 'image-b', name: 'image-b.png', width: 1600, uses: [] })
  expect(used?.uses).toEqual([
    {
      id: 'post-a',
      type: 'post',
      name: 'When a PWA is enough',
      path: ['image'],
      lack: expect.stringContaining('says nothing'),
    },
    expect.objectContaining({ path: ['body', { _key: 'b' }, 'image'] }),
  ])
  expect(used?.uses[1]).not.toHaveProperty('lack')
})

it('counts entries that visitors still see', () => {
  const site = buildSite([
    asset('image-a', '2026-01-01T00:00:00Z'),
    asset('image-b', '2026-02-01T00:00:00Z'),
    post('post-a', shown('image-a', 'A kite')),
    post('drafts.post-a', shown('image-b')),
  ])
  const pictures = collectPictures(site)
  expect(pictures.filter(pictureLists.unused.has)).toEqual([])
  expect(pictures.filter(pictureLists.silent.has).map(({ id }) => id)).toEqual(['image-b'])
})

it('finds every picture of the seed in use, and described', () => {
  const pictures = collectPictures(buildSite(seedDocuments().map((document) => ({ ...document }))))
  expect(pictures).toHaveLength(15)
  expect(pictures.filter(pictureLists.unused.has)).toEqual([])
  expect(pictures.filter(pictureLists.silent.has)).toEqual([])
})
