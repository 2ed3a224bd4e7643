import { ContentInvalidError, type ContentProblem } from '@kitewright/content-loader/errors'
import pMap from 'p-map'

/** Maximum concurrent downloads and conversions. */
const CONCURRENCY = 4

/**
 * Runs `work` for every item, a few at a time. Throws ContentInvalidError with all problems that an editor must fix,
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
  const problems = outcomes.flatMap((outcome) =>
    outcome instanceof ContentInvalidError ? outcome.problems : [],
  )
  if (problems.length > 0) throw new ContentInvalidError(once(problems))
  return outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []))
}

/** The widths of one picture fail for the same reason. */
const once = (problems: ContentProblem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
