import './numbers.css'

/** The numbers that `numbers.css` has a class for; beyond them nothing changes its looks any more. */
const ranges = {
  letters: [8, 50],
  'line-letters': [8, 50],
  'word-letters': [8, 50],
  rows: [1, 24],
} as const

/**
 * The class that hands a whole number to the styles: ("letters", 27) -> "letters-27", by which
 * `--letters` is 27. A style attribute would do the same, but the policy of the site allows none.
 */
export function numberClass(name: keyof typeof ranges, value: number): string {
  const [least, most] = ranges[name]
  return `${name}-${Math.min(most, Math.max(least, value))}`
}
