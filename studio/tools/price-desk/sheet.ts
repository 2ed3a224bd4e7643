import type { Fields } from '@kitewright/content-rules/check'
import { type Amount, getPackages, type Package } from '@kitewright/content-rules/price'
import { type Change, type ChangeRequest, type Edit, toEdits } from './changes.ts'
import type { Cell } from './prices.ts'
import type { GridPosition, Size } from './selection.ts'

/** A service in the table. */
export type Row = {
  /** Its published id. */
  id: string
  title: string
  group: string
  draft: Fields | null
  published: Fields | null
  /** As they are being written. */
  packages: readonly Package[]
  /** As they are published, by key. */
  old: ReadonlyMap<string, Package>
  mayEdit: boolean
  mayPublish: boolean
}

/** A table that has as many columns as the service with the most packages: two for each of them. */
export const getSize = (rows: readonly Row[]): Size => ({
  rows: rows.length,
  columns: 2 * Math.max(3, ...rows.map(({ packages }) => packages.length)),
})

/** The cell at a place; undefined where a service has no such package. */
export function getCell(rows: readonly Row[], { row, column }: GridPosition): Cell | undefined {
  const service = rows[row]
  const tier = service?.packages[Math.floor(column / 2)]
  return service && tier
    ? { id: service.id, key: tier.key, field: column % 2 === 0 ? 'from' : 'to' }
    : undefined
}

/** Value of a cell, with unsaved input. */
export const getAmount = (rows: readonly Row[], { id, key, field }: Cell): Amount =>
  rows.find((row) => row.id === id)?.packages.find((tier) => tier.key === key)?.[field]

/** Published value of a cell. */
export const getPublishedAmount = ({ old }: Row, { key, field }: Cell): Amount =>
  old.get(key)?.[field]

/** A row of a service as it is written and as it is published. */
export function createRow(
  documents: Pick<Row, 'id' | 'draft' | 'published' | 'mayEdit' | 'mayPublish'>,
  group: string,
): Row {
  const working = documents.draft ?? documents.published
  return {
    ...documents,
    group,
    title: typeof working?.title === 'string' ? working.title : 'Untitled',
    packages: getPackages(working),
    old: new Map(getPackages(documents.published).map((tier) => [tier.key, tier])),
  }
}

/** The row as it will be once this is written. */
export const withChanges = (row: Row, changes: readonly Change[]): Row => ({
  ...row,
  packages: changes.reduce<readonly Package[]>(
    (packages, { cell, to }) =>
      packages.map((tier) => (tier.key === cell.key ? { ...tier, [cell.field]: to } : tier)),
    row.packages,
  ),
})

/** Edits of one step, or the reason why nothing may be changed. */
export function getRequestedEdits(
  rows: readonly Row[],
  request: ChangeRequest,
): { edits: Edit[] } | { problem: string } {
  if ('problem' in request) return request
  const edits = toEdits(request.changes, (cell) => getAmount(rows, cell))
  const closed = edits.find(({ cell }) => !rows.find(({ id }) => id === cell.id)?.mayEdit)
  return closed ? { problem: 'You may not change the prices of this service.' } : { edits }
}
