import { type KiteColours, type Motif, motif, type Pen } from '../motifs.ts'
import { colour } from '../palette.ts'
import {
  drawCircle,
  drawLine,
  drawPath,
  drawRect,
  formatNumber,
  group,
  renderSvgView,
} from '../svg.ts'

export type ServiceGroup = 'web' | 'engineering' | 'build' | 'growth'

/** Main colour, partner colour, dark colour. */
export type KitePalette = readonly [a: string, b: string, dark: string]

/** How a kite is cut: its group, its motif, its papers. */
interface KiteDesign {
  group: ServiceGroup
  motif: Motif
  palette: KitePalette
}

const { rani, firozi, kesar, haldi, ink } = colour
const web: KitePalette = [rani, haldi, ink]
const engineering: KitePalette = [firozi, haldi, ink]
const build: KitePalette = [kesar, haldi, ink]
const growth: KitePalette = [haldi, rani, ink]

/** One kite per service; the group sets the main colour, the motif is the service. */
const designs = {
  'web-development': { group: 'web', motif: motif('window'), palette: web },
  'app-development': { group: 'web', motif: motif('screen'), palette: [rani, kesar, ink] },
  'ecommerce-solutions': { group: 'web', motif: motif('basket'), palette: web },
  'payment-gateway': { group: 'web', motif: motif('coin'), palette: web },
  'payment-orchestration': { group: 'web', motif: motif('rails'), palette: web },
  'progressive-web-apps': { group: 'web', motif: motif('tabs'), palette: web },
  'software-development': { group: 'engineering', motif: motif('stack'), palette: engineering },
  'api-microservices': { group: 'engineering', motif: motif('nodes'), palette: engineering },
  'ai-automation': { group: 'engineering', motif: motif('spark'), palette: engineering },
  'white-label-solutions': { group: 'engineering', motif: motif('label'), palette: engineering },
  'saas-development': { group: 'engineering', motif: motif('windows'), palette: engineering },
  'system-integration': { group: 'engineering', motif: motif('links'), palette: engineering },
  'ui-ux-design': { group: 'build', motif: motif('curve'), palette: [kesar, haldi, rani] },
  'cloud-operations': { group: 'build', motif: motif('cloud'), palette: build },
  'software-hardware-development': { group: 'build', motif: motif('fold'), palette: build },
  'rd-prototyping': { group: 'build', motif: motif('proto'), palette: build },
  'pcb-hardware-design': { group: 'build', motif: motif('traces'), palette: build },
  'devops-cicd': { group: 'build', motif: motif('loop'), palette: build },
  'seo-optimization': { group: 'growth', motif: motif('target'), palette: growth },
  'digital-marketing': { group: 'growth', motif: motif('waves'), palette: growth },
  'content-creation': { group: 'growth', motif: motif('pages'), palette: growth },
  'mvp-development': { group: 'growth', motif: motif('steps'), palette: growth },
  'consulting-strategy': { group: 'growth', motif: motif('compass'), palette: growth },
  'data-analytics': { group: 'growth', motif: motif('chart'), palette: growth },
} satisfies Record<string, KiteDesign>

export type ServiceSlug = keyof typeof designs

/** One of the 24 kites by name, or another design. */
export type AnyKite = ServiceSlug | KiteDesign

export function getDesign(kite: AnyKite): KiteDesign {
  return typeof kite === 'string' ? designs[kite] : kite
}

export function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(designs, slug)
}

/** The 24 services in the order of the menu. */
export const SERVICE_SLUGS: readonly ServiceSlug[] = Object.keys(designs).filter(isServiceSlug)

/** The group of a service, which sets the main colour of its kite. */
export function getGroup(kite: AnyKite): ServiceGroup {
  return getDesign(kite).group
}

/** The main colour of each group. */
export const COLOUR_OF_GROUP: Record<ServiceGroup, string> = {
  web: rani,
  engineering: firozi,
  build: kesar,
  growth: haldi,
}

export interface KiteOptions {
  /** `paper` fills it with colours; `line` is the blueprint of the same kite. */
  mode?: 'paper' | 'line'
  /** The two-part tail under the kite; without it the drawing is 148 high instead of 172. */
  tail?: boolean
  /** Other papers, e.g. when the background has the kite's own colour. */
  palette?: KitePalette
  /** Paper of its small parts. */
  accent?: string
  /** `night` lightens the dark paper and the edge so that both show on a dark background. */
  on?: 'light' | 'night'
  /** Weight of the sticks in kite units: 1.1 up to about 130 px, .55 for larger kites. */
  spar?: number
  /** Colour of a `line` kite. */
  stroke?: string
}

/** Style of the frame around the motif. */
export interface KiteFrame {
  edge: string
  edgeOpacity: string
  edgeWidth: string
  bambooWidth: string
  shadowWidth: string
  /** How far the stick's shadow lies to its right, in kite units. */
  shadowOffset: number
}

const SHEET = 'M0 0H100V100H0Z'
/** The half that carries the crease. */
const LEFT_SIDE = 'M0 0V100H100Z'
const BOW_AND_SPINE = 'M0 100A92 92 0 0 1 100 0M0 0L100 100'
const TAIL = 'M0 64L-19 92H19Z'
const TAIL_RIGHT_SIDE = 'M0 64L0 92H19Z'

const paperPen: Pen = { drawRect, drawCircle, shape: drawPath, thread: drawLine }

function createLinePen(stroke: string): Pen {
  const outline = `stroke="${stroke}" stroke-width="1" vector-effect="non-scaling-stroke"`
  return {
    drawRect: (x, y, width, height) => drawRect(x, y, width, height, 'none', outline),
    drawCircle: (x, y, r) => drawCircle(x, y, r, 'none', outline),
    shape: (d) => drawPath(d, 'none', outline),
    thread: (d) => drawPath(d, 'none', outline),
  }
}

/**
 * Turns the square on its corner. The motif is clipped by a nested svg, which clips to its own box
 * without needing an id: any number of kites can share one file.
 */
function onCorner(motif: string, frame: string): string {
  return group(
    'transform="rotate(45) translate(-50 -50)"',
    `<svg width="100" height="100">${motif}</svg>${frame}`,
  )
}

/** The two-part tail; its first units lie behind the lower corner of the kite. */
export function drawPaperTail(colours: KiteColours): string {
  return drawPath(TAIL, colours.dark) + drawPath(TAIL_RIGHT_SIDE, colours.b)
}

/** The shapes of a paper kite around the origin: spine from (0,-70.7) to (0,70.7). */
export function drawPaperKite(
  motif: Motif,
  colours: KiteColours,
  frame: KiteFrame,
  tail: string,
): string {
  const foldShade = drawPath(LEFT_SIDE, colour.ink, 'opacity=".07"')
  const edge = drawPath(
    SHEET,
    'none',
    `stroke="${frame.edge}" stroke-width="${frame.edgeWidth}" opacity="${frame.edgeOpacity}"`,
  )
  const bamboo = drawPath(
    BOW_AND_SPINE,
    'none',
    `stroke="${colour.bamboo}" stroke-width="${frame.bambooWidth}"`,
  )
  const shadow = drawPath(
    BOW_AND_SPINE,
    'none',
    `stroke="${colour.ink}" stroke-width="${frame.shadowWidth}" transform="translate(${formatNumber(frame.shadowOffset)})" opacity=".55"`,
  )
  return tail + onCorner(motif(paperPen, colours) + foldShade, edge + bamboo + shadow)
}

function drawLineKite(motif: Motif, colours: KiteColours, stroke: string, tail: boolean): string {
  const tailShapes = tail ? drawLine(TAIL, stroke, 1) : ''
  const frame = drawLine(SHEET, stroke, 1.2) + drawLine(BOW_AND_SPINE, stroke, 1.1, 'opacity=".8"')
  return tailShapes + onCorner(motif(createLinePen(stroke), colours), frame)
}

/** The shapes of a kite, centred at the origin; 141.4 units high. */
export function drawKiteShapes(kite: AnyKite, options: KiteOptions = {}): string {
  const {
    mode = 'paper',
    tail = true,
    on = 'light',
    spar = 1.1,
    stroke = colour.onNight2,
  } = options
  const { motif, palette } = getDesign(kite)
  const [a, b, chosenDark] = options.palette ?? palette
  const night = on === 'night'
  const dark = night && chosenDark === ink ? colour.inkOnNight : chosenDark
  const colours: KiteColours = {
    a,
    b,
    dark,
    paper: colour.paper,
    ink,
    accent: options.accent ?? (a === kesar ? haldi : kesar),
  }
  if (mode === 'line') return drawLineKite(motif, colours, stroke, tail)
  const frame: KiteFrame = {
    edge: night ? colour.paper : ink,
    edgeOpacity: night ? '.5' : '.35',
    edgeWidth: formatNumber(spar),
    bambooWidth: formatNumber(spar * 1.5),
    shadowWidth: formatNumber(spar * 0.55),
    shadowOffset: spar,
  }
  return drawPaperKite(motif, colours, frame, tail ? drawPaperTail(colours) : '')
}

/** A service's kite as a separate drawing, 148 by 172 units (148 by 148 without its tail). */
export function renderKite(kite: AnyKite, options: KiteOptions = {}): string {
  return renderSvgView(
    -74,
    -74,
    148,
    options.tail === false ? 148 : 172,
    drawKiteShapes(kite, options),
  )
}

/**
 * Places a kite in another drawing: centre (`x`, `y`), `size` is half its diagonal in the drawing's units, `rotation`
 * is clockwise in degrees.
 */
export function place(
  kite: AnyKite,
  x: number,
  y: number,
  size: number,
  rotation = 0,
  options: KiteOptions = {},
): string {
  const rotate = rotation === 0 ? '' : ` rotate(${formatNumber(rotation)})`
  const scale = Number((size / 70.7).toFixed(3))
  return group(
    `transform="translate(${formatNumber(x)} ${formatNumber(y)})${rotate} scale(${scale})"`,
    drawKiteShapes(kite, options),
  )
}
