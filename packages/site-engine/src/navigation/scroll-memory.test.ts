import { expect, it } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'
import { pageMemory } from './session-memory.ts'

it('remembers heights over a reload of the page', () => {
  const session = pageMemory()
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
  const session = pageMemory()
  const before = createScrollMemory(session)
  for (let place = 0; place < 60; place++) before.remember(`k${place}`, place)
  before.remember('k10', 5)
  before.save()

  const after = createScrollMemory(session)
  expect(after.height('k9')).toBeUndefined()
  expect(after.height('k11')).toBe(11)
  expect(after.height('k10')).toBe(5)
})
