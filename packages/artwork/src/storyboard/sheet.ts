import { renderSprite } from '../svg.ts'

const PARTS = ['1', '2', '3', '4', 'plate-1', 'plate-2', 'plate-3'] as const

/**
 * Joins the drawings `<name>-<part>` of a storyboard page to one file with a symbol for each part, for
 * `<svg viewBox="0 0 280 340"><use href="<name>.svg#<part>"/></svg>`: seven pictures are seven documents to a browser,
 * each with a layout. A symbol shows what lies outside of its window, as the drawings' background fills a larger space.
 * Throws if a drawing is missing.
 */
export const renderSheet = (
  name: string,
  drawings: Readonly<Record<string, () => string>>,
): string =>
  renderSprite(
    PARTS.map((part) => {
      const draw = drawings[`${name}-${part}`]
      if (!draw) throw new Error(`The drawing ${name}-${part} is missing.`)
      return toSymbol(part, draw())
    }),
  )

const toSymbol = (id: string, drawing: string) =>
  drawing
    .replace(
      /^<svg[^>]* viewBox="([^"]*)"[^>]*>/,
      `<symbol id="${id}" viewBox="$1" overflow="visible">`,
    )
    .replace(/<\/svg>\s*$/, '</symbol>')
