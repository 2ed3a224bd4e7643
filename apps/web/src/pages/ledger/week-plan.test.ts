import { describe, expect, it } from 'vitest'
import { planWeeks } from './week-plan.ts'

const bar = (start: number, shortest: number, longest: number) => ({
  start: expect.closeTo(start),
  shortest: expect.closeTo(shortest),
  longest: expect.closeTo(longest),
})

describe('planWeeks', () => {
  it('lays the steps one after the other', () => {
    const plan = planWeeks(['1–2 weeks', '3–5 days', '1–2 weeks', '4–12 weeks'])
    expect(plan?.bars).toEqual([
      bar(0, 1 / 17, 2 / 17),
      bar(2 / 17, 0.6 / 17, 1 / 17),
      bar(3 / 17, 1 / 17, 2 / 17),
      bar(5 / 17, 4 / 17, 12 / 17),
    ])
    expect(plan?.marks.map((mark) => mark.week)).toEqual([0, 4, 8, 12, 16])
  })

  it('gives an ongoing step no bar', () => {
    const plan = planWeeks(['1–2 weeks', '3–5 days', '1–2 weeks', 'Every month'])
    expect(plan?.bars[3]).toBeNull()
    expect(plan?.bars[2]).toEqual(bar(0.6, 0.2, 0.4))
    expect(plan?.marks.map((mark) => mark.week)).toEqual([0, 1, 2, 3, 4])
  })

  it('has nothing to draw when no step has a length of time', () => {
    expect(planWeeks([null, 'Every month'])).toBeNull()
    expect(planWeeks(['0 weeks'])).toBeNull()
  })

  it('marks at most five weeks, however long the work', () => {
    for (const weeks of [1, 3, 10, 30, 90, 300]) {
      const marks = planWeeks([`${weeks} weeks`])?.marks ?? []
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.length).toBeLessThanOrEqual(5)
      expect(marks.every((mark) => mark.start >= 0 && mark.start < 1)).toBe(true)
    }
  })
})
