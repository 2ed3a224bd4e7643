import { cssPalette, type Palette } from '../palette.ts'
import type { Element } from './element.ts'

/**
 * The style sheet of a file: a class for each colour it uses. First with plain values, all that Inkscape
 * reads, which gives up a whole sheet at a custom property; then, in a block that it skips, with the
 * palette as variables for whatever knows them.
 */
export function styleSheet(shapes: readonly Element[], palette: Palette): string {
  const used = new Map<string, { look: string; colour: string }>()
  const collect = (elements: readonly Element[]) => {
    for (const { attributes, children } of elements) {
      for (const look of ['fill', 'stroke']) {
        const colour = attributes[look]
        if (colour !== undefined && Object.hasOwn(palette, colour)) {
          used.set(`${look}-${colour}`, { look, colour })
        }
      }
      if (attributes['data-kite'] === undefined) collect(children)
    }
  }
  collect(shapes)
  const names = Object.keys(palette)
  const classes = [...used]
    .map(([name, { look, colour }]) => ({ name, look, colour }))
    .toSorted((a, b) => names.indexOf(a.colour) - names.indexOf(b.colour))
  if (classes.length === 0) return ''
  const colours = [...new Set(classes.map(({ colour }) => colour))]
  return [
    ...classes.map(({ name, look, colour }) => `.${name} { ${look}: ${palette[colour]} }`),
    '@supports (color: var(--ink)) {',
    `  svg { ${colours.map((colour) => `--${colour}: ${palette[colour]}`).join('; ')} }`,
    ...classes.map(({ name, look, colour }) => `  .${name} { ${look}: var(--${colour}) }`),
    '}',
  ].join('\n')
}

/** The sheet without the blanks that editors move. */
export const squeezed = (sheet: string) => sheet.replace(/\s+/g, ' ').trim()

/** The palette as a file of GIMP's format, which Inkscape shows as swatches. */
export function swatches(): string {
  const rows = Object.entries(cssPalette).map(([name, hex]) => {
    const channels = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)))
    return `${channels.map((channel) => channel.padStart(3)).join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Kitewright', '#', ...rows, ''].join('\n')
}
