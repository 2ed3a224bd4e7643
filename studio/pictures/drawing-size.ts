/** Bytes in which the root element of a drawing begins, behind comments of the program that made it. */
const HEAD = 64 * 1024

/** How large an SVG says that it is, in pixels: 0 by 0 if it does not. Nothing if it is no SVG. */
export function drawingSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD)).replace(/<!--[\s\S]*?-->/g, '')
  const root = head.match(
    /^\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)?<svg\b([^>]*)>/i,
  )?.[1]
  if (root === undefined) return undefined
  const box =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const { 2: boxWidth = 0, 3: boxHeight = 0 } = box
  return {
    width: pixels(attribute(root, 'width')) ?? boxWidth,
    height: pixels(attribute(root, 'height')) ?? boxHeight,
  }
}

const attribute = (element: string, name: string) =>
  element.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1]

/** Pixels of each unit. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** A length; nothing for shares of what is around the drawing, such as 100%. */
function pixels(length: string | undefined): number | undefined {
  const { number, unit = '' } =
    length?.trim().match(/^(?<number>[\d.]+)(?<unit>[a-z]*)$/)?.groups ?? {}
  const scale = units[unit]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}
