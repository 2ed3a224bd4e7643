import type { Content } from '@kitewright/content-types/queries'
import { expect, test } from 'vitest'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { withPictures } from './with-pictures.ts'

const { content } = seedSnapshot
const image = { alt: 'A kite', src: 'https://cdn.sanity.io/kite.png' } as never

test('a document names each of its pictures, as an unreachable lake leaves the live ones', async () => {
  const picture = (_key: string) => ({ _type: 'articlePicture', _key, image, caption: null })
  const [post, ...posts] = content.posts
  const [service, ...services] = content.services
  const pictures = (['plate-1', 'plate-2'] as const).map((place) => ({ place, image }))
  const site = {
    ...content,
    posts: [{ ...post, body: [picture('a'), picture('b')] }, ...posts],
    services: [{ ...service, layout: 'storyboard', pictures }, ...services],
  } as unknown as Content
  const names: string[] = []
  const result = await withPictures(site, {
    addPictures: async (type, items) =>
      items.map((item) => {
        const name = `${type} ${item._id} ${item.slot ?? ''}`
        names.push(name)
        return { ...item, image: { src: name } as never }
      }),
    copyFile: async () => '',
  })
  expect(new Set(names).size).toBe(names.length)
  expect(result.services[0]?.pictures).toMatchObject({
    'plate-1': { src: `service ${service?._id} plate-1` },
    'plate-2': { src: `service ${service?._id} plate-2` },
  })
  expect(result.posts[0]?.body).toMatchObject([
    { image: { src: `post ${post?._id} a` } },
    { image: { src: `post ${post?._id} b` } },
  ])
})
