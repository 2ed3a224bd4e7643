import { colour, shade } from '../palette.ts'
import { circle, line, path, rect } from '../svg.ts'
import { foldedPaper, octagon } from './paper.ts'

// Small objects about their middle (x, y), in drawing coordinates: they stay upright however a plan is turned.

/** A bank with four pillars; 100 by 84. */
export function bank(x: number, y: number, tissue: string): string {
  const pillars = [-42, -17, 8, 33].map((dx) => rect(x + dx - 1, y - 10, 11, 38, colour.paper))
  return (
    path(`M${x - 50} ${y - 16}L${x - 24} ${y - 42}H${x + 24}L${x + 50} ${y - 16}Z`, tissue) +
    rect(x - 46, y - 16, 92, 46, colour.ink) +
    pillars.join('') +
    rect(x - 46, y - 16, 92, 7, tissue) +
    rect(x - 50, y + 28, 100, 14, tissue)
  )
}

/** A clock with eight corners: time that passes until the bank is asked. */
export function clock(x: number, y: number): string {
  return (
    path(octagon(x, y, 33, 33, 19.5), colour.haldi) +
    path(octagon(x, y, 26, 26, 15.5), colour.paper) +
    line(`M${x} ${y - 17}V${y}L${x + 10} ${y + 10}`, colour.ink, 4)
  )
}

/** An ERP: three slabs in a rack. */
export const servers = (x: number, y: number) =>
  [-27, -8, 11]
    .map(
      (dy) =>
        rect(x - 34, y + dy, 68, 16, colour.rani) +
        rect(x - 27, y + dy + 5, 22, 6, colour.paper) +
        rect(x + 18, y + dy + 5, 6, 6, colour.haldi),
    )
    .join('')

/** A stall under a striped awning. */
export const shop = (x: number, y: number) =>
  rect(x - 30, y - 6, 60, 34, colour.paper) +
  rect(x - 22, y + 4, 22, 24, colour.ink) +
  rect(x + 6, y + 4, 18, 14, colour.firozi) +
  [0, 1, 2, 3, 4]
    .map((n) => rect(x - 35 + n * 14, y - 28, 14, 22, n % 2 === 0 ? colour.haldi : colour.paper))
    .join('')

/** Books of account: a ruled table. */
export const accounts = (x: number, y: number) =>
  rect(x - 34, y - 28, 68, 56, colour.paper) +
  rect(x - 34, y - 28, 68, 12, colour.firozi) +
  line(
    `M${x - 34} ${y - 2}H${x + 34}M${x - 34} ${y + 13}H${x + 34}M${x - 8} ${y - 16}V${y + 28}`,
    colour.ink,
    1.6,
  ) +
  rect(x + 8, y + 18, 20, 5, colour.ink)

/** An attendance machine with its keys. */
export const attendance = (x: number, y: number) =>
  rect(x - 26, y - 32, 52, 64, colour.kesar) +
  rect(x - 18, y - 24, 36, 18, colour.ink) +
  rect(x - 12, y - 18, 16, 6, colour.haldi) +
  [0, 1, 2]
    .map((row) =>
      [-18, -5, 8].map((dx) => rect(x + dx, y + row * 11, 10, 7, colour.paper)).join(''),
    )
    .join('')

/** A browser window, bar on top; corners in drawing coordinates. */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  bar: string,
  ground: string,
): string {
  return (
    rect(x, y, width, height, ground) +
    rect(x, y, width, 13, bar) +
    [9, 20, 31].map((dx) => circle(x + dx, y + 6.5, 3, colour.paper)).join('')
  )
}

/** A sealed envelope. */
export function letter(x: number, y: number, tissue: string): string {
  return (
    rect(x - 30, y - 21, 60, 42, colour.paper) +
    path(`M${x - 21} ${y - 21}L${x} ${y}L${x + 21} ${y - 21}Z`, tissue)
  )
}

/** An app's icon. */
export function appIcon(x: number, y: number, tissue: string): string {
  return (
    path(octagon(x, y, 24, 24, 9), colour.paper) +
    rect(x - 13, y - 13, 26, 26, tissue) +
    rect(x - 5, y - 5, 10, 10, colour.paper)
  )
}

/** A one-page bill. */
export function invoice(x: number, y: number, tissue: string): string {
  return (
    foldedPaper(x - 20, y - 25, x + 20, y + 25, 13, tissue) +
    [-6, 3, 12].map((dy) => rect(x - 12, y + dy, dy === 12 ? 14 : 24, 4, colour.ink)).join('')
  )
}

/** A list of orders. */
export function orders(x: number, y: number): string {
  return [96, 74, 52]
    .map((width, n) => rect(x - 48, y - 30 + n * 25, width, 10, colour.paper))
    .join('')
}

/** Bins in a store, one of them short. */
export function bins(x: number, y: number): string {
  const one = (n: number) =>
    rect(x - 44 + n * 24, y - 20, 17, 40, n === 2 ? colour.kesar : colour.ink)
  return [0, 1, 2, 3].map(one).join('')
}

/** Money by month. */
export function money(x: number, y: number): string {
  return [28, 44, 60, 76]
    .map((height, n) =>
      rect(x - 44 + n * 25, y + 38 - height, 15, height, n === 3 ? colour.haldi : shade.firoziDark),
    )
    .join('')
}

/** A small spreadsheet. */
export function spreadsheet(x: number, y: number, tissue: string): string {
  return (
    foldedPaper(x - 34, y - 22, x + 34, y + 22, 13, colour.rule) +
    rect(x - 34, y - 22, 55, 11, tissue) +
    line(
      `M${x - 28} ${y + 1}H${x + 28}M${x - 28} ${y + 11}H${x + 28}M${x - 6} ${y - 6}V${y + 17}`,
      colour.ruleStrong,
      1.5,
    )
  )
}

/** A rack about its middle: a slot for each of `slots`, two lamps in every slot. */
export function rack(
  x: number,
  y: number,
  width: number,
  height: number,
  slots: readonly string[],
  lamp: string,
): string {
  const [left, top, right] = [x - width / 2, y - height / 2, x + width / 2]
  const pitch = (height - 12) / slots.length
  const drawn = slots.map((tissue, n) => {
    const slotTop = top + 9 + n * pitch
    const lampTop = slotTop + (pitch - 5) / 2 - 3
    return (
      rect(left + 10, slotTop, width - 20, pitch - 5, tissue) +
      rect(right - 30, lampTop, 6, 6, lamp) +
      rect(right - 20, lampTop, 6, 6, lamp)
    )
  })
  return (
    rect(left, top, width, height, colour.paper) +
    rect(left + 5, top + 5, width - 10, height - 10, colour.ink) +
    drawn.join('')
  )
}
