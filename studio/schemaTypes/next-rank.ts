/** Room between neighbours, so that dragging finds places in between. */
const GAP = 36 ** 3
const RANK_LENGTH = 6
const LAST = 36 ** RANK_LENGTH - 1

/**
 * The LexoRank after the last one of a list: `0|101000:` after `0|100000:`. An empty list, or an invalid rank,
 * starts in the lower part of the range; the end of the range is not passed.
 */
export function getNextRank(last: unknown): string {
  const [, bucket = '0', digits = '0zzzzz'] =
    (typeof last === 'string' && /^([0-2])\|([0-9a-z]{6}):/.exec(last)) || []
  const next = Math.min(Number.parseInt(digits, 36) + GAP, LAST)
  return `${bucket}|${next.toString(36).padStart(RANK_LENGTH, '0')}:`
}
