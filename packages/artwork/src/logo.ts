import { colour } from './palette.ts'
import { group, path, rect, short, svg } from './svg.ts'

/** One of the five papers of the mark, in its 48 by 58 box. */
export interface MarkPart {
  name: 'left' | 'upper' | 'square' | 'lower' | 'tail'
  d: string
  /** Where the part waits before the splash closes the mark, in units of the box. */
  apart: readonly [x: number, y: number]
}

/** The white space between the parts draws the K: spine, upper and lower arm. */
export const MARK_PARTS: readonly MarkPart[] = [
  { name: 'left', d: 'M22.6 1.4V46.6L0 24Z', apart: [-9, 0] },
  { name: 'upper', d: 'M25.4 1.4L35 11L25.4 20.6Z', apart: [5, -8] },
  { name: 'square', d: 'M37 13L48 24L37 35L26 24Z', apart: [10, 0] },
  { name: 'lower', d: 'M25.4 27.4L35 37L25.4 46.6Z', apart: [5, 8] },
  { name: 'tail', d: 'M24 47.2L31.6 58H16.4Z', apart: [0, 11] },
]

export const MARK_SIZE = { width: 48, height: 58 } as const
export const LOGO_SIZE = { width: 266, height: 58 } as const

/** Anek Latin 700, outlined, cap height 28. */
const WORDMARK =
  'M18.48 0L10.41 -12.32L8.69 -12.32L8.69 -16.46L10.41 -16.46L18.37 -28.12L26.16 -28.12L16.19 -13.99L16.19 -15.53L26.47 0ZM2.55 0L2.55 -28.12L9.37 -28.12L9.37 0ZM28.64 0L28.64 -21.63L35.38 -21.63L35.38 0ZM32.01 -23.67Q30.12 -23.67 29.26 -24.54Q28.4 -25.41 28.4 -26.88L28.4 -27.04Q28.4 -28.51 29.26 -29.37Q30.12 -30.23 32.01 -30.23Q33.86 -30.23 34.73 -29.37Q35.6 -28.51 35.6 -27.04L35.6 -26.88Q35.6 -25.39 34.73 -24.53Q33.86 -23.67 32.01 -23.67ZM48.33 0.48Q45.45 0.48 43.75 -0.38Q42.04 -1.25 41.29 -2.99Q40.55 -4.73 40.55 -7.28L40.55 -19.36L47.23 -19.36L47.23 -8.36Q47.23 -6.78 47.95 -6.04Q48.66 -5.3 50.62 -5.3Q51.7 -5.3 52.76 -5.54Q53.81 -5.79 54.67 -6.16L54.1 -0.59Q52.98 -0.11 51.51 0.19Q50.05 0.48 48.33 0.48ZM37.64 -16.26L37.64 -21.54L54.47 -21.54L53.88 -16.26ZM40.63 -21.05L40.61 -26.64L47.28 -27.28L47.04 -21.05ZM67.8 0.55Q61.91 0.55 59.09 -2.08Q56.28 -4.71 56.28 -9.75L56.28 -11.99Q56.28 -16.96 58.92 -19.61Q61.56 -22.26 66.59 -22.26Q69.98 -22.26 72.24 -21.11Q74.49 -19.95 75.63 -17.82Q76.76 -15.69 76.76 -12.69L76.76 -11.97Q76.76 -11.13 76.68 -10.26Q76.6 -9.39 76.47 -8.65L70.4 -8.65Q70.49 -9.92 70.51 -11.05Q70.53 -12.19 70.53 -13.11Q70.53 -14.45 70.11 -15.37Q69.7 -16.28 68.83 -16.76Q67.96 -17.25 66.59 -17.25Q64.57 -17.25 63.63 -16.16Q62.7 -15.07 62.7 -13.07L62.7 -11.09L62.74 -10.36L62.74 -8.82Q62.74 -7.99 63.02 -7.24Q63.29 -6.49 63.99 -5.93Q64.68 -5.37 65.9 -5.05Q67.12 -4.73 69.01 -4.73Q71.02 -4.73 72.86 -5.11Q74.71 -5.5 76.41 -6.16L75.86 -1.1Q74.36 -0.33 72.31 0.11Q70.27 0.55 67.8 0.55ZM59.84 -8.65L59.84 -12.8L75.11 -12.8L75.11 -8.65ZM82.63 0L78.3 -21.63L85.12 -21.63L87.8 -4.75L88.2 -4.75L90.84 -21.1L99.07 -21.1L101.75 -4.75L102.12 -4.75L104.83 -21.63L111.58 -21.63L107.25 0L97.68 0L95.5 -13.77L95.13 -16.19L94.82 -16.19L94.42 -13.77L92.25 0ZM120.82 -12.14L118.98 -16.24L120.56 -16.24Q121.09 -18.92 122.62 -20.45Q124.15 -21.98 126.94 -21.98Q127.42 -21.98 127.83 -21.91Q128.24 -21.85 128.61 -21.76L128.94 -14.96Q128.48 -15.09 127.86 -15.15Q127.25 -15.2 126.61 -15.2Q124.45 -15.2 122.98 -14.4Q121.51 -13.6 120.82 -12.14ZM114.22 0L114.22 -21.63L120.56 -21.63L120.27 -14.72L120.96 -14.63L120.96 0ZM131.52 0L131.52 -21.63L138.25 -21.63L138.25 0ZM134.88 -23.67Q132.99 -23.67 132.13 -24.54Q131.27 -25.41 131.27 -26.88L131.27 -27.04Q131.27 -28.51 132.13 -29.37Q132.99 -30.23 134.88 -30.23Q136.73 -30.23 137.6 -29.37Q138.47 -28.51 138.47 -27.04L138.47 -26.88Q138.47 -25.39 137.6 -24.53Q136.73 -23.67 134.88 -23.67ZM152.13 -6.73Q146.92 -6.73 144.3 -8.67Q141.68 -10.6 141.68 -14.1L141.68 -14.39Q141.68 -16.76 142.75 -18.4Q143.81 -20.04 146.04 -20.94Q148.26 -21.85 151.73 -22.02L163.28 -22.55L163.28 -17.8L157.54 -17.95L157.54 -17.73Q159.02 -17.49 159.97 -16.91Q160.93 -16.32 161.4 -15.39Q161.88 -14.45 161.88 -13.09L161.88 -12.94Q161.88 -9.92 159.49 -8.33Q157.1 -6.73 152.13 -6.73ZM151.8 3.5L152.46 3.5Q154.04 3.5 155.02 3.3Q156 3.1 156.46 2.71Q156.93 2.31 156.93 1.72L156.93 1.67Q156.93 0.9 156.28 0.57Q155.63 0.24 154.33 0.13L147.95 -0.51L149.42 -0.59Q148.76 -0.48 148.29 -0.22Q147.82 0.04 147.54 0.44Q147.27 0.84 147.27 1.41L147.27 1.45Q147.27 2.11 147.75 2.57Q148.24 3.04 149.24 3.27Q150.24 3.5 151.8 3.5ZM151.47 8.43Q148.21 8.43 145.91 7.91Q143.62 7.39 142.43 6.27Q141.24 5.15 141.24 3.3L141.24 3.21Q141.24 1.96 141.79 1.1Q142.34 0.24 143.37 -0.24Q144.41 -0.73 145.79 -0.84L145.79 -1.06Q144.1 -1.36 143.19 -2.13Q142.27 -2.9 142.27 -4.29L142.27 -4.31Q142.27 -5.3 142.72 -5.98Q143.18 -6.67 144.06 -7.03Q144.94 -7.39 146.21 -7.46L146.21 -8.18L151.18 -6.93L149.73 -6.95Q148.96 -6.95 148.64 -6.75Q148.32 -6.56 148.32 -6.16L148.32 -6.14Q148.32 -5.65 148.84 -5.44Q149.36 -5.24 150.52 -5.1L155.65 -4.51Q159.39 -4.07 161.22 -2.66Q163.04 -1.25 163.04 1.69L163.04 1.83Q163.04 4.07 161.78 5.53Q160.51 7 158.13 7.71Q155.74 8.43 152.31 8.43ZM151.91 -11.26Q153.21 -11.26 154.05 -11.6Q154.9 -11.95 155.33 -12.62Q155.76 -13.29 155.76 -14.23L155.76 -14.43Q155.76 -15.38 155.34 -16.04Q154.92 -16.7 154.08 -17.04Q153.23 -17.38 151.91 -17.38L151.89 -17.38Q150.55 -17.38 149.69 -17.03Q148.83 -16.68 148.42 -16.02Q148.02 -15.36 148.02 -14.41L148.02 -14.23Q148.02 -13.29 148.44 -12.62Q148.87 -11.95 149.73 -11.6Q150.59 -11.26 151.91 -11.26ZM179.65 0L179.65 -12.72Q179.65 -13.9 179.34 -14.77Q179.04 -15.64 178.32 -16.1Q177.61 -16.57 176.33 -16.57Q175.3 -16.57 174.5 -16.2Q173.71 -15.84 173.19 -15.21Q172.68 -14.59 172.39 -13.79L171.03 -16.94L172.59 -16.94Q172.92 -18.41 173.71 -19.58Q174.5 -20.75 175.9 -21.44Q177.3 -22.13 179.41 -22.13Q181.83 -22.13 183.37 -21.2Q184.91 -20.26 185.65 -18.41Q186.38 -16.57 186.38 -13.79L186.38 0ZM165.75 0L165.75 -29.06L172.44 -29.06L172.44 -22.59L172.33 -15.47L172.48 -14.94L172.48 0ZM199.1 0.48Q196.22 0.48 194.51 -0.38Q192.81 -1.25 192.06 -2.99Q191.31 -4.73 191.31 -7.28L191.31 -19.36L198 -19.36L198 -8.36Q198 -6.78 198.71 -6.04Q199.43 -5.3 201.39 -5.3Q202.47 -5.3 203.52 -5.54Q204.58 -5.79 205.44 -6.16L204.86 -0.59Q203.74 -0.11 202.28 0.19Q200.82 0.48 199.1 0.48ZM188.41 -16.26L188.41 -21.54L205.24 -21.54L204.64 -16.26ZM191.4 -21.05L191.38 -26.64L198.04 -27.28L197.8 -21.05Z'

type Surface = 'light' | 'night'

/** Rani as the mark wears it on night: stronger than the tissue for lines and text there. */
const RANI_ON_NIGHT = '#FF5C93'

function partFill(part: MarkPart, on: Surface): string {
  if (part.name === 'tail') return colour.haldi
  if (part.name === 'square') return on === 'light' ? colour.rani : RANI_ON_NIGHT
  return on === 'light' ? colour.ink : colour.sheet
}

/** The mark's shapes in their 48 by 58 box. */
export function markShapes(on: Surface = 'light'): string {
  return MARK_PARTS.map((part) => path(part.d, partFill(part, on))).join('')
}

function lockupShapes(on: Surface): string {
  const ink = on === 'light' ? colour.ink : colour.sheet
  return markShapes(on) + path(WORDMARK, ink, 'transform="translate(60 39.5)"')
}

/** Mark and wordmark inside another drawing, top left at (`x`, `y`), `height` px high. */
export function logo(x: number, y: number, height: number, on: Surface = 'light'): string {
  const scale = Number((height / LOGO_SIZE.height).toFixed(3))
  return group(`transform="translate(${short(x)} ${short(y)}) scale(${scale})"`, lockupShapes(on))
}

function logoFile(on: Surface): string {
  return svg(LOGO_SIZE.width, LOGO_SIZE.height, lockupShapes(on))
}

function markFile(on: Surface): string {
  return svg(MARK_SIZE.width, MARK_SIZE.height, markShapes(on))
}

/** The mark in the middle of a square; without a ground it is a favicon. */
function icon(size: number, markHeight: number, ground: string): string {
  const scale = markHeight / MARK_SIZE.height
  const [x, y] = [(size - MARK_SIZE.width * scale) / 2, (size - markHeight) / 2]
  const place = `transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})"`
  return svg(size, size, ground + group(place, markShapes()))
}

export const logoDrawings: Record<string, () => string> = {
  'logo/lockup': () => logoFile('light'),
  'logo/lockup-on-night': () => logoFile('night'),
  'logo/favicon': () => icon(64, 64, ''),
  'logo/touch-icon': () => icon(180, 124, rect(0, 0, 180, 180, colour.page)),
  'logo/mark': () => markFile('light'),
  'logo/mark-on-night': () => markFile('night'),
}
