import {
  type AnyKite,
  COLOUR_OF_GROUP,
  getDesign,
  getGroup,
  type KiteOptions,
  place,
  type ServiceSlug,
} from '../kites/kite.ts'
import { colour } from '../palette.ts'
import { DIAGRAM, drawDiagram, drawSquares, formatVerticals, stop } from '../storyboard/grammar.ts'
import { type Anchor, createStoryboard, type Train } from '../storyboard/train.ts'
import { DASH_DOT, drawDiamond, drawLine, drawPath } from '../svg.ts'
import { createSeededRandom, pickOne, type Random } from './seeded-random.ts'

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
export function getKiteStyle(background: Background, kite: AnyKite): KiteOptions {
  const fill = BACKGROUNDS[background]
  const [a, b, dark] = getDesign(kite).palette
  const replacePaper = (paper: string) => (paper === fill ? colour.paper : paper)
  return {
    palette: [replacePaper(a), replacePaper(b), replacePaper(dark)],
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
function createTrain(kite: AnyKite, random: Random): Train {
  const own = getGroup(kite)
  const companions = COMPANIONS.filter((slug) => getGroup(slug) !== own)
  const first = random(companions.length)
  const pickCompanion = (index: number) =>
    companions[(first + index) % companions.length] ?? 'web-development'
  const colours = Object.values(COLOUR_OF_GROUP).filter((paper) => paper !== COLOUR_OF_GROUP[own])
  const papers: readonly [string, string] = [
    colours[first] ?? colour.haldi,
    colours[(first + 1) % colours.length] ?? colour.firozi,
  ]
  const height = random(40)
  return {
    kites: [
      { kite: pickCompanion(0), at: [146, 190 + height / 2], size: 66, turn: 12 },
      { kite, at: [412, 204 - height], size: 88, turn: -12, options: { on: 'night' } },
      { kite: pickCompanion(1), at: [706, 150 + height], size: 112, turn: 9 },
      { kite, at: [1000, 178], size: 186, turn: -12 },
    ],
    backgrounds: papers,
    anchor: pickOne(random, ANCHORS),
    exit: [1150, 30 + height],
    horizon: 306,
  }
}

/** The plan: the kite as lines on squared paper. */
const drawPlanned = (kite: AnyKite) =>
  drawDiagram(
    colour.night,
    drawSquares() +
      drawLine(
        `${formatVerticals([320])}M0 240H${DIAGRAM.width}`,
        colour.nightLine,
        1.2,
        DASH_DOT,
      ) +
      place(kite, 320, 240, 184, 0, { mode: 'line', tail: false, stroke: colour.onNight2 }) +
      stop(320, 56, 10, colour.rani) +
      stop(504, 240, 10, colour.haldi),
  )

/** The making: its papers cut and laid out, the sticks across them. */
function drawMaking(kite: AnyKite): string {
  const papers = getDesign(kite).palette
  const sheets = papers.map((paper, index) => {
    const x = 60 + index * 118
    return drawPath(`M${x} ${92 + index * 44}h190l40 40v200h-230Z`, paper)
  })
  return drawDiagram(
    colour.vellum,
    drawLine(`M0 392H${DIAGRAM.width}`, colour.ruleStrong, 1.2, DASH_DOT) +
      sheets.join('') +
      drawLine('M150 424Q320 40 560 150', colour.bamboo, 7) +
      drawLine('M104 330L610 250', colour.bamboo, 7) +
      drawDiamond(333, 293, 15, colour.paper) +
      drawDiamond(333, 293, 8, colour.ink),
  )
}

/** In the air: the kite, larger than the diagram, and its string. */
function drawLaunched(kite: AnyKite): string {
  const name = `${getThemeName(kite)}-wash`
  const background: Background = isBackground(name) ? name : 'paper'
  return drawDiagram(
    BACKGROUNDS[background],
    drawLine(`M0 388H${DIAGRAM.width}`, colour.ink, 1.2, `${DASH_DOT} opacity=".6"`) +
      drawLine('M400 250C270 420 150 400 0 452', colour.ink, 2) +
      place(kite, 412, 226, 262, 14, getKiteStyle(background, kite)),
  )
}

const getThemeName = (kite: AnyKite) =>
  ({ web: 'rani', engineering: 'firozi', build: 'kesar', growth: 'haldi' })[getGroup(kite)]

/** Generates the seven drawings of a storyboard page: a train of kites, and one kite being made. */
export const generateStoryboard = (slug: string, kite: AnyKite): Record<string, () => string> =>
  createStoryboard(slug, createTrain(kite, createSeededRandom(slug)), [
    () => drawPlanned(kite),
    () => drawMaking(kite),
    () => drawLaunched(kite),
  ])
