import { expect, test } from 'vitest'
import { type SplashTimeline, splashTimeline } from './splash-timeline.ts'

/** Seconds from the first paint to each step. */
function clock({ start, steps }: SplashTimeline): string[] {
  let now = start.least
  return steps.map((step) => {
    now += step.after
    return `${now / 1000} ${step.do}${step.do === 'message' ? ` ${step.index + 1}` : ''}`
  })
}

test('each message more or less moves the end by 1200 ms', () => {
  expect(clock(splashTimeline(4)).at(-1)).toBe('6.3 finish')
  expect(clock(splashTimeline(1))).toEqual(['0.5 message 1', '1.7 hide', '1.96 part', '2.7 finish'])
})
