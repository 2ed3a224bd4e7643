import {
  documentProblems,
  type Fields,
  isFields,
  type Path,
  type Problem,
} from '@kitewright/content-rules/check'
import { asPublished } from '../../publishing/site-check/site.ts'
import { type Change, NEEDS_LOWEST } from './changes.ts'
import { type Cell, keyOf, withPrices } from './prices.ts'
import type { GridPosition } from './selection.ts'
import type { Row } from './sheet.ts'

/** Problems of a service, by the rules of the build. */
type ServiceProblems = {
  /** Messages at cells, by `placeKey`. */
  cells: ReadonlyMap<string, string>
  /** Everything else that is wrong in it. */
  rest: readonly Problem[]
}

const none: ServiceProblems = { cells: new Map(), rest: [] }

/** Where a message belongs within one service. */
export const placeKey = ({ key, field }: Pick<Cell, 'key' | 'field'>): string => `${key} ${field}`

const known = new WeakMap<Fields, ServiceProblems>()

/** Problems of a service in its current state, computed once per state. */
export function problemsOfRow({ draft, published }: Row): ServiceProblems {
  const working = draft ?? published
  if (!working) return none
  const problems = known.get(working) ?? problemsOf(working)
  known.set(working, problems)
  return problems
}

function problemsOf(service: Fields): ServiceProblems {
  const cells = new Map<string, string>()
  for (const tier of Array.isArray(service.tiers) ? service.tiers : []) {
    if (!isFields(tier) || typeof tier.from === 'number') continue
    // That it is required the schema says; the build checks it against the schema.
    cells.set(placeKey({ key: String(tier._key), field: 'from' }), NEEDS_LOWEST)
  }
  const rest: Problem[] = []
  for (const problem of documentProblems(asPublished(service))) {
    const place = cellOf(problem.path)
    if (!place) rest.push(problem)
    else if (!cells.has(place)) cells.set(place, problem.message)
  }
  return { cells, rest }
}

/** The cell at a path of a service; undefined for other fields. */
function cellOf([list, item, field, ...rest]: Path): string | undefined {
  if (list !== 'tiers' || typeof item !== 'object' || rest.length > 0) return undefined
  return field === 'from' || field === 'to' ? placeKey({ key: item._key, field }) : undefined
}

/** Problems of a cell after these changes. */
export function problemIf(row: Row, cell: Cell, changes: readonly Change[]): string | undefined {
  const working = row.draft ?? row.published
  if (!working) return undefined
  const wanted = new Map(changes.map((change) => [keyOf(change.cell), change.to]))
  const prices = row.packages.map((tier) => {
    const [from, to] = (['from', 'to'] as const).map((field) => {
      const place = keyOf({ id: row.id, key: tier.key, field })
      return wanted.has(place) ? wanted.get(place) : tier[field]
    })
    return { ...tier, from, to }
  })
  return problemsOf(withPrices(working, prices)).cells.get(placeKey(cell))
}

/** The places of all prices that break a rule, in reading order. */
export const wrongPlaces = (rows: readonly Row[]): GridPosition[] =>
  rows.flatMap((row, place) => {
    const { cells } = problemsOfRow(row)
    return row.packages.flatMap(({ key }, number) =>
      (['from', 'to'] as const).flatMap((field, end) =>
        cells.has(placeKey({ key, field })) ? [{ row: place, column: 2 * number + end }] : [],
      ),
    )
  })
