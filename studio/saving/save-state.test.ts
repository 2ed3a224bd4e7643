import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaveStore, type FormState, type SaveState } from './save-state.ts'

const start = Date.parse('2026-01-01T10:00:00Z')

let answers: boolean
let pings: number
let states: SaveState[]
let store: ReturnType<typeof createSaveStore>
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  answers = true
  pings = 0
  states = []
  store = createSaveStore(async () => {
    pings += 1
    if (!answers) throw new Error('no answer')
  })
  store.state.subscribe((saving) => states.push(saving))
})
afterEach(() => vi.useRealTimers())

const opened = () => {
  const form = new Subject<FormState>()
  const close = store.watch(form)
  form.next('saved')
  return { form, close }
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('asks nothing while all is saved, and shows nothing while a slow lake answers', async () => {
  const { form } = opened()
  await after(60)
  expect(pings).toBe(0)
  form.next('unsaved')
  await after(60)
  form.next('saved')
  expect(pings).toBeGreaterThan(0)
  expect(states).toEqual([{ kind: 'well' }])
})

it('reports unsaved changes immediately', () => {
  const { form } = opened()
  expect(store.isUnsaved()).toBe(false)
  form.next('unsaved')
  expect(store.isUnsaved()).toBe(true)
  form.next('cut-off')
  expect(store.isUnsaved()).toBe(false)
})

it('shows within five seconds since when nothing is saved, and later that everything is', async () => {
  const { form } = opened()
  answers = false
  form.next('unsaved')
  await after(5)
  expect(states.at(-1)).toEqual({ kind: 'silent', since: start, isUnsaved: true })
  await after(95)
  expect(states).toHaveLength(2)
  answers = true
  await after(2)
  expect(states.at(-1)).toEqual({ kind: 'catching-up' })
  form.next('saved')
  expect(states.at(-1)).toEqual({ kind: 'caught-up' })
  await after(10)
  expect(states.at(-1)).toEqual({ kind: 'well' })

  form.next('unsaved')
  form.next('saved')
  await after(60)
  expect(states).toHaveLength(5)
})

it('counts from the last answer', async () => {
  const { form } = opened()
  form.next('unsaved')
  await after(10)
  answers = false
  await after(5)
  expect(states.at(-1)).toEqual({ kind: 'silent', since: start + 10_000, isUnsaved: true })
})

it('reports no unsaved edits if only the connection is lost', async () => {
  const { form } = opened()
  answers = false
  form.next('cut-off')
  await after(5)
  expect(states.at(-1)).toEqual({ kind: 'silent', since: start, isUnsaved: false })
})

it('watches a closed form until all of it is saved', async () => {
  const { form, close } = opened()
  const other = opened()
  answers = false
  form.next('unsaved')
  close()
  other.close()
  expect(form.observed).toBe(true)
  expect(other.form.observed).toBe(false)
  await after(5)
  expect(states.at(-1)).toMatchObject({ kind: 'silent' })
  form.next('saved')
  expect(form.observed).toBe(false)
  expect(states.at(-1)).toEqual({ kind: 'caught-up' })
})
