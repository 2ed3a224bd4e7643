import { colour } from '../palette.ts'
import { circle, diamond, diamondPath, line, path, repeat, svg } from '../svg.ts'

const SIZE = 120
const CENTRE = 60

function gauge(body: string): string {
  return svg(SIZE, SIZE, body)
}

function turned(degrees: number): string {
  return degrees === 0 ? '' : `transform="rotate(${degrees} ${CENTRE} ${CENTRE})"`
}

/** 100 %: the whole kite. */
export function wholeKiteGauge(): string {
  const sticks = line('M60 4V116M4 60Q60 4 116 60', colour.haldi, 2)
  return gauge(diamond(CENTRE, CENTRE, 56, colour.ink) + sticks)
}

/** 50 %: half a kite cut, the other half drawn. */
export function halfKiteGauge(): string {
  const outline = line(diamondPath(CENTRE, CENTRE, 56), colour.ink, 2)
  return gauge(outline + path('M60 4L4 60L60 116Z', colour.ink) + line('M60 4V116', colour.ink, 2))
}

/** 360 degrees: a protractor, a tick every ten degrees and a long one every ninety. */
export function protractorGauge(): string {
  const ring = circle(CENTRE, CENTRE, 54, 'none', `stroke="${colour.ink}" stroke-width="2"`)
  const ticks = repeat(36, (index) => {
    const long = index % 9 === 0
    return line(long ? 'M60 6V20' : 'M60 12V20', colour.ink, long ? 4 : 1.6, turned(index * 10))
  })
  return gauge(ring + ticks + diamond(CENTRE, CENTRE, 26, colour.ink))
}

/** 24/7: twenty-four hours around a pair of hands. */
export function clockGauge(): string {
  const hours = repeat(24, (hour) =>
    path('M60 5L65 14L60 23L55 14Z', colour.ink, turned(hour * 15)),
  )
  return gauge(hours + line('M60 60V32M60 60L80 72', colour.ink, 5))
}
