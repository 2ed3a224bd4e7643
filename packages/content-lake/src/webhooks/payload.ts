import { evaluate, parse } from 'groq-js'
import type { Lake } from '../core/lake.ts'
import type { Change } from '../core/transaction.ts'
import type { Hook } from './hook.ts'

/**
 * What a webhook sends about a change, as JSON; null if its filter does not let the change through.
 * Filter and projection are GROQ in delta mode: `before()`, `after()` and `delta::` work.
 */
export async function payloadOf(
  { rule }: Hook,
  change: Change,
  lake: Lake,
): Promise<string | null> {
  const { before, after } = change
  const document = after ?? before
  const ask = async (text: string): Promise<unknown> => {
    const { documents } = lake
    const answer = await evaluate(parse(text, { mode: 'delta' }), {
      root: document,
      before,
      after,
      dataset: [...documents.values()],
      dereference: async ({ _ref }: { _ref: string }) => documents.get(_ref) ?? null,
      sanity: { projectId: lake.projectId, dataset: lake.dataset },
    })
    return answer.get()
  }
  if (rule.filter !== null && (await ask(rule.filter)) !== true) return null
  const body = rule.projection === null ? document : await ask(rule.projection)
  return JSON.stringify(body ?? null)
}
