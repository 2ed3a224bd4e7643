import { markShapes } from '../logo.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, group, line, svgView } from '../svg.ts'

/**
 * The overlay while something loads: the mark at the end of its string, 420 by 116. Drawn here because the
 * mark is the logo's.
 */
export function loadingString(): string {
  const string = line('M0 104H210C262 100 288 84 312 52', colour.haldi, 3)
  const base = line('M0 104H420', colour.nightLine, 1.2, DASH_DOT)
  const mark = group('transform="translate(296 -6) scale(1.12)"', markShapes('night'))
  return svgView(0, -8, 420, 116, string + base + mark)
}
