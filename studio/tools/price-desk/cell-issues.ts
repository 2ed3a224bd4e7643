import {
  collectDocumentIssues,
  type Fields,
  type Issue,
  isFields,
} from '@kitewright/content-rules/check'
import { toPublished } from '../../publishing/site-check/site.ts'
import { type Change, NEEDS_FROM } from './changes.ts'
import { type Cell, getCellKey, withPrices } from './prices.ts'
import type { GridPosition } from './selection.ts'
import type { Row } from './sheet.ts'

/** Issues of a service, by the rules of the build. */
type ServiceIssues = {
  /** Messages at cells, by `getFieldKey`. */
  cells: ReadonlyMap<string, string>
  /** Those of other fields. */
  rest: readonly Issue[]
}

const none: ServiceIssues = { cells: new Map(), rest: [] }

/** Where a message belongs within one service. */
export const getFieldKey = ({ key, field }: Pick<Cell, 'key' | 'field'>): string =>
  `${key} ${field}`

const known = new WeakMap<Fields, ServiceIssues>()

/** Issues of a service in its current state, computed once per state. */
export function getRowIssues({ draft, published }: Row): ServiceIssues {
  const working = draft ?? published
  if (!working) return none
  const issues = known.get(working) ?? collectServiceIssues(working)
  known.set(working, issues)
  return issues
}

function collectServiceIssues(service: Fields): ServiceIssues {
  const cells = new Map<string, string>()
  for (const tier of Array.isArray(service.tiers) ? service.tiers : []) {
    if (!isFields(tier) || typeof tier.from === 'number') continue
    // The schema checks required fields, and no rule does.
    cells.set(getFieldKey({ key: String(tier._key), field: 'from' }), NEEDS_FROM)
  }
  const rest: Issue[] = []
  for (const issue of collectDocumentIssues(toPublished(service))) {
    const cell = findCell(issue.path)
    if (!cell) rest.push(issue)
    else if (!cells.has(cell)) cells.set(cell, issue.message)
  }
  return { cells, rest }
}

/** The cell at a path of a service; undefined for other fields. */
function findCell(path: string): string | undefined {
  const [, key = '', field] = /^tiers\[_key=="([^"]*)"\]\.(from|to)$/.exec(path) ?? []
  return field === 'from' || field === 'to' ? getFieldKey({ key, field }) : undefined
}

/** The issue of a cell after these changes. */
export function validateCell(row: Row, cell: Cell, changes: readonly Change[]): string | undefined {
  const working = row.draft ?? row.published
  if (!working) return undefined
  const wanted = new Map(changes.map((change) => [getCellKey(change.cell), change.to]))
  const prices = row.packages.map((tier) => {
    const [from, to] = (['from', 'to'] as const).map((field) => {
      const cellKey = getCellKey({ id: row.id, key: tier.key, field })
      return wanted.has(cellKey) ? wanted.get(cellKey) : tier[field]
    })
    return { ...tier, from, to }
  })
  return collectServiceIssues(withPrices(working, prices)).cells.get(getFieldKey(cell))
}

/** The places of all prices that break a rule, in reading order. */
export const findInvalidPositions = (rows: readonly Row[]): GridPosition[] =>
  rows.flatMap((row, index) => {
    const { cells } = getRowIssues(row)
    return row.packages.flatMap(({ key }, number) =>
      (['from', 'to'] as const).flatMap((field, end) =>
        cells.has(getFieldKey({ key, field })) ? [{ row: index, column: 2 * number + end }] : [],
      ),
    )
  })
