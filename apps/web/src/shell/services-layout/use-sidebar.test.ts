import { createBrowserStore } from '@kitewright/site-engine/browser'
import { expect, it } from 'vitest'
import { createSidebarMemory } from './use-sidebar.ts'

/** The memory of a tab in which earlier pages left something. */
function createMemory(left: Record<string, string> = {}) {
  const values = new Map(Object.entries(left))
  return createSidebarMemory(
    createBrowserStore(() => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
      removeItem: (key: string) => void values.delete(key),
    })),
  )
}

it('remembers a closed list until it is forgotten', () => {
  const memory = createMemory()
  expect(memory.isClosedByVisitor()).toBe(false)
  memory.rememberClosed()
  expect(memory.isClosedByVisitor()).toBe(true)
  memory.clearClosed()
  expect(memory.isClosedByVisitor()).toBe(false)
})

it('remembers how far the list is scrolled, the top included', () => {
  const memory = createMemory()
  expect(memory.scroll()).toBeNull()
  memory.rememberScroll(412.6)
  expect(memory.scroll()).toBe(413)
  memory.rememberScroll(0)
  expect(memory.scroll()).toBe(0)
})
