import { markShapes } from '../logo.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, group, line, path, svgView } from '../svg.ts'

/** The overlay while something loads: the mark at the end of its string, 420 by 116. */
export function loadingString(): string {
  const string = line('M0 104H210C262 100 288 84 312 52', colour.haldi, 3)
  const base = line('M0 104H420', colour.nightLine, 1.2, DASH_DOT)
  const mark = group('transform="translate(296 -6) scale(1.12)"', markShapes('night'))
  return svgView(0, -8, 420, 116, string + base + mark)
}

/** The small kite at the tip of a progress string, 24 by 28, its centre at (12,12). */
export function stringKite(): string {
  const sheet = path('M0-11L11 0L0 11L-11 0Z', colour.haldi) + path('M0-11L11 0L0 11Z', colour.rani)
  return svgView(-12, -12, 24, 28, sheet + path('M0 10L-4 16H4Z', colour.paper))
}
