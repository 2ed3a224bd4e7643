import { cssPalette } from '../palette.ts'

/** The palette as a file of GIMP's format, which Inkscape shows as swatches. */
export function swatches(): string {
  const rows = Object.entries(cssPalette).map(([name, hex]) => {
    const channels = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)))
    return `${channels.map((channel) => channel.padStart(3)).join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Kitewright', '#', ...rows, ''].join('\n')
}
