import { ContentInvalidError, type ContentProblem } from '@kitewright/content-loader/errors'

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
  const results: Result[] = []
  /** By the place of the item, so that a report does not depend on which of them fails first. */
  const problems: (readonly ContentProblem[])[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [place, item] of rest) {
      try {
        results[place] = await work(item)
      } catch (error) {
        if (!(error instanceof ContentInvalidError)) throw error
        problems[place] = error.problems
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  if (problems.length > 0) throw new ContentInvalidError(once(problems.flat()))
  return results
}

/** The widths of one picture fail for one reason. */
const once = (problems: ContentProblem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
