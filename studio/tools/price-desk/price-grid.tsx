import type { DocumentPresence } from 'sanity'
import styled from 'styled-components'
import { GridHead } from './grid-head.tsx'
import { everything, wholeColumns, wholeRows } from './selection.ts'
import { ServiceRow } from './service-row.tsx'
import type { Row } from './sheet.ts'
import type { Grid } from './use-grid.ts'

type Props = {
  rows: readonly Row[]
  grid: Grid
  people: ReadonlyMap<string, readonly DocumentPresence[]>
}

/** All services and packages as one table that is used as a spreadsheet. */
export function PriceGrid({ rows, grid, people }: Props) {
  const { size, select } = grid
  return (
    <>
      <Help id="price-desk-keys">
        Type over a price, or press Enter to change it. Arrow keys and Tab move, Shift selects. Copy
        and paste as in a spreadsheet. Escape and then Tab leave the table.
      </Help>
      <Table
        ref={grid.table}
        role="grid"
        aria-label="Prices"
        aria-describedby="price-desk-keys"
        aria-multiselectable
        aria-readonly={rows.every(({ mayEdit }) => !mayEdit)}
        {...grid.handlers}
      >
        <GridHead
          size={size}
          onAll={() => select(everything(size))}
          onColumns={(first, last) => select(wholeColumns(first, last, size))}
        />
        <tbody>
          {rows.map((row, place) => (
            <ServiceRow
              key={row.id}
              row={row}
              place={place}
              grid={grid}
              people={people}
              startsGroup={row.group !== rows[place - 1]?.group}
              onGroup={() => select(wholeRows(place, lastOfGroup(rows, place), size))}
              onRow={() => select(wholeRows(place, place, size))}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}

const lastOfGroup = (rows: readonly Row[], first: number): number =>
  rows.findLastIndex(({ group }) => group === rows[first]?.group)

const Help = styled.p`
  margin: 0 0 12px;
  font-size: 13px;
  line-height: 1.5;
  color: var(--card-muted-fg-color);
`

const Table = styled.table`
  width: 100%;
  min-width: 820px;
  table-layout: fixed;
  border: solid var(--card-border-color);
  border-width: 1px 0 0 1px;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 13px;
  line-height: 1.2;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  user-select: none;
`
