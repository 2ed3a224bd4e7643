import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type Alert, type Evaluation, type Reported, ReportedFile, reportOf } from './reported.ts'

const alert = (key: string, version = '1'): Alert => ({
  key,
  version,
  title: `${key} is wrong`,
  lines: [],
  links: [],
  resolvedText: `${key} is well`,
})
const evaluation = (alerts: Alert[], undecided: string[] = []): Evaluation => ({
  alerts,
  isUndecided: (key) => undecided.includes(key),
})

/** The reports for a series of states: titles and resolved texts. */
function reportedBy(...states: Evaluation[]): string[][] {
  let reported: Reported = {}
  return states.map((state) => {
    const report = reportOf(reported, state)
    reported = report.reported
    return [...report.alerts.map(({ title }) => title), ...report.resolvedTexts]
  })
}

describe('reportOf', () => {
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
    const ways = ['1', '2', '1', '2', '3'].map((version) => evaluation([alert('a', version)]))
    expect(reportedBy(...ways, evaluation([]))).toEqual([
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

it('reads open alerts that an earlier version stored', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kitewright-alerts-'))
  const earlier = { 'held:about': { versions: ['1'], mended: 'About is live' } }
  await writeFile(join(folder.path, 'mail.json'), JSON.stringify(earlier))
  expect(await new ReportedFile(folder.path, 'mail').read(createLog('silent'))).toEqual({
    'quarantined:about': { versions: ['1'], resolvedText: 'About is live' },
  })
})
