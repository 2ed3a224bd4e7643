import { describe, expect, it } from 'vitest'
import { headlineMeasure, headlineParts } from './headline-parts.ts'

describe('headlineParts', () => {
  it('starts a line for each sentence of the bold half', () => {
    expect(headlineParts({ impact: 'Designed. Routed.', effort: 'Proven.' })).toEqual([
      'Designed.',
      'Routed.',
      'Proven.',
    ])
  })

  it('keeps a half without full stops whole', () => {
    expect(headlineParts({ impact: 'Every rupee,', effort: 'routed.' })).toEqual([
      'Every rupee,',
      'routed.',
    ])
  })

  it('leaves out an empty half', () => {
    expect(headlineParts({ impact: 'Paid', effort: ' ' })).toEqual(['Paid'])
  })
})

describe('headlineMeasure', () => {
  it('counts the whole, the longest line and the longest word', () => {
    expect(headlineMeasure(['Install', 'without installing.'])).toEqual({
      all: 27,
      longestPart: 19,
      longestWord: 11,
    })
  })

  it('never returns zero, because sizes are divided by it', () => {
    expect(headlineMeasure([])).toEqual({ all: 1, longestPart: 1, longestWord: 1 })
  })
})
