import { cleaned } from '@kitewright/content-rules/clean-text'
import { type Fields, isFields } from '@kitewright/content-rules/problem'
import { allProblems, contentHash, documentHash } from './check-documents.ts'
import { contentFrom } from './content-from.ts'
import { bundledSeed } from './seed.ts'

/** How long checking and querying take as the services grow in number. Times in ms. */
const { documents } = await bundledSeed()
const services = documents.filter(({ _type }) => _type === 'service')

/** The service under another address, differing where documents must. */
function copyOf(service: Fields, tag: number): Fields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const current = `${isFields(service.slug) ? text(service.slug.current) : ''}-${tag}`
  return {
    ...service,
    _id: `${text(service._id)}-${tag}`,
    title: `${text(service.title)} ${tag}`,
    slug: { _type: 'slug', current },
    metaDescription: `${text(service.metaDescription).slice(0, 120)} ${current}`.slice(0, 155),
  }
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, Math.round(performance.now() - start)]
}

for (const times of [1, 1, 15, 50, 150]) {
  const copies = Array.from({ length: times - 1 }, (_, tag) =>
    services.map((service) => copyOf(service, tag + 1)),
  )
  const all = [...documents, ...copies.flat()]
  const [clean, cleaning] = await timed(() => all.map((document) => cleaned(document)))
  const [problems, checking] = await timed(() => allProblems(clean))
  const [, querying] = await timed(() => contentFrom(clean))
  const [, hashing] = await timed(() => contentHash(clean.map(documentHash)))
  console.log({
    services: services.length * times,
    problems: problems.length,
    cleaning,
    checking,
    querying,
    hashing,
    total: cleaning + checking + querying + hashing,
  })
}
