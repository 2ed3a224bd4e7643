import { collectDocumentIssues, withIndexes } from '@kitewright/content-rules/check'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { collectAdvice } from './advice.ts'

const block = (style: string, text: string, href?: string) => ({
  _type: 'block',
  _key: `${style}-${text}`,
  style,
  markDefs: href ? [{ _type: 'link', _key: 'to', href }] : [],
  children: [
    { _type: 'span', _key: 'a', text: 'Prices stand ', marks: [] },
    { _type: 'span', _key: 'b', text, marks: href ? ['to'] : [] },
  ],
})
const heading = (style: 'h2' | 'h3', text: string) => ({
  ...block(style, text),
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
})
const picture = (alt: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: 'image-a' },
  alt,
})
const post = (fields: object) => ({ _id: 'post-a', _type: 'post', ...fields })
const getPaths = (document: object) =>
  collectAdvice(document).map(({ path }) => withIndexes(document, path))

it.each([
  'IMG_2041.jpg',
  'hero-2x_final',
  'DSC00412',
  'Office at night.PNG',
  'Image',
  'a photo.',
  'Picture 3',
  'untitled',
  'Image of a desk',
  'A photo showing two desks',
])('advises on a picture described as “%s”', (alt) => {
  expect(getPaths(post({ image: picture(alt) }))).toEqual(['image.alt'])
})

it.each([
  'Two people at a desk, a kite above it',
  'Kitewright',
  'A picture framer at work',
  'Photo booth with its curtain open',
  '₹60K',
])('has nothing to say of “%s”', (alt) => {
  expect(collectAdvice(post({ image: picture(alt) }))).toEqual([])
})

it('reports a caption that repeats the alt text', () => {
  const figure = (caption: string) =>
    post({
      body: [{ _type: 'articlePicture', _key: 'p', caption, image: picture('A desk by night') }],
    })
  expect(getPaths(figure('A desk, by night'))).toEqual([])
  expect(getPaths(figure('A desk by night.'))).toEqual(['body[0].image.alt'])
})

it.each(['पतंग', 'Maße', 'Łódź'])('warns that the sharing picture cannot draw “%s”', (word) => {
  const headline = { impact: 'Kites', effort: word }
  expect(getPaths(post({ title: word }))).toEqual(['title'])
  expect(getPaths({ _type: 'service', title: word, headline })).toEqual(['headline'])
  expect(getPaths({ _type: 'about', meta: { socialHeadline: headline } })).toEqual([
    'meta.socialHeadline',
  ])
  const sharingPicture = { ...picture('A kite over a desk') }
  expect(getPaths(post({ title: word, sharingPicture }))).toEqual([])
  expect(getPaths(post({ title: 'Cafés – ₹50K' }))).toEqual([])
})

it.each(['here', 'Click here', 'Read more …', 'this page', 'LEARN MORE', 'more'])(
  'advises on a link named “%s”',
  (words) => {
    expect(getPaths(post({ body: [block('normal', words, '/services')] }))).toEqual([
      'body[0].markDefs[0]',
    ])
    const button = { _type: 'link', _key: 'l', label: words, href: '/services' }
    expect(getPaths({ _type: 'siteSettings', links: [button] })).toEqual(['links[0].label'])
  },
)

it('accepts links with a clear name, and texts without words', () => {
  for (const words of ['our price list', 'More posts', 'Read the guide', 'See here for prices']) {
    expect(collectAdvice(post({ body: [block('normal', words, '/services')] }))).toEqual([])
  }
  expect(collectAdvice(post({ body: [block('normal', 'here')] }))).toEqual([])
  const token = { _type: 'price', _key: 'c', marks: ['to'] }
  const linked = block('normal', 'here', '/services')
  expect(
    collectAdvice(post({ body: [{ ...linked, children: [...linked.children, token] }] })),
  ).toEqual([])
})

it('reports the first small heading without a larger one above, and empty headings', () => {
  const [large, small] = [heading('h2', 'Time'), heading('h3', 'In weeks')]
  expect(getPaths(post({ body: [block('normal', 'x'), small, large] }))).toEqual(['body[1]'])
  expect(collectAdvice(post({ body: [large, small] }))).toEqual([])
  expect(getPaths(post({ body: [large, heading('h3', ' ')] }))).toEqual(['body[1]'])
  const section = { _key: 's', title: 'What we collect', body: [small] }
  expect(collectAdvice({ _type: 'legalPage', sections: [section] })).toEqual([])
})

it('is advice only: the build accepts such a text', () => {
  const body = [heading('h3', 'In weeks'), block('normal', 'here', '/services')]
  const image = picture('Image')
  const issues = collectDocumentIssues({ ...post({ body, image }), title: 'T', author: 'Asha' })
  expect(collectAdvice(post({ body, image }))).toHaveLength(3)
  expect(issues).toEqual([])
})

it('accepts any input', () => {
  for (const value of [null, 1, [], { _type: 'post', body: [null, 1, { _type: 'block' }] }]) {
    expect(collectAdvice(value)).toEqual([])
  }
})

it('finds nothing in the seed', () => {
  expect(seedDocuments().flatMap(collectAdvice)).toEqual([])
})

it('advises on a chat at another number than the phone', () => {
  const getAdvice = (url?: string) =>
    getPaths({
      _id: 'siteSettings',
      _type: 'siteSettings',
      phone: '+91 80 5550 0142',
      social: [{ _key: 'w', _type: 'socialLink', network: 'WhatsApp', url }],
    })
  expect(getAdvice('https://wa.me/918055500143')).toEqual(['social[0].url'])
  expect(getAdvice('https://wa.me/918055500142')).toEqual([])
  expect(getAdvice()).toEqual([])
})
