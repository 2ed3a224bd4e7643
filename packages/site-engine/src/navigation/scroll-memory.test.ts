import { expect, it } from 'vitest'
import { type BrowserStore, createBrowserStore } from '../storage/browser-store.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** A tab's storage, with an initial value. */
function tab(kept?: string): BrowserStore {
  const values = new Map(kept === undefined ? [] : [['site-engine:scroll', kept]])
  return createBrowserStore(() => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  }))
}

it('restores scroll positions after a reload', () => {
  const session = tab()
  const before = createScrollMemory(session)
  before.remember('k1 /', 1200.4)
  before.remember('k2 /about', 0)
  before.save()

  const after = createScrollMemory(session)
  expect(after.height('k1 /')).toBe(1200)
  expect(after.height('k2 /about')).toBe(0)
  expect(after.height('k3 /blog')).toBeUndefined()
})

it('keeps the latest fifty places', () => {
  const session = tab()
  const before = createScrollMemory(session)
  for (let place = 0; place < 60; place++) before.remember(`k${place}`, place)
  before.remember('k10', 5)
  before.save()

  const after = createScrollMemory(session)
  expect(after.height('k9')).toBeUndefined()
  expect(after.height('k11')).toBe(11)
  expect(after.height('k10')).toBe(5)
})

it.each([
  '{',
  'null',
  '"[]"',
  '{"0":["k1 /",7]}',
  '[["k1 /","7"],["k1 /",null],["k1 /",1e999],["k1 /"],[1,2],null,7]',
])('starts empty with the invalid value %s', (kept) => {
  const memory = createScrollMemory(tab(kept))
  expect(memory.height('k1 /')).toBeUndefined()
  memory.remember('k1 /', 7)
  memory.save()
  expect(memory.height('k1 /')).toBe(7)
})
