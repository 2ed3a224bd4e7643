/**
 * The few shapes every drawing is made of, as functions that return SVG text.
 * Lengths are user units of the drawing (px at its natural size), angles are degrees.
 * `attributes` is always raw attribute text, such as `opacity=".4"`.
 */

/** Centre lines of a drawing office: dash, dot, dash. */
export const DASH_DOT = 'stroke-dasharray="14 5 3 5"'

/** A number as short as SVG allows, to two decimals: `0.5` is `.5`, `3.00` is `3`. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Rounds computed coordinates such as `442.79999999999995` to two decimals. */
function withoutTails(body: string): string {
  return body.replace(/-?\d*\.\d{6,}/g, (tail) => short(Number(tail)))
}

function element(name: string, attributes: string, extra: string): string {
  return extra === '' ? `<${name} ${attributes}/>` : `<${name} ${attributes} ${extra}/>`
}

/** A complete, self-contained drawing, `width` by `height`, origin at the top left. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  return svgView(0, 0, width, height, body, attributes)
}

/** A complete drawing that shows the window `width` by `height` at (`x`, `y`). */
export function svgView(
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
  attributes = '',
): string {
  const box = [x, y, width, height].map(short).join(' ')
  const size = `width="${short(width)}" height="${short(height)}"`
  const extra = attributes === '' ? '' : ` ${attributes}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}${extra}>${withoutTails(body)}</svg>`
}

/** Shapes moved, turned or faded together, or sharing a stroke. */
export function group(attributes: string, body: string): string {
  return `<g ${attributes}>${body}</g>`
}

/** Shows only the inside of the rectangle. A nested svg clips without an id. */
export function crop(x: number, y: number, width: number, height: number, body: string): string {
  const box = [x, y, width, height].map(short)
  return `<svg x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}">${body}</svg>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
  return element('rect', `${box} fill="${fill}"`, attributes)
}

export function circle(x: number, y: number, r: number, fill: string, attributes = ''): string {
  const disc = `cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`
  return element('circle', `${disc} fill="${fill}"`, attributes)
}

/** A filled shape. */
export function path(d: string, fill: string, attributes = ''): string {
  return element('path', `d="${d}" fill="${fill}"`, attributes)
}

/** A stroked path without a fill; `width` is the line's weight. */
export function line(d: string, stroke: string, width = 3, attributes = ''): string {
  const look = `fill="none" stroke="${stroke}" stroke-width="${short(width)}"`
  return element('path', `d="${d}" ${look}`, attributes)
}

/** The outline of a square standing on its corner; `r` is half its diagonal. */
export function diamondPath(x: number, y: number, r: number): string {
  const [left, right] = [short(x - r), short(x + r)]
  return `M${short(x)} ${short(y - r)}L${right} ${short(y)}L${short(x)} ${short(y + r)}L${left} ${short(y)}Z`
}

/** A filled square standing on its corner; `r` is half its diagonal. */
export function diamond(x: number, y: number, r: number, fill: string, attributes = ''): string {
  return path(diamondPath(x, y, r), fill, attributes)
}

/** The text of `draw(0)` to `draw(count - 1)`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Shows only what lies inside the outline `d`. `id` must be unique within its file. */
export function clipped(id: string, d: string, body: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

/** A file of symbols, each shown by a `<use>` in a page. */
export const sprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
