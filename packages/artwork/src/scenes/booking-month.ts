import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, line, rect, repeat, svgView } from '../svg.ts'

const DAYS = 7
const WEEKS = 5
/** Days that show as taken, scattered so that no pattern can be read into them. */
const TAKEN = new Set([1, 11, 16, 21, 31])
const TAKEN_FILL = '#1B3568'

function day(index: number): string {
  const x = 40 + (index % DAYS) * 96
  const y = 110 + Math.floor(index / DAYS) * 84
  const border = `stroke="${colour.nightRule}" stroke-width="1.5"`
  return rect(x, y, 84, 72, TAKEN.has(index) ? TAKEN_FILL : 'none', border)
}

/** Book a meeting, while the calendar loads: a ghost month, the string along its base, 712 by 490. */
export function bookingMonth(): string {
  const head = line('M40 70H240M520 70H708', colour.nightRule, 8)
  const base = line('M40 540H712', colour.nightLine, 1.5, DASH_DOT)
  const string = line('M40 540H500C580 536 620 480 664 380', colour.haldi, 4)
  const held = place('consulting-strategy', 664, 316, 92, 18, { on: 'night', spar: 0.7 })
  return svgView(40, 62, 712, 490, repeat(DAYS * WEEKS, day) + head + base + string + held)
}
