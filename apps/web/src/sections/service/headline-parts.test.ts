import { describe, expect, it } from 'vitest'
import { measureHeadline, splitHeadline } from './headline-parts.ts'

describe('splitHeadline', () => {
  it('starts a line for each sentence of the bold half', () => {
    expect(splitHeadline({ impact: 'Designed. Routed.', effort: 'Proven.' })).toEqual([
      'Designed.',
      'Routed.',
      'Proven.',
    ])
  })

  it('keeps a half without full stops whole', () => {
    expect(splitHeadline({ impact: 'Every rupee,', effort: 'routed.' })).toEqual([
      'Every rupee,',
      'routed.',
    ])
  })

  it('leaves out an empty half', () => {
    expect(splitHeadline({ impact: 'Paid', effort: ' ' })).toEqual(['Paid'])
  })
})

describe('measureHeadline', () => {
  it('counts the whole, the longest line and the longest word', () => {
    expect(measureHeadline(['Install', 'without installing.'])).toEqual({
      all: 27,
      longestPart: 19,
      longestWord: 11,
    })
  })

  it('never returns zero, because sizes are divided by it', () => {
    expect(measureHeadline([])).toEqual({ all: 1, longestPart: 1, longestWord: 1 })
  })
})
