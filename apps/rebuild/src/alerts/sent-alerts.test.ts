import { describe, expect, it } from 'vitest'
import { type Alert, type Evaluation, getReport, type Reported } from './sent-alerts.ts'

const alert = (key: string, version = '1'): Alert => ({
  key,
  version,
  title: `${key} is wrong`,
  lines: [],
  links: [],
  resolvedText: `${key} is well`,
})
const evaluation = (alerts: Alert[], pending: string[] = []): Evaluation => ({
  alerts,
  isPending: (key) => pending.includes(key),
})

/** The reports for a series of states: titles and resolved texts. */
function reportedBy(...states: Evaluation[]): string[][] {
  let reported: Reported = {}
  return states.map((state) => {
    const report = getReport(reported, state)
    reported = report.reported
    return [...report.alerts.map(({ title }) => title), ...report.resolvedTexts]
  })
}

describe('getReport', () => {
  it('reports a problem once, then its fix, and again when it returns', () => {
    const a = evaluation([alert('a')])
    const both = evaluation([alert('a'), alert('b')])
    expect(
      reportedBy(a, a, both, evaluation([alert('b')]), a, evaluation([]), evaluation([])),
    ).toEqual([
      ['a is wrong'],
      [],
      ['b is wrong'],
      ['a is well'],
      ['a is wrong', 'b is well'],
      ['a is well'],
      [],
    ])
  })

  it('reports a problem again when its version changes, and no version twice', () => {
    const versions = ['1', '2', '1', '2', '3'].map((version) => evaluation([alert('a', version)]))
    expect(reportedBy(...versions, evaluation([]))).toEqual([
      ['a is wrong'],
      ['a is wrong'],
      [],
      [],
      ['a is wrong'],
      ['a is well'],
    ])
  })

  it('does not report a fix while it is undecided', () => {
    const a = evaluation([alert('a')])
    expect(reportedBy(a, evaluation([], ['a']), a, evaluation([]))).toEqual([
      ['a is wrong'],
      [],
      [],
      ['a is well'],
    ])
  })

  it('reports no fix without a resolved text', () => {
    expect(reportedBy(evaluation([{ ...alert('a'), resolvedText: null }]), evaluation([]))).toEqual(
      [['a is wrong'], []],
    )
  })
})
