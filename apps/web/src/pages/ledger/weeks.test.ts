import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWeeks } from './weeks.ts'

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

describe('parseWeeks', () => {
  it.each([
    ['1–2 weeks', 1, 2],
    ['4-12 weeks', 4, 12],
    ['3–5 days', 0.6, 1],
    ['1 week', 1, 1],
    [' 2 Weeks ', 2, 2],
    ['12 – 16 weeks', 12, 16],
    ['3 months', 13, 13],
    ['5–3 weeks', 3, 5],
  ])('reads %j', (duration, shortest, longest) => {
    expect(parseWeeks(duration)).toEqual({
      shortest: expect.closeTo(shortest),
      longest: expect.closeTo(longest),
    })
  })

  it.each(['Every month', 'weeks', '2 fortnights', '16+ weeks', 'about 2 weeks', '', null])(
    'has no bar for %j',
    (duration) => {
      expect(parseWeeks(duration)).toBeNull()
    },
  )

  it('never throws, and never returns a negative or reversed range', () => {
    fc.assert(
      fc.property(fc.string(), (duration) => {
        const weeks = parseWeeks(duration)
        return weeks === null || (weeks.shortest >= 0 && weeks.shortest <= weeks.longest)
      }),
    )
  })
})
