import { colour } from '../palette.ts'
import { path, short } from '../svg.ts'

/** A paper with its top right corner folded over; corners in drawing coordinates. */
export function foldedPaper(
  left: number,
  top: number,
  right: number,
  bottom: number,
  fold = 22,
  tissue: string = colour.haldi,
): string {
  const crease = `M${short(right - fold)} ${short(top)}`
  return (
    path(
      `M${short(left)} ${short(top)}H${short(right - fold)}L${short(right)} ${short(top + fold)}V${short(bottom)}H${short(left)}Z`,
      colour.paper,
    ) + path(`${crease}V${short(top + fold)}H${short(right)}Z`, tissue)
  )
}

/** A rectangle about its middle with its four corners cut at 45 degrees; half sizes and the cut in px. */
export function octagon(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  cut: number,
): string {
  const [left, right, top, bottom] = [x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight]
  return `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`
}
