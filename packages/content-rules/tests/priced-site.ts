import { type Fields, singletonTypes } from '@kitewright/content-types/model'

/** Packages of a service. */
export const tiers = (...names: string[]) =>
  names.map((name, place) => ({ _key: `t${place}`, name, from: 50_000 * (place + 1) }))

export const service = (fields: Fields = {}): Fields => ({
  _id: 'service-web',
  _type: 'service',
  title: 'Web Development',
  metaDescription: 'About the web',
  slug: { current: 'web-development' },
  lead: 'From {from Starter}.',
  tiers: tiers('Starter', 'Professional', 'Enterprise'),
  ...fields,
})

export const faq = (id: string, question: string, text: string, href = '/contact'): Fields => ({
  _id: id,
  _type: 'faq',
  question,
  answer: [
    {
      _key: 'a',
      _type: 'block',
      children: [{ _key: 'b', _type: 'span', text }],
      markDefs: [{ _key: 'l', _type: 'link', href }],
    },
  ],
})

const page = (title: string) => ({ meta: { title, description: `About ${title}` } })

/** A valid site, whose texts have prices and links to the service. */
export const site: Fields[] = [
  service(),
  faq('faq-cost', 'What does it cost?', 'It is {range Starter of web-development}.'),
  faq('faq-where', 'Where is more?', 'There.', '/services/web-development?a=1#prices'),
  { _id: 'group', _type: 'serviceGroup' },
  ...['privacy-policy', 'terms-of-use'].map((slug) => ({
    _id: slug,
    _type: 'legalPage',
    slug: { current: slug },
    ...page(slug),
  })),
  { _id: 'job', _type: 'job' },
  { _id: 'post', _type: 'post' },
  { _id: 'project', _type: 'project' },
  ...singletonTypes.map((type) => ({ _id: type, _type: type, ...page(type) })),
]
