import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, group, line, rect, repeat, svg } from '../svg.ts'

/** The reel lying along x, its middle at the origin, 392 long. */
function reel(): string {
  const { ink, kesar, rani, haldi } = colour
  const handle = rect(-190, -9, 380, 18, ink)
  const grips = rect(-196, -15, 46, 30, kesar) + rect(150, -15, 46, 30, kesar)
  const flanges = rect(-92, -74, 26, 148, rani) + rect(66, -74, 26, 148, rani)
  const drum = rect(-66, -58, 132, 116, haldi)
  const turns = repeat(13, (turn) => line(`M${-60 + turn * 10} -58V58`, ink, 1.6, 'opacity=".75"'))
  return handle + grips + flanges + drum + turns
}

/**
 * Careers: the firki, the reel that lets out the string, and the kite it holds, 840 by 740. The kite
 * is meant to hang over the page's edge and the reel's lower end to slip behind the first rule.
 */
export function firki(): string {
  const axis = line('M0 690L700 -10', colour.ink, 1, `${DASH_DOT} opacity=".35"`)
  const string = line('M190 560C420 470 560 330 690 150', colour.ink, 2.4)
  const turned = group('transform="translate(150 580) rotate(-45)"', reel())
  const held = place('software-hardware-development', 660, 190, 176, 16, { spar: 0.55 })
  return svg(840, 740, string + axis + turned + held)
}
