import type { ReactNode } from 'react'

/** Lies over its positioned parent. */
export function Axis({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-0 whitespace-nowrap" aria-hidden="true">
      {children}
    </span>
  )
}

type OnAxisProps = {
  /** Both are shares of the axis, from 0 to 1. */
  start: number
  length?: number
  children: ReactNode
}

/** What stands at its place on the axis, as high as it. */
export function OnAxis({ start, length, children }: OnAxisProps) {
  return (
    <span
      className="absolute h-full"
      style={{ left: percent(start), width: length === undefined ? undefined : percent(length) }}
    >
      {children}
    </span>
  )
}

/** Two decimals are a tenth of a pixel on any screen, and half the bytes. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
