import { place, type ServiceSlug } from '../kite.ts'
import { colour } from '../palette.ts'
import { circle, line, svg, svgView } from '../svg.ts'

/** Of a closing sky, all that must be seen, in a plane of 800 by 760: both kites and their tails. */
const closingView = (body: string) =>
  svgView(0, 90, 800, 570, body, 'preserveAspectRatio="xMaxYMid"')

interface Plane {
  width: number
  height: number
  /** Where the axes cross: the large kite hangs there. */
  centre: readonly [x: number, y: number]
  radius: number
}

const RING_DASHES = 'stroke-dasharray="14 6 3 6"'

/** The drawing of a sky: two rings and their axes, on night. */
function rings({ width, height, centre: [x, y], radius }: Plane): string {
  const stroke = `stroke="${colour.nightRule}" stroke-width="1.2"`
  const inner = circle(x, y, radius, 'none', stroke)
  const outer = circle(x, y, radius * 1.2, 'none', `${stroke} ${RING_DASHES}`)
  return inner + outer + line(`M${x - 400} ${y}H${width}M${x} 0V${height}`, colour.nightRule, 1.2)
}

function large(slug: ServiceSlug, x: number, y: number, size: number): string {
  return place(slug, x, y, size, 14, { on: 'night', spar: 0.55 })
}

function small(slug: ServiceSlug, x: number, y: number, size: number, rotation: number): string {
  return place(slug, x, y, size, rotation, { on: 'night' })
}

/** Home, closing band: one large kite and two small ones, 800 by 570; in a box of another ratio more of the sky. */
export function homeClosingSky(): string {
  const plane: Plane = { width: 800, height: 760, centre: [520, 330], radius: 250 }
  const strings =
    line('M505 372C430 560 300 680 60 800', colour.onNight2, 1.6) +
    line('M214 214C190 420 130 640 40 800', colour.nightLine, 1.2)
  const kites =
    large('software-hardware-development', 520, 330, 219.2) +
    small('consulting-strategy', 216, 210, 43.8, -18) +
    small('api-microservices', 742, 610, 35.4, 20)
  return closingView(rings(plane) + strings + kites)
}

/** About, closing band, 800 by 570. */
export function aboutClosingSky(): string {
  const plane: Plane = { width: 800, height: 760, centre: [540, 340], radius: 250 }
  const string = line('M528 390C450 570 300 690 60 800', colour.onNight2, 1.8)
  const kites =
    large('software-hardware-development', 540, 340, 230) +
    small('data-analytics', 300, 164, 44, -18)
  return closingView(rings(plane) + string + kites)
}

const launch: Plane = { width: 1000, height: 900, centre: [610, 380], radius: 300 }

/** Coming soon: what stands still, the rings and the two small kites, 1000 by 900. */
export function comingSoonSky(): string {
  const kites =
    small('data-analytics', 250, 190, 44, -16) + small('ai-automation', 900, 760, 58, 20)
  return svg(launch.width, launch.height, rings(launch) + kites)
}

/**
 * Coming soon: the kite and its string alone, to be moved over the sky. The plane is a tenth larger,
 * 1100 by 990, so that the string's end stays hidden while the kite follows the cursor: give it
 * `inset: -5%` of the sky's box and the same `object-fit: cover`.
 */
export function comingSoonKite(): string {
  const string = line('M596 440C566 600 500 770 392 920L346 984', colour.paper, 2.2)
  return svgView(
    -50,
    -45,
    1100,
    990,
    string + large('software-hardware-development', 610, 380, 268),
  )
}
