import { createBrowserStore } from '@kitewright/site-engine/browser'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormState } from './save-state.ts'
import { diffDocuments, filterMissing, formatChange } from './unsent-changes.ts'
import { createUnsentStore, storeUntilSaved } from './unsent-store.ts'

/** Storage of a browser, with earlier contents. */
function storeWith(entries: [string, string][] = []) {
  const values = new Map(entries)
  return createBrowserStore(() => ({
    get length() {
      return values.size
    },
    key: (place: number) => [...values.keys()][place] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }))
}

const block = (_key: string, text: string) => ({
  _key,
  _type: 'block',
  children: [{ _key: 's', _type: 'span', text }],
})
const saved = {
  _rev: '1',
  title: 'Engineer',
  location: 'Remote',
  body: [block('a', 'One'), block('b', 'Two')],
  tags: ['x', 'y'],
}

it.each([
  [['body', { _key: 'a' }, 'level'], 1, 'other formatting'],
  [['body', { _key: 'a' }, 'children', { _key: 's' }, 'marks'], ['strong'], 'other formatting'],
  [['body', { _key: 'a' }], block('a', 'One'), 'One'],
  [['noindex'], true, 'yes'],
  [['title'], '', 'empty'],
  [['title'], undefined, 'removed'],
])('says in words what %j is now', (path, value, text) => {
  expect(formatChange({ path, value })).toBe(text)
})

it('finds changes at the innermost path, and ignores fields of the lake', () => {
  const { location: _, ...rest } = saved
  const now = { ...rest, _rev: '2', body: [saved.body[0], block('b', 'Three')], tags: ['x'] }
  expect([...diffDocuments(saved, now)]).toEqual([
    { path: ['location'], value: undefined },
    {
      path: ['body', { _key: 'b' }, 'children', { _key: 's' }, 'text'],
      value: 'Three',
    },
    { path: ['tags'], value: ['x'] },
  ])
  expect([...diffDocuments({}, { title: 'New' })]).toEqual([{ path: ['title'], value: 'New' }])
})

it('treats a list with added, removed or moved items as a whole', () => {
  const body = [saved.body[1], saved.body[0]]
  expect([...diffDocuments(saved, { ...saved, body })]).toEqual([{ path: ['body'], value: body }])
})

it('finds files that arrived later', () => {
  const changes = [...diffDocuments(saved, { ...saved, title: 'Cook', location: 'Pune' })]
  expect(filterMissing({ ...saved, title: 'Cook' }, changes)).toEqual([
    { path: ['location'], value: 'Pune' },
  ])
})

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

it('stores typed text until it is saved, and offers it to the same person on another visit', () => {
  const storage = storeWith()
  const visit = createUnsentStore(storage, 'asha')
  const states = new BehaviorSubject<FormState>('saved')
  const document = new BehaviorSubject<object | null>(saved)
  const keep = vi.fn((changes) => visit.keep('job-1', changes))
  storeUntilSaved(states, document, keep).subscribe()

  states.next('unsaved')
  document.next({ ...saved, location: 'Pune' })
  expect(visit.left('job-1'), 'what this visit itself still brings').toEqual([])
  const [[key, left] = ['']] = createUnsentStore(storage, 'asha').left('job-1')
  expect(left).toEqual({
    changes: [{ path: ['location'], value: 'Pune' }],
    at: Date.parse('2026-01-01T10:00:00Z'),
  })
  expect(createUnsentStore(storage, 'ben').left('job-1')).toEqual([])
  expect(createUnsentStore(storage, 'asha').left('job-2')).toEqual([])

  const nextStore = createUnsentStore(storage, 'asha')
  nextStore.remove(key)
  expect(nextStore.left('job-1')).toEqual([])

  document.next({ ...saved, location: 'Goa' })
  states.next('saved')
  expect(createUnsentStore(storage, 'asha').left('job-1')).toEqual([])
})

it.each(['{', 'null', '[]', '{"at":1}'])('takes the spoilt value %j for none', (text) => {
  const store = createUnsentStore(storeWith([['unsent asha job-1 x', text]]), 'asha')
  expect(store.left('job-1')).toEqual([])
})

it('keeps unsaved changes of a form that is opened again', () => {
  const keep = vi.fn()
  storeUntilSaved(
    new BehaviorSubject<FormState>('unsaved'),
    new BehaviorSubject(saved),
    keep,
  ).subscribe()
  expect(keep).not.toHaveBeenCalled()
})
