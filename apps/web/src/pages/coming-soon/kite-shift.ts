/** Farthest the kite leaves its place, in px. */
const REACH = 40

/** Where the kite flies for a cursor at (x, y), each from 0 to 1 across the window. */
export function kiteShift(x: number, y: number): { x: number; y: number } {
  const along = (part: number) => Math.round((Math.min(1, Math.max(0, part)) * 2 - 1) * REACH)
  return { x: along(x), y: along(y) }
}
