import { queries } from '@kitewright/content-types/queries'
import { schema, validateResult } from '@kitewright/content-types/schema'
import { evaluate, parse, typeEvaluate } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { buildContent } from './build-content.ts'
import { collectIssues } from './check-documents.ts'
import { load, loadBundledSeed } from './load.ts'

const seed = await loadBundledSeed()

describe('the bundled seed', () => {
  it('breaks no rule', () => {
    expect(collectIssues(seed.documents)).toEqual([])
  })

  it.each(Object.entries(queries))(
    'answers the query %s as its type promises',
    async (name, query) => {
      const tree = parse(query)
      const answer: unknown = await (await evaluate(tree, { dataset: seed.documents })).get()
      expect(validateResult(typeEvaluate(tree, schema), answer, schema)).toEqual([])
      expect(answer).not.toBeNull()
      expect(answer).toEqual(Reflect.get(buildContent(seed.documents), name))
    },
  )

  it('is read in proportion to its length, as sites with 2,000 pages need', () => {
    const services = seed.documents.filter(({ _type }) => _type === 'service')
    /** How often a field is read with so many copies of each service. */
    const readsWith = (copies: number) => {
      let reads = 0
      const copiesOfService = Array.from({ length: copies }, (_, copy) =>
        services.map((service) => ({ ...service, _id: `${service._id}-${copy}` })),
      )
      const documents = [...seed.documents, ...copiesOfService.flat()].map(
        (document) =>
          new Proxy(document, {
            get: (target, name) => {
              reads += 1
              return Reflect.get(target, name)
            },
          }),
      )
      buildContent(documents)
      return reads
    }
    const [none, one, two] = [readsWith(0), readsWith(1), readsWith(2)]
    expect(two - one).toBeLessThan(1.1 * (one - none))
  })

  it('has the whole site', async () => {
    const content = buildContent(seed.documents)
    const services = seed.documents.filter(({ _type }) => _type === 'service')
    const slugs = content.services.map(({ slug }) => slug)
    expect(slugs).toHaveLength(services.length)
    const menuSlugs = content.site.groups.flatMap((group) => group.services.map(({ slug }) => slug))
    expect(menuSlugs.toSorted()).toEqual(slugs.toSorted())
    expect(content.home.faq.questions.length).toBeGreaterThan(0)
    expect(content.careers.jobs).toHaveLength(3)
    expect(content.blog.posts).toHaveLength(3)
    expect(content.portfolio.projects).toHaveLength(4)
    expect(content.legalPages.map(({ slug }) => slug)).toEqual(['privacy-policy', 'terms-of-use'])
  })

  it('includes every picture it uses', async () => {
    const { content, assets } = await load({
      settings: readSettings({ CONTENT_SOURCE: 'seed' }),
      warn: () => {},
    })
    const layers = content.portfolio.projects.flatMap(({ layers }) =>
      layers ? [layers.board, layers.screen] : [],
    )
    const shown = [...content.blog.posts, ...content.portfolio.projects, ...layers].map(
      ({ image }) => image.src,
    )
    expect(new Set(assets.map(({ path }) => path))).toEqual(new Set(shown))
  })
})
