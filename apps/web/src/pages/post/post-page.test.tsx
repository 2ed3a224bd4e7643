import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPictures } from '#app/document/with-pictures.ts'
import { fakePictures } from '#app/pages/collect-texts.ts'
import { buildStructuredData } from '#app/seo/structured-data.ts'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { PostPage } from './post-page.tsx'

const [seedPost] = seedSnapshot.content.posts
if (!seedPost) throw new Error('The seed has no post')

const image = { alt: 'Asha Rao', crop: null, hotspot: null, src: '/asha.svg', width: 9, height: 9 }
const person = {
  author: 'Asha Rao',
  writer: {
    _id: 'author-asha',
    title: 'Asha Rao',
    role: 'Head of engineering',
    about: 'She has built payment systems since 2012.',
    image,
  },
}

async function getPost(changes: Partial<typeof seedPost>) {
  const written = { ...seedSnapshot.content, posts: [{ ...seedPost, ...changes }] as never }
  const { posts } = await withPictures(written, fakePictures)
  const [content] = posts
  if (!content) throw new Error('The post has no page')
  const html = renderToStaticMarkup(
    <InSite>
      <PostPage content={content} />
    </InSite>,
  )
  const meta = { title: '', description: '', path: `/blog/${content.slug}` }
  const config = { siteUrl: 'https://kitewright.example' } as never
  const page = { site: seedSnapshot.content.site, config, data: { page: 'post', meta, content } }
  const graph = buildStructuredData(page as never)['@graph']
  return { html, author: graph.find((one) => one['@type'] === 'BlogPosting')?.author }
}

test('a post shows name, role, line and portrait of its author', async () => {
  const { html, author } = await getPost(person)
  for (const text of [
    '<span>Asha Rao</span>',
    'Head of engineering',
    'since 2012',
    'alt="Asha Rao"',
  ])
    expect(html).toContain(text)
  expect(author).toEqual({
    '@type': 'Person',
    name: 'Asha Rao',
    jobTitle: 'Head of engineering',
  })
})

test('a post whose author has no entry shows the written name only', async () => {
  const { html, author } = await getPost({ author: 'Workshop', writer: null })
  expect(html).toContain('<span>Workshop</span>')
  expect(html).not.toContain('aria-label="Author"')
  expect(author).toEqual({ '@type': 'Person', name: 'Workshop' })
})

test('a post shows its tags', async () => {
  const { html } = await getPost({ tags: ['Payments', 'UPI'] })
  expect(html).toContain('aria-label="Tags"><li>Payments</li><li>UPI</li></ul>')
})

test('a post sets a quotation apart', async () => {
  const children = [{ _type: 'span', _key: 's', text: 'Shorter.', marks: [] }] as const
  const quote = { _type: 'block', _key: 'q', style: 'blockquote', children, markDefs: [] }
  const { html } = await getPost({ body: [quote] as never })
  expect(html).toMatch(/<blockquote class="border-l-4 [^"]+">Shorter\.<\/blockquote>/)
})
