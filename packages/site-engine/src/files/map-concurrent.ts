import { ContentInvalidError } from '@kitewright/content-loader/errors'
import type { Issue } from '@kitewright/content-types/model'
import pMap from 'p-map'

/** Maximum concurrent downloads and conversions. */
const CONCURRENCY = 4

/**
 * Runs `work` for every item, a few at a time. Throws ContentInvalidError with all issues that an editor must fix,
 * and other errors at once.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const outcomes = await pMap(
    items,
    async (item): Promise<{ result: Result } | ContentInvalidError> => {
      try {
        return { result: await work(item) }
      } catch (error) {
        if (error instanceof ContentInvalidError) return error
        throw error
      }
    },
    { concurrency: CONCURRENCY },
  )
  const issues = outcomes.flatMap((outcome) =>
    outcome instanceof ContentInvalidError ? outcome.issues : [],
  )
  if (issues.length > 0) throw new ContentInvalidError(dedupeProblems(issues))
  return outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []))
}

/** The widths of one picture fail for the same reason. */
const dedupeProblems = (issues: Issue[]) => [
  ...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values(),
]
