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
