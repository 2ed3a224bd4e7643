import { type AnyKite, designOf, place } from '../kites/kite.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, diamond, diamondPath, line, path, rect, repeat, svg } from '../svg.ts'

/** Natural sizes, in px: a small drawing lies on sheet, the feature's on an ink panel. */
const AREA = { width: 200, height: 96 } as const
const FEATURE = { width: 420, height: 200 } as const

/** One of the four small drawings, without a background. */
function area(body: string): string {
  return svg(AREA.width, AREA.height, body)
}

/** The large drawing of a page, for the ink panel, without a background. */
function feature(body: string): string {
  return svg(FEATURE.width, FEATURE.height, body)
}

/** A dash-dot centre line. */
function axis(d: string, stroke: string, weight = 1.2): string {
  return line(d, stroke, weight, DASH_DOT)
}

type Draw = () => string

/** A page's five drawings under their names: `<slug>-1` to `<slug>-4` and `<slug>-feature`. */
function specimenOf(
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
function setOut(kite: AnyKite): string {
  const { x, y, r } = HANGS
  const [main] = designOf(kite).palette
  return area(
    axis(`M0 ${y}H200M${x} 0V96`, ink3) +
      line(diamondPath(x, y, r), ink, 2) +
      line(`M${x - r} ${y}L${x} ${y - r}`, main, 4) +
      diamond(x - r, y, 5, main) +
      diamond(x, y - r, 5, main),
  )
}

/** Its three papers, and the line of the shears. */
function papers(kite: AnyKite): string {
  const sheets = designOf(kite).palette.map((paper, index) =>
    path(`M${22 + index * 52} 12h40l12 12v60h-52Z`, paper),
  )
  return area(sheets.join('') + axis('M4 60H196', ink, 1.6))
}

/** One half cut, one half still a line. */
function halfCut(kite: AnyKite): string {
  const { x, y, r } = HANGS
  const [main, partner] = designOf(kite).palette
  return area(
    line(`M${x} ${y - r}L${x - r} ${y}L${x} ${y + r}`, ink, 2, 'stroke-dasharray="5 4"') +
      path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, main) +
      path(`M${x} ${y - r / 2}L${x + r / 2} ${y}L${x} ${y + r / 2}Z`, partner) +
      axis(`M${x} 0V96`, ink3) +
      repeat(3, (index) => rect(16, 30 + index * 14, [34, 24, 30][index] ?? 0, 5, rule)),
  )
}

/** Complete, on its string. */
function flown(kite: AnyKite): string {
  return area(line('M112 58C84 84 52 70 0 92', ink, 1.6) + place(kite, 124, 48, 40, 14))
}

/** Large, on ink: the plan and the finished kite. */
function planAndKite(kite: AnyKite): string {
  const [left, right, y, r] = [118, 302, FEATURE.height / 2, 84]
  return feature(
    axis(
      `M0 ${y}H${FEATURE.width}M${left} 0V${FEATURE.height}M${right} 0V${FEATURE.height}`,
      nightLine,
    ) +
      place(kite, left, y, r, 0, { mode: 'line', tail: false, stroke: onNight2 }) +
      place(kite, right, y, r, 0, { tail: false, on: 'night' }),
  )
}

/** Generates the five drawings of a specimen page, from plan to kite. */
export const generativeSpecimen = (slug: string, kite: AnyKite): Record<string, () => string> =>
  specimenOf(
    slug,
    [() => setOut(kite), () => papers(kite), () => halfCut(kite), () => flown(kite)],
    () => planAndKite(kite),
  )
