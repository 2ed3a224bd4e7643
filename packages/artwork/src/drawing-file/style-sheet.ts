import { cssPalette, type Palette } from '../palette.ts'
import type { Element } from './element.ts'

/**
 * Returns a file's style sheet, a class per colour in use. The plain values are for Inkscape, which drops a sheet with
 * custom properties; it skips the second block, in which the palette's variables are.
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

export const collapseWhitespace = (sheet: string) => sheet.replace(/\s+/g, ' ').trim()

/** The palette in GIMP's format, which Inkscape shows as swatches. */
export function swatches(): string {
  const rows = Object.entries(cssPalette).map(([name, hex]) => {
    const channels = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)))
    return `${channels.map((channel) => channel.padStart(3)).join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Kitewright', '#', ...rows, ''].join('\n')
}
