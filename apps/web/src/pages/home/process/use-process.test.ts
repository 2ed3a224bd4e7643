import { describe, expect, test } from 'vitest'
import { initialProcess, type ProcessAction, processReducer } from './use-process.ts'

const after = (...actions: ProcessAction[]) => actions.reduce(processReducer, initialProcess(4))

const advance = { type: 'advance' } as const
const toggle = { type: 'toggle' } as const
const choose = (step: number) => ({ type: 'choose', step }) as const

describe('processReducer', () => {
  test('begins at the first step, running', () => {
    expect(initialProcess(4)).toEqual({ active: 0, count: 4, isPaused: false })
  })

  test('advances one step at a time', () => {
    expect(after(advance).active).toBe(1)
    expect(after(advance, advance, advance).active).toBe(3)
  })

  test('wraps after the last step', () => {
    expect(after(advance, advance, advance, advance).active).toBe(0)
  })

  test('goes on from a chosen step', () => {
    expect(after(choose(2)).active).toBe(2)
    expect(after(choose(2), advance).active).toBe(3)
    expect(after(choose(3), advance).active).toBe(0)
  })

  test('choosing leaves a pause in place', () => {
    expect(after(toggle, choose(2))).toMatchObject({ active: 2, isPaused: true })
  })

  test('toggles the pause', () => {
    expect(after(toggle).isPaused).toBe(true)
    expect(after(toggle, toggle).isPaused).toBe(false)
  })

  test('answers with a new state when the active step is chosen again', () => {
    const state = after(choose(1))
    expect(processReducer(state, choose(1))).not.toBe(state)
  })
})
