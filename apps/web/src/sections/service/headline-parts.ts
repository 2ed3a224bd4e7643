/** The lines of a headline: each sentence of the heavy half, then the light half. */
export function splitHeadline(headline: { impact: string; effort: string }): string[] {
  return [...headline.impact.trim().split(/(?<=[.!?])\s+/), headline.effort.trim()].filter(Boolean)
}

/** Letter counts by which the type size is chosen, so that a headline fills its column in one go. */
export function measureHeadline(parts: readonly string[]): {
  all: number
  longestPart: number
  longestWord: number
} {
  const getMaxLength = (texts: readonly string[]) =>
    Math.max(1, ...texts.map((text) => text.length))
  return {
    all: getMaxLength([parts.join(' ')]),
    longestPart: getMaxLength(parts),
    longestWord: getMaxLength(parts.flatMap((part) => part.split(/\s+/))),
  }
}
