import { parseWeeks } from './weeks.ts'

/** A bar of the plan. All values are shares of the whole axis, from 0 to 1. */
export type Bar = { start: number; shortest: number; longest: number }

type WeekPlan = {
  /** One per step; null where the duration is not a length of time. */
  bars: (Bar | null)[]
  /** Weeks marked on the axis, with their place from 0 to 1. */
  marks: { week: number; start: number }[]
}

const MOST_MARKS = 5
const steps = [1, 2, 4, 8, 13, 26, 52]

/**
 * Lays steps one after the other, each beginning when the one before has taken its longest time.
 * Null when no step has a length of time, as there is nothing to draw then.
 */
export function planWeeks(durations: readonly (string | null)[]): WeekPlan | null {
  const lengths = durations.map(parseWeeks)
  const total = lengths.reduce((sum, length) => sum + (length?.longest ?? 0), 0)
  if (total === 0) return null
  let elapsed = 0
  const bars = lengths.map((length) => {
    if (!length) return null
    const start = elapsed / total
    elapsed += length.longest
    return { start, shortest: length.shortest / total, longest: length.longest / total }
  })
  const step = steps.find((weeks) => total / weeks <= MOST_MARKS) ?? total
  const marks = Array.from({ length: Math.ceil(total / step) }, (_, index) => ({
    week: index * step,
    start: (index * step) / total,
  }))
  return { bars, marks }
}
