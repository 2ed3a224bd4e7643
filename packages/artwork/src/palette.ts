/**
 * All colours of drawings: the values of the site's design tokens, as an image file cannot read the page's CSS
 * variables.
 */
export const colour = {
  // the four kite papers, one per service group
  rani: '#D01257',
  firozi: '#14A79D',
  kesar: '#F26322',
  haldi: '#FFB71B',
  // kite papers as lines on night
  raniNight: '#FF86AE',
  firoziNight: '#5FD6CB',
  kesarNight: '#FF9A66',
  haldiNight: '#FFB71B',
  // kite papers as large quiet fills
  raniWash: '#FBE3EA',
  firoziWash: '#D3EFEA',
  kesarWash: '#FDE5D6',
  haldiWash: '#FFEFC6',
  // light surfaces and ink
  page: '#F7F3EB',
  paper: '#FFFDF8',
  sheet: '#FFFDF8',
  vellum: '#EAE5D8',
  ink: '#0D1B36',
  ink2: '#3A4660',
  ink3: '#566078',
  rule: '#D9D2C2',
  ruleStrong: '#7D7868',
  // dark surfaces
  night: '#0D1E3F',
  night2: '#152B57',
  nightRule: '#2C4478',
  nightLine: '#5E78AE',
  onNight: '#FFFDF8',
  onNight2: '#B6C2DC',
  // kites only
  bamboo: '#F0D9A8',
  /** Ink paper on a dark background, lightened so that its edge stays visible. */
  inkOnNight: '#23427F',
} as const

/** Folded or shaded paper (a step lighter or darker than its sheet), drawn copper, and a booked day on night. */
export const shade = {
  raniLight: '#E2487F',
  haldiLight: '#FFD36E',
  firoziLight: '#56C6BE',
  firoziDark: '#0F8A82',
  copper: '#B5591E',
  nightTaken: '#1B3568',
} as const

/** Colours by their CSS names, such as `rani-night`. */
export type Palette = Readonly<Record<string, string>>

const toCssName = (name: string) => name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)

export const cssPalette: Palette = Object.fromEntries(
  Object.entries({ ...colour, ...shade }).map(([name, value]) => [toCssName(name), value]),
)

/** The palette in GIMP's format, which Inkscape shows as swatches. */
export function formatSwatches(): string {
  const rows = Object.entries(cssPalette).map(([name, hex]) => {
    const channels = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)))
    return `${channels.map((channel) => channel.padStart(3)).join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Kitewright', '#', ...rows, ''].join('\n')
}
