import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import {
  bars,
  box,
  cross,
  envelope,
  floor,
  hatch,
  person,
  plate,
  route,
  sheet,
  squares,
  stop,
  tick,
} from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, nightLine, paper } = colour

const train: Train = {
  kites: [
    { kite: 'data-analytics', at: [158, 190], size: 68, turn: 9 },
    { kite: 'api-microservices', at: [424, 200], size: 88, turn: -12, options: { on: 'night' } },
    { kite: 'ai-automation', at: [704, 160], size: 120, turn: 9 },
    {
      kite: 'system-integration',
      at: [1008, 168],
      size: 194,
      turn: -12,
      options: { palette: [firozi, paper, ink] },
    },
  ],
  grounds: [rani, haldi],
  anchor: 'mast',
  exit: [1150, 60],
  horizon: 298,
}

/** The model reads the page; ordinary code checks each field, and the one that fails goes to a person. */
function plainCode(): string {
  const fields = [
    { y: 116, width: 108, ok: true },
    { y: 216, width: 76, ok: true },
    { y: 316, width: 92, ok: false },
  ]
  const page =
    sheet(48, 44, 236, 480, paper, firozi, 30) +
    rect(72, 72, 86, 12, ink) +
    fields
      .map(
        ({ y, width, ok }) =>
          rect(
            66,
            y - 12,
            width + 16,
            32,
            ok ? colour.firoziWash : colour.raniWash,
            `stroke="${ok ? firozi : rani}" stroke-width="2.4"`,
          ) +
          rect(74, y, width, 8, ink) +
          bars(72, y + 38, [188, 154], colour.rule, 7, 18),
      )
      .join('') +
    bars(72, 414, [188, 120], colour.rule, 7, 18)
  const gates = fields.map(({ y, ok }) => {
    const at = y + 4
    return (
      box(380, at - 34, 68, 68, ok ? firozi : paper) +
      (ok ? tick(413, at, 17, paper, 7) : cross(414, at, 13, rani, 7))
    )
  })
  const wires =
    line('M190 120H380', ink, 3) +
    line('M158 220H380', ink, 3) +
    line('M174 320H380', rani, 3) +
    line('M448 120H640M448 220H640', ink, 3) +
    line(route([448, 320], [492, 320], [526, 354]), rani, 3)
  return plate(
    haldi,
    page +
      wires +
      gates.join('') +
      [500, 548, 596].map((x) => stop(x, 120, 11, firozi, ink)).join('') +
      [524, 572, 620].map((x) => stop(x, 220, 11, firozi, ink)).join('') +
      person(552, 346, 132, rani, ink),
  )
}

/** The answer quotes the paragraph it came from, and a line runs back to the page. */
function showsThePage(): string {
  const tabs = [kesar, firozi, rani, haldi]
  const manual =
    tabs.map((tone, index) => rect(326, 96 + index * 76, 34, 60, tone)).join('') +
    path('M52 60H334V480H52Z', nightLine) +
    path('M44 68H324V480H44Z', colour.vellum) +
    rect(36, 76, 278, 404, paper) +
    rect(60, 102, 120, 12, ink) +
    bars(60, 138, [226, 204, 226, 160], colour.rule, 8, 20) +
    rect(48, 226, 254, 84, haldi) +
    bars(60, 242, [226, 210, 150], ink, 8, 22) +
    bars(60, 334, [226, 190, 226, 204, 120], colour.rule, 8, 20)
  const answer =
    path('M404 86H612V282L592 302H444L404 342Z', paper) +
    bars(430, 112, [150, 128], ink, 10, 24) +
    rect(424, 170, 168, 70, haldi) +
    bars(438, 186, [140, 118], ink, 8, 22) +
    rect(424, 256, 34, 22, firozi) +
    bars(468, 263, [66], ink, 8)
  const question =
    path('M612 374V440H432V374Z', 'none', `stroke="${nightLine}" stroke-width="2"`) +
    bars(450, 396, [120, 76], nightLine, 8, 20)
  return plate(
    colour.night,
    squares() +
      manual +
      answer +
      question +
      line(route([302, 268], [360, 268], [404, 224], [424, 224]), haldi, 4) +
      stop(374, 254, 12, kesar),
  )
}

/** Same post, two sorts: the team's above, the machine's shadow below. Where they differ, a person looks. */
function shadowFirst(): string {
  const team = [firozi, haldi, kesar, firozi, haldi, kesar]
  const machine = [firozi, haldi, haldi, firozi, haldi, firozi]
  const rows = team.map((tone, index) => {
    const [x, middle] = [40 + index * 97, 78 + index * 97]
    const guess = machine[index] ?? tone
    const differs = guess !== tone
    return (
      envelope(x, 56, 76, 54, tone) +
      line(`M${middle} 110V182`, ink, differs ? 3 : 2, differs ? 'stroke-dasharray="4 6"' : '') +
      box(x, 182, 76, 54, paper) +
      hatch(x + 2, 184, 72, 50, guess, 10, 5.5) +
      (differs ? diamond(middle, 146, 17, rani) : rect(middle - 12, 143, 24, 6, ink))
    )
  })
  const gather =
    line(route([272, 236], [272, 290], [342, 360]), rani, 3) + line('M563 236V290', rani, 3)
  const pile = [0, 1].map((index) => envelope(352 - index * 14, 326 + index * 30, 104, 72, paper))
  const sorted = [firozi, haldi, kesar].map((tone, index) =>
    repeat(4 - index, (layer) => box(40 + index * 92, 414 - layer * 16, 76, 16, tone)),
  )
  return plate(
    colour.firoziWash,
    rows.join('') +
      gather +
      pile.join('') +
      sorted.join('') +
      floor(430, ink) +
      person(563, 276, 154, rani, kesar),
  )
}

export const aiAutomation = storyboardOf('ai-automation', train, [
  plainCode,
  showsThePage,
  shadowFirst,
])
