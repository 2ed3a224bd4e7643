/**
 * The few shapes every drawing is made of, as functions that return SVG text.
 * Lengths are user units of the drawing (px at its natural size), angles are degrees.
 * `attributes` is always raw attribute text, such as `opacity=".4"`.
 */

/** Centre lines of a drawing office: dash, dot, dash. */
export const DASH_DOT = 'stroke-dasharray="14 5 3 5"'

/** A number as short as SVG allows, to two decimals: `0.5` is `.5`, `3.00` is `3`. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Rounds computed coordinates such as `442.79999999999995` to two decimals. */
function roundNumbers(body: string): string {
  return body.replace(/-?\d*\.\d{6,}/g, (tail) => formatNumber(Number(tail)))
}

function renderElement(name: string, attributes: string, extra: string): string {
  return extra === '' ? `<${name} ${attributes}/>` : `<${name} ${attributes} ${extra}/>`
}

/** A complete, self-contained drawing, `width` by `height`, origin at the top left. */
export function renderSvg(width: number, height: number, body: string, attributes = ''): string {
  return renderSvgView(0, 0, width, height, body, attributes)
}

/** A complete drawing that shows the window `width` by `height` at (`x`, `y`). */
export function renderSvgView(
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
  attributes = '',
): string {
  const box = [x, y, width, height].map(formatNumber).join(' ')
  const size = `width="${formatNumber(width)}" height="${formatNumber(height)}"`
  const extra = attributes === '' ? '' : ` ${attributes}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}${extra}>${roundNumbers(body)}</svg>`
}

/** Shapes moved, turned or faded together, or sharing a stroke. */
export function group(attributes: string, body: string): string {
  return `<g ${attributes}>${body}</g>`
}

/** Shows only the inside of the rectangle. A nested svg clips without an id. */
export function crop(x: number, y: number, width: number, height: number, body: string): string {
  const box = [x, y, width, height].map(formatNumber)
  return `<svg x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}">${body}</svg>`
}

export function drawRect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string {
  const box = `x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"`
  return renderElement('rect', `${box} fill="${fill}"`, attributes)
}

export function drawCircle(x: number, y: number, r: number, fill: string, attributes = ''): string {
  const disc = `cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}"`
  return renderElement('circle', `${disc} fill="${fill}"`, attributes)
}

/** A filled shape. */
export function drawPath(d: string, fill: string, attributes = ''): string {
  return renderElement('path', `d="${d}" fill="${fill}"`, attributes)
}

/** A stroked path without a fill; `width` is the line's weight. */
export function drawLine(d: string, stroke: string, width = 3, attributes = ''): string {
  const style = `fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}"`
  return renderElement('path', `d="${d}" ${style}`, attributes)
}

/** The outline of a square standing on its corner; `r` is half its diagonal. */
export function formatDiamondPath(x: number, y: number, r: number): string {
  const [left, right] = [formatNumber(x - r), formatNumber(x + r)]
  return `M${formatNumber(x)} ${formatNumber(y - r)}L${right} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y + r)}L${left} ${formatNumber(y)}Z`
}

/** A filled square standing on its corner; `r` is half its diagonal. */
export function drawDiamond(
  x: number,
  y: number,
  r: number,
  fill: string,
  attributes = '',
): string {
  return drawPath(formatDiamondPath(x, y, r), fill, attributes)
}

/** The text of `draw(0)` to `draw(count - 1)`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Shows only what lies inside the outline `d`. `id` must be unique within its file. */
export function clipDrawing(id: string, d: string, body: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

/** A file of symbols, each shown by a `<use>` in a page. */
export const renderSprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
