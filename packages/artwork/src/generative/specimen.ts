import { type AnyKite, getDesign, place } from '../kites/kite.ts'
import { colour } from '../palette.ts'
import {
  DASH_DOT,
  drawDiamond,
  drawLine,
  drawPath,
  drawRect,
  formatDiamondPath,
  renderSvg,
  repeat,
} from '../svg.ts'

/** Natural sizes, in px: a small drawing lies on sheet, the feature's on an ink panel. */
const AREA = { width: 200, height: 96 } as const
const FEATURE = { width: 420, height: 200 } as const

/** One of the four small drawings, without a background. */
function drawArea(body: string): string {
  return renderSvg(AREA.width, AREA.height, body)
}

/** The large drawing of a page, for the ink panel, without a background. */
function drawFeature(body: string): string {
  return renderSvg(FEATURE.width, FEATURE.height, body)
}

/** A dash-dot centre line. */
function drawAxis(d: string, stroke: string, weight = 1.2): string {
  return drawLine(d, stroke, weight, DASH_DOT)
}

type Draw = () => string

/** A page's five drawings under their names: `<slug>-1` to `<slug>-4` and `<slug>-feature`. */
function createSpecimen(
  slug: string,
  areas: readonly [Draw, Draw, Draw, Draw],
  large: Draw,
): Record<string, Draw> {
  return {
    ...Object.fromEntries(areas.map((draw, index) => [`specimen/${slug}-${index + 1}`, draw])),
    [`specimen/${slug}-feature`]: large,
  }
}

const { ink, ink3, rule, nightLine, onNight2 } = colour

/** Centre and half diagonal of the kite in a small drawing, px. */
const HANGS = { x: 100, y: 48, r: 44 } as const

/** Outline on its axes, with one edge measured. */
function drawPlan(kite: AnyKite): string {
  const { x, y, r } = HANGS
  const [main] = getDesign(kite).palette
  return drawArea(
    drawAxis(`M0 ${y}H200M${x} 0V96`, ink3) +
      drawLine(formatDiamondPath(x, y, r), ink, 2) +
      drawLine(`M${x - r} ${y}L${x} ${y - r}`, main, 4) +
      drawDiamond(x - r, y, 5, main) +
      drawDiamond(x, y - r, 5, main),
  )
}

/** Its three papers, and the line of the shears. */
function drawSheets(kite: AnyKite): string {
  const sheets = getDesign(kite).palette.map((paper, index) =>
    drawPath(`M${22 + index * 52} 12h40l12 12v60h-52Z`, paper),
  )
  return drawArea(sheets.join('') + drawAxis('M4 60H196', ink, 1.6))
}

/** One half cut, one half still a line. */
function drawPartialCut(kite: AnyKite): string {
  const { x, y, r } = HANGS
  const [main, partner] = getDesign(kite).palette
  return drawArea(
    drawLine(`M${x} ${y - r}L${x - r} ${y}L${x} ${y + r}`, ink, 2, 'stroke-dasharray="5 4"') +
      drawPath(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, main) +
      drawPath(`M${x} ${y - r / 2}L${x + r / 2} ${y}L${x} ${y + r / 2}Z`, partner) +
      drawAxis(`M${x} 0V96`, ink3) +
      repeat(3, (index) => drawRect(16, 30 + index * 14, [34, 24, 30][index] ?? 0, 5, rule)),
  )
}

/** Complete, on its string. */
function drawFlown(kite: AnyKite): string {
  return drawArea(drawLine('M112 58C84 84 52 70 0 92', ink, 1.6) + place(kite, 124, 48, 40, 14))
}

/** Large, on ink: the plan and the finished kite. */
function planAndKite(kite: AnyKite): string {
  const [left, right, y, r] = [118, 302, FEATURE.height / 2, 84]
  return drawFeature(
    drawAxis(
      `M0 ${y}H${FEATURE.width}M${left} 0V${FEATURE.height}M${right} 0V${FEATURE.height}`,
      nightLine,
    ) +
      place(kite, left, y, r, 0, { mode: 'line', tail: false, stroke: onNight2 }) +
      place(kite, right, y, r, 0, { tail: false, on: 'night' }),
  )
}

/** Generates the five drawings of a specimen page, from plan to kite. */
export const generateSpecimen = (slug: string, kite: AnyKite): Record<string, () => string> =>
  createSpecimen(
    slug,
    [
      () => drawPlan(kite),
      () => drawSheets(kite),
      () => drawPartialCut(kite),
      () => drawFlown(kite),
    ],
    () => planAndKite(kite),
  )
