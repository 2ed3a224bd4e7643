import { renderSprite } from '../svg.ts'

/** `storyboard/web-development-plate-1`: the sheet and the symbol in it. */
const NAME = /^(.+?)-((?:plate-)?\d)$/

/**
 * Joins the drawings `<sheet>-<part>` of storyboard pages to one file per page, with a symbol for each part, for
 * `<svg viewBox="0 0 280 340"><use href="<sheet>.svg#<part>"/></svg>`: seven pictures are seven documents to a
 * browser, each with a layout. A symbol shows what lies outside of its window, as the drawings' background
 * fills a larger space.
 */
export function joinSheets(
  drawings: Readonly<Record<string, () => string>>,
): Record<string, () => string> {
  const sheets: Record<string, Record<string, () => string>> = {}
  for (const [name, draw] of Object.entries(drawings)) {
    const [, sheet = '', part = ''] = NAME.exec(name) ?? []
    if (!part) throw new Error(`“${name}” is no part of a sheet.`)
    sheets[sheet] = { ...sheets[sheet], [part]: draw }
  }
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, parts]) => [
      sheet,
      () => renderSprite(Object.entries(parts).map(([part, draw]) => toSymbol(part, draw()))),
    ]),
  )
}

const toSymbol = (id: string, drawing: string) =>
  drawing
    .replace(
      /^<svg[^>]* viewBox="([^"]*)"[^>]*>/,
      `<symbol id="${id}" viewBox="$1" overflow="visible">`,
    )
    .replace(/<\/svg>\s*$/, '</symbol>')
