import { colour } from '../palette.ts'
import { diamond, group, line, path, rect, repeat } from '../svg.ts'
import { area, axis, cased, dashes, feature, row, specimenOf } from './grammar.ts'

const { rani, firozi, firoziWash, kesar, haldi, haldiWash, ink, paper, vellum } = colour
const { night2, nightLine, firoziNight } = colour

/** A meter keeps its readings while the network is down, and sends them when it returns. */
function iotDevice(): string {
  const meter =
    cased(10, 20, 58, 64, 8, ink) +
    rect(18, 30, 42, 24, firoziWash) +
    line('M22 48L30 40L36 46L46 36L56 46', rani, 2.4) +
    row(3, 20, 62, 14, 10, 12, kesar)
  const store =
    line('M68 52H96', ink, 2.4) +
    [102, 115, 128]
      .map((x) => diamond(x, 52, 9, kesar, `stroke="${paper}" stroke-width="2"`))
      .join('')
  const mast =
    line('M178 84V34M166 84L178 60L190 84', ink, 2.4) +
    diamond(178, 30, 7, firozi) +
    line('M164 18L152 30L164 42M152 10L132 30L152 50', firozi, 2.4)
  return area(meter + store + dashes('M138 52H178', ink, 2) + mast)
}

/** A controller answers each pulse before its deadline. */
function embedded(): string {
  const pins = repeat(4, (index) => {
    const at = 27 + index * 14
    return `M10 ${at}H86M${27 + index * 14} 10V86`
  })
  const chip =
    line(pins, ink, 4) +
    rect(18, 18, 60, 60, ink) +
    rect(32, 32, 32, 32, kesar) +
    path('M32 32L64 64H32Z', haldi)
  const timing =
    line('M100 40H112V14H130V40H142V14H160V40H192', rani, 2.6) +
    line('M100 78H122V56H136V78H152V56H166V78H192', firozi, 2.6) +
    dashes('M136 8V88M166 8V88', ink, 1.6)
  return area(chip + timing)
}

/** A watch cut down the middle: the app's screen on one half, the board on the other. */
function wearable(): string {
  const strap = path(
    'M4 36H64V60H4L12 48ZM136 36H196V60H136Z',
    vellum,
    `stroke="${ink}" stroke-width="1.6"`,
  )
  const holes = row(3, 154, 45, 13, 6, 6, ink) + line('M24 36V60M34 36V60', ink, 1.6)
  const face =
    cased(60, 8, 80, 80, 16, ink) +
    path('M100 16H80L68 28V68L80 80H100Z', firoziWash) +
    path('M100 16H120L132 28V68L120 80H100Z', kesar) +
    line('M70 48H78L84 36L92 60L100 48', rani, 2.6) +
    line('M100 34H110L120 44V54M100 62H110L114 58M108 80V72L122 58', ink, 2.2) +
    diamond(120, 34, 4.5, haldi) +
    rect(104, 42, 10, 10, ink)
  return area(strap + holes + face + rect(99, 12, 2, 72, paper))
}

/** Street lights on one buried line, looked after from a dashboard. */
function smartStreet(): string {
  const lamp = (x: number) =>
    path(`M${x + 22} 22L${x + 52} 80H${x - 2}L${x + 12} 22Z`, haldiWash) +
    line(`M${x} 80V24L${x + 10} 14H${x + 24}`, ink, 3) +
    rect(x + 10, 16, 16, 6, kesar)
  const panel =
    rect(136, 12, 56, 50, ink) +
    rect(140, 16, 48, 42, paper) +
    [14, 26, 20, 32]
      .map((height, index) =>
        rect(
          145 + index * 10.5,
          53 - height,
          7,
          height,
          [firozi, kesar, firozi, rani][index] ?? firozi,
        ),
      )
      .join('')
  return area(
    lamp(16) +
      lamp(74) +
      line('M4 80H196', ink, 2.4) +
      panel +
      line('M164 62V80', ink, 2.4) +
      dashes('M16 90H164', firozi, 2.4) +
      line('M16 80V90M74 80V90M164 80V90', firozi, 2.4),
  )
}

/** The device taken apart along its axis: cover, screen, board with two firmware slots, cell, back. */
function exploded(): string {
  const [width, height] = [72, 104]
  const slab = (x: number, side: string, body: string) =>
    group(`transform="matrix(1 -1 0 1 ${x} 84)"`, side + body)
  const edge = rect(7, 7, width, height, nightLine)
  const bezel = 'M0 0H72V104H0ZM14 14V72H58V14Z'
  const cover = slab(
    10,
    path(bezel, nightLine, 'transform="translate(7 7)"'),
    path(bezel, paper) + rect(28, 84, 16, 8, ink),
  )
  const screen = slab(
    90,
    edge,
    rect(0, 0, width, height, night2) +
      rect(8, 8, 56, 16, rani) +
      rect(8, 30, 56, 34, haldi) +
      line('M12 54L24 42L34 50L46 36L60 54', rani, 3) +
      rect(8, 70, 56, 8, paper) +
      rect(8, 84, 34, 8, nightLine),
  )
  const board = slab(
    170,
    edge,
    rect(0, 0, width, height, kesar) +
      line('M36 52V30L20 14M36 52H12V30M36 52V84L52 96M36 52H60V72', haldi, 3) +
      rect(24, 40, 24, 24, ink) +
      rect(8, 78, 18, 18, firozi) +
      rect(31, 78, 18, 18, 'none', `stroke="${ink}" stroke-width="2" stroke-dasharray="4 3"`) +
      rect(52, 10, 12, 20, paper),
  )
  const cell = slab(
    250,
    edge,
    rect(4, 8, 64, 88, haldi) +
      rect(4, 26, 64, 16, ink) +
      rect(26, 0, 20, 8, paper) +
      line('M36 58V82M24 70H48', ink, 4),
  )
  const back = slab(
    330,
    edge,
    rect(0, 0, width, height, firozi) +
      [
        [10, 10],
        [62, 10],
        [10, 94],
        [62, 94],
      ]
        .map(([x = 0, y = 0]) => diamond(x, y, 5, ink))
        .join('') +
      rect(22, 34, 28, 36, firoziNight),
  )
  return feature(axis('M0 100H420', nightLine, 1.6) + back + cell + board + screen + cover)
}

export const softwareHardwareDevelopment = specimenOf(
  'software-hardware-development',
  [iotDevice, embedded, wearable, smartStreet],
  exploded,
)
