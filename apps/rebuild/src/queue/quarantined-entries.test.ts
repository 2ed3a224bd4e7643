import type { QuarantinedDocument } from '@kitewright/content-loader/content'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { QuarantinedEntries } from './quarantined-entries.ts'

const about: QuarantinedDocument = {
  id: 'about',
  type: 'about',
  name: 'About',
  rev: 't2',
  since: '2026-01-01T10:00:00Z',
  hasLastGood: true,
  issues: [],
}

/** Entries, and the lines of the log. */
function quarantinedEntries(findPublisher: () => Promise<string | null>) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const onChange = vi.fn()
  return { quarantined: new QuarantinedEntries({ findPublisher, log, onChange }), lines, onChange }
}

it('names and logs the editor of an entry, and asks once for each revision', async () => {
  const findPublisher = vi.fn(async () => 'Asha')
  const { quarantined, lines, onChange } = quarantinedEntries(findPublisher)
  quarantined.replace([about])
  expect(quarantined.all).toEqual([{ ...about, by: null }])
  await quarantined.authorsKnown()
  expect(onChange).toHaveBeenCalledOnce()
  expect(quarantined.all).toEqual([{ ...about, by: 'Asha' }])
  expect(lines).toMatchObject([{ id: 'about', name: 'About', by: 'Asha' }])

  quarantined.replace([about])
  expect(quarantined.all).toEqual([{ ...about, by: 'Asha' }])
  expect(findPublisher).toHaveBeenCalledOnce()
  quarantined.replace([{ ...about, rev: 't3' }])
  expect(findPublisher).toHaveBeenCalledTimes(2)
})

it('logs the problem also when the editor is unknown', async () => {
  const { quarantined, lines } = quarantinedEntries(async () => {
    throw new Error('no history')
  })
  quarantined.replace([about])
  await vi.waitFor(() => expect(lines).toHaveLength(2), 30_000)
  expect(lines[1]).toMatchObject({ id: 'about', by: null })
})

it('forgets an entry that was fixed during the look-up', async () => {
  const answer = Promise.withResolvers<string>()
  const { quarantined, onChange } = quarantinedEntries(() => answer.promise)
  quarantined.replace([about])
  quarantined.replace([])
  answer.resolve('Asha')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 30_000)
  expect(quarantined.all).toEqual([])
})
