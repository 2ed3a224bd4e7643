import { describe, expect, test } from 'vitest'
import { ledgerDrawings } from '../catalogue.ts'
import { Plan } from './grammar.ts'
import { createBendFrom, createBendTo, createLane, getLevel } from './lane.ts'

/** The steps between the corners of every polyline, as [dx, dy]. */
function getSteps(svg: string): [number, number][] {
  const lines = [...svg.matchAll(/<path d="M([\d.\- L]+)"[^>]* fill="none"/g)].map(
    ([, d]) => d ?? '',
  )
  return lines.flatMap((d) => {
    const corners = d.split('L').map((corner) => corner.split(' ').map(Number))
    return corners.slice(1).map(([x = 0, y = 0], index): [number, number] => {
      const [fromX = 0, fromY = 0] = corners[index] ?? []
      return [x - fromX, y - fromY]
    })
  })
}

test.each(Object.entries(ledgerDrawings))('%s runs straight or at 45 degrees', (_, draw) => {
  const steps = getSteps(draw())
  expect(steps.length).toBeGreaterThan(20)
  for (const [dx, dy] of steps) {
    const crooked = Math.min(Math.abs(dx), Math.abs(dy), Math.abs(Math.abs(dx) - Math.abs(dy)))
    expect(crooked).toBeLessThan(0.02)
  }
})

describe('a lane', () => {
  test('changes level at 45 degrees, whichever end of the turn is given', () => {
    const lane = createLane('#fff', [0, 100], [createBendFrom(50, 130), createBendTo(200, 90)], 240)
    expect(lane.points).toEqual([
      [0, 100],
      [50, 100],
      [80, 130],
      [160, 130],
      [200, 90],
      [240, 90],
    ])
  })

  test('is refused when it would run back', () => {
    expect(() => createLane('#fff', [0, 100], [createBendTo(20, 130)], 240)).toThrow(RangeError)
    expect(() => createLane('#fff', [0, 100], [createBendFrom(220, 130)], 240)).toThrow(RangeError)
  })

  test('has a level everywhere up to its end', () => {
    const lane = createLane('#fff', [0, 100], [createBendFrom(50, 130)], 240)
    expect([20, 65, 200].map((u) => getLevel(lane, u))).toEqual([100, 115, 130])
    expect(() => getLevel(lane, 241)).toThrow(RangeError)
  })
})

test('a tall plan turns every place of the wide one', () => {
  expect(new Plan('wide').at(372, 66)).toEqual([372, 66])
  expect(new Plan('tall').at(372, 66)).toEqual([66, 372])
})
