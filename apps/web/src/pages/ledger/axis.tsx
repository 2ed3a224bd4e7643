import type { ReactNode } from 'react'
import './axis.css'

/**
 * Lies over its positioned parent. Places are attributes of SVG, as they come from content and the
 * policy of the site allows no style attributes.
 */
export function Axis({ children }: { children: ReactNode }) {
  return (
    <svg className="axis" aria-hidden="true">
      {children}
    </svg>
  )
}

type OnAxisProps = {
  /** Both are shares of the axis, from 0 to 1. */
  start: number
  length?: number
  children: ReactNode
}

/** HTML at its place on the axis. */
export function OnAxis({ start, length, children }: OnAxisProps) {
  return (
    <foreignObject x={percent(start)} width={percent(length ?? 0)} height="100%">
      {children}
    </foreignObject>
  )
}

/** Two decimals are a tenth of a pixel on any screen, and half the bytes. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
