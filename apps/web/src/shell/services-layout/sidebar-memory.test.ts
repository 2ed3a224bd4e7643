import { pageMemory } from '@kitewright/site-engine/session-memory'
import { expect, it } from 'vitest'
import { sidebarMemory } from './sidebar-memory.ts'

it('remembers a closed list until it is forgotten', () => {
  const session = pageMemory()
  expect(sidebarMemory(session).isClosedByVisitor()).toBe(false)
  sidebarMemory(session).rememberClosed()
  expect(sidebarMemory(session).isClosedByVisitor()).toBe(true)
  sidebarMemory(session).forgetClosed()
  expect(sidebarMemory(session).isClosedByVisitor()).toBe(false)
})

it('remembers how far the list is scrolled, the top included', () => {
  const memory = sidebarMemory(pageMemory())
  expect(memory.scroll()).toBeNull()
  memory.rememberScroll(412.6)
  expect(memory.scroll()).toBe(413)
  memory.rememberScroll(0)
  expect(memory.scroll()).toBe(0)
})
