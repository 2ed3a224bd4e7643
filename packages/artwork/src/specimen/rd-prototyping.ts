import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import { absent, area, axis, cased, dashes, feature, row, specimenOf } from './grammar.ts'

const { rani, firozi, firoziWash, kesar, haldi, haldiWash, ink, paper, vellum } = colour
const { night2, nightLine, firoziNight, raniNight } = colour

/** A radar on a chip finds a target in its wedge. */
function emerging(): string {
  const wedge =
    path('M52 48L92 8H176V88H92Z', firoziWash) +
    line('M76 24V72M104 8V88M132 8V88M160 8V88', firozi, 2) +
    dashes('M52 48H190', ink, 1.6)
  const sensor =
    cased(10, 22, 42, 52, 8, ink) +
    rect(22, 36, 22, 24, kesar) +
    line('M10 34H2M10 48H2M10 62H2', ink, 3)
  const target =
    diamond(146, 34, 12, rani) + line('M146 12V18M146 50V56M124 34H130M162 34H168', ink, 2.4)
  return area(wedge + sensor + target)
}

/** A product already on sale, and the one new part that slides into it. */
function product(): string {
  const body =
    rect(30, 44, 140, 44, paper, `stroke="${ink}" stroke-width="2.4"`) +
    rect(38, 52, 36, 28, vellum) +
    rect(126, 52, 36, 28, vellum) +
    row(3, 44, 60, 9, 5, 12, ink) +
    line('M134 66H154', ink, 3)
  const bay = absent(82, 52, 36, 28, ink)
  const part =
    rect(82, 4, 36, 28, kesar, `stroke="${ink}" stroke-width="2"`) + diamond(100, 18, 8, haldi)
  return area(body + bay + part + line('M100 34V47M94 41L100 47L106 41', rani, 2.4))
}

/** A camera over the line looks at each part; the bad one leaves by the chute. */
function process(): string {
  const camera = path('M76 0H104V12L96 20H84L76 12Z', ink) + path('M84 22H96L112 58H68Z', haldiWash)
  const parts = [16, 48, 80, 112]
    .map((x, index) => rect(x, 38, 20, 20, index === 3 ? rani : firozi))
    .join('')
  const belt =
    rect(4, 58, 140, 6, ink) +
    repeat(6, (index) => diamond(16 + index * 23, 74, 8, ink)) +
    repeat(6, (index) => diamond(16 + index * 23, 74, 3, paper))
  const chute =
    line('M144 61L172 89H196', ink, 3) + line('M128 34V24H164V48M158 42L164 48L170 42', rani, 2.4)
  return area(
    camera + parts + belt + chute + rect(160, 52, 18, 18, rani, 'transform="rotate(45 169 61)"'),
  )
}

/** Farm, clinic, factory and warehouse on one street. */
function industry(): string {
  const farm = path('M4 80L28 40L52 80Z', haldi) + line('M28 40V80M16 60V80M40 60V80', ink, 2)
  const clinic =
    rect(58, 34, 38, 46, paper, `stroke="${ink}" stroke-width="2"`) +
    rect(73, 42, 8, 26, rani) +
    rect(64, 51, 26, 8, rani)
  const factory =
    path('M102 80V42L118 26V42L134 26V42L150 26V80Z', firozi) +
    rect(140, 8, 8, 30, ink) +
    row(3, 108, 56, 14, 8, 12, ink)
  const store =
    path('M156 80V40L176 20L196 40V80Z', kesar) +
    row(2, 164, 46, 14, 10, 10, ink) +
    row(2, 164, 62, 14, 10, 18, ink)
  return area(farm + clinic + factory + store + line('M0 81H200', ink, 2.4))
}

/** The rig: known-bad samples go first, the press loads each one, the plot shows every result with its error. */
function rig(): string {
  const sample = (x: number, bad: boolean) =>
    bad
      ? diamond(x, 150, 13, raniNight) +
        line(`M${x - 4} 141L${x + 3} 148L${x - 3} 153L${x + 4} 160`, ink, 2.4)
      : diamond(x, 150, 13, firoziNight)
  const queue =
    [30, 62].map((x) => sample(x, false)).join('') +
    [94, 126].map((x) => sample(x, true)).join('') +
    rect(8, 166, 140, 5, nightLine)
  const frame =
    rect(152, 14, 12, 170, nightLine) +
    rect(256, 14, 12, 170, nightLine) +
    rect(144, 14, 132, 20, paper) +
    rect(144, 176, 132, 16, paper) +
    axis('M210 0V200', nightLine)
  const press =
    rect(194, 34, 32, 40, kesar) +
    line('M194 44H226M194 54H226M194 64H226', ink, 2) +
    rect(204, 74, 12, 26, paper) +
    path('M184 100H236V112H184Z', kesar) +
    diamond(210, 132, 20, haldi, `stroke="${ink}" stroke-width="2"`) +
    path('M184 152H236V176H184Z', night2, `stroke="${nightLine}" stroke-width="2"`) +
    line('M236 106H256', nightLine, 3)
  const logger =
    cased(16, 20, 108, 76, 10, night2, `stroke="${nightLine}" stroke-width="2"`) +
    line('M28 78H42V66H56V54H70V42H84V66H98V78H112', firoziNight, 2.4) +
    line('M124 44H144', nightLine, 3)
  const points = [
    [312, 138, 22],
    [336, 116, 14],
    [360, 92, 18],
    [384, 68, 11],
    [404, 48, 9],
  ] as const
  const plot =
    line('M296 24V172H416', paper, 2.4) +
    line('M296 154L410 40', nightLine, 2) +
    points
      .map(
        ([x, y, error]) =>
          line(
            `M${x} ${y - error}V${y + error}M${x - 5} ${y - error}H${x + 5}M${x - 5} ${y + error}H${x + 5}`,
            haldi,
            2,
          ) + diamond(x, y, 6.5, haldi),
      )
      .join('')
  return feature(frame + logger + queue + press + plot)
}

export const rdPrototyping = specimenOf(
  'rd-prototyping',
  [emerging, product, process, industry],
  rig,
)
