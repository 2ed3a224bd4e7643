import type { HeldDocument } from '@kitewright/content-loader/content'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { QuarantinedEntries } from './quarantined-entries.ts'

const about: HeldDocument = {
  id: 'about',
  type: 'about',
  name: 'About',
  rev: 't2',
  since: '2026-01-01T10:00:00Z',
  hasLastGood: true,
  problems: [],
}

/** Entries, and the lines of the log. */
function quarantinedEntries(whoPublished: () => Promise<string | null>) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const onChange = vi.fn()
  return { held: new QuarantinedEntries({ whoPublished, log, onChange }), lines, onChange }
}

it('names who published an entry, in the log too, and asks once for each revision', async () => {
  const whoPublished = vi.fn(async () => 'Asha')
  const { held, lines, onChange } = quarantinedEntries(whoPublished)
  held.replace([about])
  expect(held.all).toEqual([{ ...about, by: null }])
  await held.authorsKnown()
  expect(onChange).toHaveBeenCalledOnce()
  expect(held.all).toEqual([{ ...about, by: 'Asha' }])
  expect(lines).toMatchObject([{ id: 'about', name: 'About', by: 'Asha' }])

  held.replace([about])
  expect(held.all).toEqual([{ ...about, by: 'Asha' }])
  expect(whoPublished).toHaveBeenCalledOnce()
  held.replace([{ ...about, rev: 't3' }])
  expect(whoPublished).toHaveBeenCalledTimes(2)
})

it('tells what is wrong even when nobody can tell who published it', async () => {
  const { held, lines } = quarantinedEntries(async () => {
    throw new Error('no history')
  })
  held.replace([about])
  await vi.waitFor(() => expect(lines).toHaveLength(2), 30_000)
  expect(lines[1]).toMatchObject({ id: 'about', by: null })
})

it('keeps nothing of an entry that was mended meanwhile', async () => {
  const answer = Promise.withResolvers<string>()
  const { held, onChange } = quarantinedEntries(() => answer.promise)
  held.replace([about])
  held.replace([])
  answer.resolve('Asha')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 30_000)
  expect(held.all).toEqual([])
})
