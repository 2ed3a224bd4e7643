/**
 * A place on a plan: `u` runs with the flow (to the right when wide, down when tall), `v` across it,
 * 0 to 420 in both. One description so serves both orientations and 45 degrees stay 45 degrees.
 */
export type Point = readonly [u: number, v: number]

/** A lane leaves its level at `from`, or has reached the new level `to` at `by`; always at 45 degrees. */
export type Bend = { from: number; to: number } | { by: number; to: number }

/** The lane leaves its level at `from` and makes for the level `to`. */
export function createBendFrom(from: number, to: number): Bend {
  return { from, to }
}

/** The lane has reached the level `to` at `by`. */
export function createBendTo(by: number, to: number): Bend {
  return { by, to }
}

/** A line that keeps its colour from the first sheet to the last. Its points never run back. */
export interface Lane {
  stroke: string
  points: readonly Point[]
}

/**
 * Lays a lane from `start` through its turns to `end`.
 * @throws RangeError when a turn needs more room than there is, so that the lane would run back.
 */
export function createLane(
  stroke: string,
  start: Point,
  turns: readonly Bend[],
  end: number,
): Lane {
  const points: Point[] = [start]
  let [u, v] = start
  for (const bend of turns) {
    const run = Math.abs(bend.to - v)
    const start = 'from' in bend ? bend.from : bend.by - run
    if (start < u) throw new RangeError(`A lane at ${u} cannot turn at ${start}.`)
    points.push([start, v], [start + run, bend.to])
    u = start + run
    v = bend.to
  }
  if (end < u) throw new RangeError(`A lane at ${u} cannot end at ${end}.`)
  points.push([end, v])
  return { stroke, points }
}

/**
 * The level of a lane at `u`.
 * @throws RangeError when the lane ends before `u`.
 */
export function getLevel(lane: Lane, u: number): number {
  for (const [index, [u1, v1]] of lane.points.entries()) {
    const [u0, v0] = lane.points[Math.max(index - 1, 0)] ?? [u1, v1]
    if (u <= u1) return u1 === u0 ? v1 : v0 + ((v1 - v0) * (u - u0)) / (u1 - u0)
  }
  throw new RangeError(`The lane ends before ${u}.`)
}
