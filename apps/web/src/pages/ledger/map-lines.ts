/** The lines of system drawings: open, with corners only, in units of the drawing. */

type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

/** Reads the outline of a line, "M0 0L10 10". */
export function lineOf(outline: string): Line {
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(Number)
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
  )
}

export const pathOf = (line: Line) => `M${line.map((point) => point.join(' ')).join('L')}`

const between = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y)

export const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, point, index) => sum + between(line[index] ?? point, point), 0)

/** Whether the second goes on where the first one ends. */
export function joined(line: Line, next: Line): boolean {
  const [end, start] = [line.at(-1), next[0]]
  return end !== undefined && start !== undefined && between(end, start) < 1
}

/** Cuts a line at its place that is nearest to a point, and says how far that is. */
export function cutAt(line: Line, [x, y]: Point) {
  let nearest = { before: line, after: line.slice(-1), distance: Infinity }
  for (const [index, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[index - 1] ?? [x2, y2]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const share = ((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2 || 1)
    const within = Math.max(0, Math.min(1, share))
    const place: Point = [x1 + within * dx, y1 + within * dy]
    const distance = between(place, [x, y])
    if (distance >= nearest.distance) continue
    nearest = {
      before: [...line.slice(0, index), place],
      after: [place, ...line.slice(index)],
      distance,
    }
  }
  return nearest
}

/** The corners of a line, each with the share of its length that lies before it: keyframes at an even speed. */
export function timesAlong(line: Line) {
  const whole = lengthOf(line) || 1
  return line.map(([x, y], index) => ({
    x,
    y,
    offset: Math.min(1, lengthOf(line.slice(0, index + 1)) / whole),
  }))
}
