import { ContentInvalidError, type ContentProblem } from '@kitewright/content-loader/errors'
import pMap from 'p-map'

/** As many pictures as are downloaded or drawn side by side. */
const CONCURRENCY = 4

/**
 * Does `work` for every item, a few at a time; answers what came of each. Throws ContentInvalidError with
 * all that an editor must mend, and at once what else goes wrong.
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

/** The widths of one picture fail for one reason. */
const once = (problems: ContentProblem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
