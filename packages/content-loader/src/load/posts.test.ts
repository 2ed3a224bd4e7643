import { expect, it } from 'vitest'
import { buildContent } from './build-content.ts'
import { loadBundledSeed } from './load.ts'

const { documents } = await loadBundledSeed()
const rest = documents.filter(({ _type }) => _type !== 'post')
const post = documents.find(({ _type }) => _type === 'post')

/** Posts of as many days; the first one is the newest. */
const createPosts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...post,
    _id: `post-${index}`,
    slug: { _type: 'slug', current: `post-${index}` },
    publishedAt: new Date(Date.UTC(2026, 0, -index)).toISOString().slice(0, 10),
  }))

it('lists the two newest other posts of each post', () => {
  const { posts } = buildContent([...rest, ...createPosts(4).reverse()])
  const siblings = posts.map((one) => one.others.map(({ slug }) => slug))
  expect(siblings).toEqual([
    ['post-1', 'post-2'],
    ['post-0', 'post-2'],
    ['post-0', 'post-1'],
    ['post-0', 'post-1'],
  ])
})

it('sorts the posts once, not for each post', () => {
  // Sorting 3,000 posts 3,000 times would take minutes.
  const { posts } = buildContent([...rest, ...createPosts(3_000)])
  expect(posts.at(-1)?.others).toHaveLength(2)
})
