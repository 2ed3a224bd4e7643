import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { svg } from '../svg.ts'

/** Services overview, tile on rani: 420 by 300, to be cropped from the left (`object-position: right`). */
export function enquiryTile(): string {
  const options = { tail: false, on: 'night', spar: 0.55 } as const
  return svg(420, 300, place('software-hardware-development', 346, 196, 196, 12, options))
}

/** Services overview, tile on night or vellum: 300 by 300, cropped from the top and left. */
export function teamTile(): string {
  const options = { tail: false, on: 'night', spar: 0.6 } as const
  return svg(300, 300, place('api-microservices', 262, 272, 126, -14, options))
}

/** Services overview, tile on haldi: 300 by 300, cropped from the top and left. */
export function slotTile(): string {
  const { rani, paper, ink } = colour
  const options = { tail: false, spar: 0.6, palette: [rani, paper, ink] } as const
  return svg(300, 300, place('consulting-strategy', 262, 272, 126, 16, options))
}
