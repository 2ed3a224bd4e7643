import type { ReleaseTexts } from '@kitewright/protocol/site'

/** Counts the changes of a publish beyond the first ones, also those that the release does not list. */
export function formatRest(
  { changes, changesMore }: Pick<ReleaseTexts, 'changes' | 'changesMore'>,
  listedCount: number,
): string {
  const count = changes.length - listedCount + changesMore
  return count > 0 ? ` and ${count} more` : ''
}
