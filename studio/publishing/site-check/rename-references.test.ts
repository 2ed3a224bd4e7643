import { collectNewIssues, type Fields, mergeDocuments } from '@kitewright/content-rules/check'
import { service, site, tiers } from '@kitewright/content-rules/testing'
import { describe, expect, it } from 'vitest'
import { renameReferences, type UpdatedText, withTexts } from './rename-references.ts'

describe('renameReferences', () => {
  const getUpdates = (id: string, after: Fields): UpdatedText[] => {
    const documents = mergeDocuments(site, [after])
    const document = documents.find(({ _id }) => _id === id)
    return document ? renameReferences(document, { before: service(), after }, documents) : []
  }

  it('fixes all texts, in the renamed service and elsewhere', () => {
    const after = service({
      slug: { current: 'websites' },
      tiers: tiers('Basic', 'Professional', 'Enterprise'),
    })
    const documents = mergeDocuments(site, [after])
    const fixed = documents.map((document) =>
      withTexts(document, getUpdates(String(document._id), after)),
    )
    expect(collectNewIssues(site, fixed)).toEqual([])
    const texts = JSON.stringify(fixed)
    expect(texts).toContain('It is {range Basic of websites}.')
    expect(texts).toContain('From {from Basic}.')
    expect(texts).toContain('"/services/websites?a=1#prices"')
  })

  it('keeps working links', () => {
    expect(getUpdates('faq-where', service({ tiers: tiers('Basic', 'B', 'C') }))).toEqual([])
    // The other way round: “Starter” is still there.
    expect(
      getUpdates('faq-cost', service({ tiers: tiers('Professional', 'Starter', 'C') })),
    ).toEqual([])
  })

  it('leaves the texts of a package that is gone to a person', () => {
    const [, ...rest] = tiers('Starter', 'Professional', 'Enterprise')
    expect(getUpdates('faq-cost', service({ tiers: rest }))).toEqual([])
  })
})
