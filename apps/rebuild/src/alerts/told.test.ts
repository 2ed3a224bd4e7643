import { describe, expect, it } from 'vitest'
import type { Alert, Judged } from './alert.ts'
import { newsIn, type Told } from './told.ts'

const alert = (key: string, version = '1'): Alert => ({
  key,
  version,
  title: `${key} is wrong`,
  lines: [],
  links: [],
  mended: `${key} is well`,
})
const judged = (alerts: Alert[], undecided: string[] = []): Judged => ({
  alerts,
  isUndecided: (key) => undecided.includes(key),
})

/** What is told of one state after the other: titles and what is mended. */
function toldOf(...states: Judged[]): string[][] {
  let told: Told = {}
  return states.map((state) => {
    const news = newsIn(told, state)
    told = news.told
    return [...news.alerts.map(({ title }) => title), ...news.mended]
  })
}

describe('newsIn', () => {
  it('tells each thing once until it is mended, then that it is, and anew when it comes again', () => {
    const a = judged([alert('a')])
    const both = judged([alert('a'), alert('b')])
    expect(toldOf(a, a, both, judged([alert('b')]), a, judged([]), judged([]))).toEqual([
      ['a is wrong'],
      [],
      ['b is wrong'],
      ['a is well'],
      ['a is wrong', 'b is well'],
      ['a is well'],
      [],
    ])
  })

  it('tells it again when it is wrong in another way, but no way twice', () => {
    const ways = ['1', '2', '1', '2', '3'].map((version) => judged([alert('a', version)]))
    expect(toldOf(...ways, judged([]))).toEqual([
      ['a is wrong'],
      ['a is wrong'],
      [],
      [],
      ['a is wrong'],
      ['a is well'],
    ])
  })

  it('waits with “mended” while that cannot be said', () => {
    const a = judged([alert('a')])
    expect(toldOf(a, judged([], ['a']), a, judged([]))).toEqual([
      ['a is wrong'],
      [],
      [],
      ['a is well'],
    ])
  })

  it('says nothing at the end of what has no words for it', () => {
    expect(toldOf(judged([{ ...alert('a'), mended: null }]), judged([]))).toEqual([
      ['a is wrong'],
      [],
    ])
  })
})
