import {
  type AnyKite,
  COLOUR_OF_GROUP,
  designOf,
  groupOf,
  type KiteOptions,
  place,
  type ServiceSlug,
} from '../kites/kite.ts'
import { colour } from '../palette.ts'
import { DIAGRAM, diagram, squares, stop, verticals } from '../storyboard/grammar.ts'
import { type Anchor, storyboardOf, type Train } from '../storyboard/train.ts'
import { DASH_DOT, diamond, line, path } from '../svg.ts'
import { oneOf, type Random, seededRandom } from './seeded-random.ts'

/** The backgrounds of diagrams. */
export const BACKGROUNDS = {
  paper: colour.page,
  vellum: colour.vellum,
  night: colour.night,
  rani: colour.rani,
  firozi: colour.firozi,
  kesar: colour.kesar,
  haldi: colour.haldi,
  'rani-wash': colour.raniWash,
  'firozi-wash': colour.firoziWash,
  'kesar-wash': colour.kesarWash,
  'haldi-wash': colour.haldiWash,
} as const

type Background = keyof typeof BACKGROUNDS

export function isBackground(name: string): name is Background {
  return Object.hasOwn(BACKGROUNDS, name)
}

/**
 * Returns the options that keep a kite visible on its background: plain paper replaces a sheet of the background's own colour,
 * and on night the dark sheets are lighter.
 */
export function kiteStyle(background: Background, kite: AnyKite): KiteOptions {
  const fill = BACKGROUNDS[background]
  const [a, b, dark] = designOf(kite).palette
  const other = (paper: string) => (paper === fill ? colour.paper : paper)
  return {
    palette: [other(a), other(b), other(dark)],
    on: background === 'night' ? 'night' : 'light',
    spar: 0.55,
  }
}

const ANCHORS: readonly [Anchor, ...Anchor[]] = ['bank', 'terrace', 'reel', 'mast']
/** Kites for any train, one per group. */
const COMPANIONS: readonly ServiceSlug[] = [
  'web-development',
  'software-development',
  'cloud-operations',
  'data-analytics',
]

/** Two companions of other groups and the service's own kite twice: small at first, cropped at the end. */
function trainOf(kite: AnyKite, random: Random): Train {
  const own = groupOf(kite)
  const others = COMPANIONS.filter((slug) => groupOf(slug) !== own)
  const first = random(others.length)
  const companion = (index: number) => others[(first + index) % others.length] ?? 'web-development'
  const colours = Object.values(COLOUR_OF_GROUP).filter((paper) => paper !== COLOUR_OF_GROUP[own])
  const papers: readonly [string, string] = [
    colours[first] ?? colour.haldi,
    colours[(first + 1) % colours.length] ?? colour.firozi,
  ]
  const lift = random(40)
  return {
    kites: [
      { kite: companion(0), at: [146, 190 + lift / 2], size: 66, turn: 12 },
      { kite, at: [412, 204 - lift], size: 88, turn: -12, options: { on: 'night' } },
      { kite: companion(1), at: [706, 150 + lift], size: 112, turn: 9 },
      { kite, at: [1000, 178], size: 186, turn: -12 },
    ],
    backgrounds: papers,
    anchor: oneOf(random, ANCHORS),
    exit: [1150, 30 + lift],
    horizon: 306,
  }
}

/** The plan: the kite as lines on squared paper. */
const planned = (kite: AnyKite) =>
  diagram(
    colour.night,
    squares() +
      line(`${verticals([320])}M0 240H${DIAGRAM.width}`, colour.nightLine, 1.2, DASH_DOT) +
      place(kite, 320, 240, 184, 0, { mode: 'line', tail: false, stroke: colour.onNight2 }) +
      stop(320, 56, 10, colour.rani) +
      stop(504, 240, 10, colour.haldi),
  )

/** The making: its papers cut and laid out, the sticks across them. */
function made(kite: AnyKite): string {
  const papers = designOf(kite).palette
  const sheets = papers.map((paper, index) => {
    const x = 60 + index * 118
    return path(`M${x} ${92 + index * 44}h190l40 40v200h-230Z`, paper)
  })
  return diagram(
    colour.vellum,
    line(`M0 392H${DIAGRAM.width}`, colour.ruleStrong, 1.2, DASH_DOT) +
      sheets.join('') +
      line('M150 424Q320 40 560 150', colour.bamboo, 7) +
      line('M104 330L610 250', colour.bamboo, 7) +
      diamond(333, 293, 15, colour.paper) +
      diamond(333, 293, 8, colour.ink),
  )
}

/** In the air: the kite, larger than the diagram, and its string. */
function launched(kite: AnyKite): string {
  const name = `${themeNameOf(kite)}-wash`
  const background: Background = isBackground(name) ? name : 'paper'
  return diagram(
    BACKGROUNDS[background],
    line(`M0 388H${DIAGRAM.width}`, colour.ink, 1.2, `${DASH_DOT} opacity=".6"`) +
      line('M400 250C270 420 150 400 0 452', colour.ink, 2) +
      place(kite, 412, 226, 262, 14, kiteStyle(background, kite)),
  )
}

const themeNameOf = (kite: AnyKite) =>
  ({ web: 'rani', engineering: 'firozi', build: 'kesar', growth: 'haldi' })[groupOf(kite)]

/** Generates the seven drawings of a storyboard page: a train of kites, and one kite being made. */
export const generativeStoryboard = (slug: string, kite: AnyKite): Record<string, () => string> =>
  storyboardOf(slug, trainOf(kite, seededRandom(slug)), [
    () => planned(kite),
    () => made(kite),
    () => launched(kite),
  ])
