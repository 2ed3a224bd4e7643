import {
  collectNewIssues,
  type Fields,
  mergeDocuments,
  withIndexes,
} from '@kitewright/content-rules/check'
import { service, site, tiers } from '@kitewright/content-rules/testing'
import { describe, expect, it } from 'vitest'
import { findCauses } from './causes.ts'

const getNewProblems = (changed: Fields) => collectNewIssues(site, mergeDocuments(site, [changed]))
const causes = (changed: Fields) => {
  const before = site.find(({ _id }) => _id === changed._id)
  const rest = getNewProblems(changed).filter(({ issue }) => issue.document?.id !== changed._id)
  return findCauses(rest, before, changed).map(({ issue }) => ({
    path: withIndexes(changed, issue.path),
    message: issue.message,
  }))
}

describe('findCauses', () => {
  it('names a rename as the cause, not the texts with the old name', () => {
    const renamed = service({ tiers: tiers('Basic', 'Professional', 'Enterprise'), lead: 'A.' })
    expect(causes(renamed)).toEqual([
      {
        path: 'tiers[0].name',
        message:
          '“Starter” is now called “Basic”, and a text (“What does it cost?”) still asks for the price of “Starter”. Carry them along, or keep the name.',
      },
    ])
  })

  it('names a new address as the cause, for links and placeholders', () => {
    const [cause, ...rest] = causes(service({ slug: { current: 'websites' } }))
    expect(rest).toEqual([])
    expect(cause?.path).toBe('slug')
    expect(cause?.message).toBe(
      'The address was “web-development”, and 2 texts (“What does it cost?” and “Where is more?”) still lead there. Carry them along, or keep the address.',
    )
  })

  it('names the list of packages as the cause if one is missing', () => {
    const [, ...rest] = tiers('Starter', 'Professional', 'Enterprise')
    const [cause] = causes(service({ tiers: rest, lead: 'A.' }))
    expect(cause).toMatchObject({ path: 'tiers' })
    expect(cause?.message).toContain('The package “Starter” is gone, and a text')
  })

  it('reports a later document with the same text', () => {
    const [cause] = causes(service({ title: 'careers' }))
    expect(cause).toEqual({
      path: 'title',
      message: '“Careers” says the same. Change one of them.',
    })
  })
})
