import { describe, expect, test } from 'vitest'
import { ledgerDrawings } from '../catalogue.ts'
import { Plan } from './grammar.ts'
import { layLane, leave, levelOf, reach } from './lane.ts'

const SLUGS = [
  'payment-orchestration',
  'payment-gateway',
  'software-development',
  'api-microservices',
  'white-label-solutions',
  'system-integration',
  'cloud-operations',
  'devops-cicd',
  'seo-optimization',
  'data-analytics',
]
const NAMES = SLUGS.flatMap((slug) => [`ledger/${slug}-wide`, `ledger/${slug}-tall`])

function drawn(name: string): string {
  const draw = ledgerDrawings[name]
  if (draw === undefined) throw new Error(`There is no drawing ${name}.`)
  return draw()
}

/** The steps between the corners of every polyline, as [dx, dy]. */
function stepsOf(svg: string): [number, number][] {
  const lines = [...svg.matchAll(/<path d="M([\d.\- L]+)" fill="none"/g)].map(([, d]) => d ?? '')
  return lines.flatMap((d) => {
    const corners = d.split('L').map((corner) => corner.split(' ').map(Number))
    return corners.slice(1).map(([x = 0, y = 0], index): [number, number] => {
      const [fromX = 0, fromY = 0] = corners[index] ?? []
      return [x - fromX, y - fromY]
    })
  })
}

test('every layout B service has a wide drawing and an upright one', () => {
  expect(Object.keys(ledgerDrawings).sort()).toEqual([...NAMES].sort())
})

test('no two drawings are alike', () => {
  expect(new Set(NAMES.map(drawn)).size).toBe(NAMES.length)
})

describe.each(NAMES)('%s', (name) => {
  const svg = drawn(name)

  test('has the agreed size', () => {
    const size = name.endsWith('-wide') ? '0 0 1240 420' : '0 0 420 900'
    expect(svg).toContain(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"`)
  })

  test('has no words and needs nothing from outside', () => {
    expect(svg).not.toMatch(/<(text|title|desc|script|style|image|use|foreignObject)\b/)
    expect(svg).not.toMatch(/\b(href|class|on[a-z]+)=|url\(|var\(/)
    expect(svg.replace(/<[^>]*>/g, '')).toBe('')
  })

  test('runs straight or at 45 degrees', () => {
    const steps = stepsOf(svg)
    expect(steps.length).toBeGreaterThan(20)
    for (const [dx, dy] of steps) {
      const crooked = Math.min(Math.abs(dx), Math.abs(dy), Math.abs(Math.abs(dx) - Math.abs(dy)))
      expect(crooked).toBeLessThan(0.02)
    }
  })

  test('uses an id once at most and is the same each time', () => {
    const ids = [...svg.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(drawn(name)).toBe(svg)
  })
})

describe('a lane', () => {
  test('changes level at 45 degrees, whichever end of the turn is given', () => {
    const lane = layLane('#fff', [0, 100], [leave(50, 130), reach(200, 90)], 240)
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
    expect(() => layLane('#fff', [0, 100], [reach(20, 130)], 240)).toThrow(RangeError)
    expect(() => layLane('#fff', [0, 100], [leave(220, 130)], 240)).toThrow(RangeError)
  })

  test('has a level everywhere up to its end', () => {
    const lane = layLane('#fff', [0, 100], [leave(50, 130)], 240)
    expect([20, 65, 200].map((u) => levelOf(lane, u))).toEqual([100, 115, 130])
    expect(() => levelOf(lane, 241)).toThrow(RangeError)
  })
})

test('a tall plan turns every place of the wide one', () => {
  expect(new Plan('wide').at(372, 66)).toEqual([372, 66])
  expect(new Plan('tall').at(372, 66)).toEqual([66, 372])
})
