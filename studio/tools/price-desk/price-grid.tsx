import type { DocumentPresence } from 'sanity'
import styled from 'styled-components'
import { HeadButton, headCell } from './head-cell.tsx'
import { type Size, selectAll, selectColumns, selectRows } from './selection.ts'
import { ServiceRow } from './service-row.tsx'
import type { Row } from './sheet.ts'
import type { Grid } from './use-grid.ts'

type GridHeadProps = {
  size: Size
  onAll: () => void
  /** Selects the columns from the first to the last. */
  onColumns: (first: number, last: number) => void
}

/** Column headings; a click selects the column. The keyboard has its own keys for that. */
function GridHead({ size, onAll, onColumns }: GridHeadProps) {
  const packages = Array.from({ length: size.columns / 2 }, (_, index) => index)
  return (
    <thead>
      <tr>
        <Th rowSpan={2} scope="col">
          <HeadButton onClick={onAll}>Service</HeadButton>
        </Th>
        {packages.map((index) => (
          <Th key={index} colSpan={2} scope="colgroup">
            <HeadButton onClick={() => onColumns(2 * index, 2 * index + 1)}>
              {`Package ${index + 1}`}
            </HeadButton>
          </Th>
        ))}
      </tr>
      <tr>
        {packages.flatMap((index) =>
          (['From', 'To'] as const).map((name, end) => (
            <Th key={`${index} ${name}`} scope="col">
              <HeadButton
                aria-label={`Package ${index + 1}, ${name}`}
                onClick={() => onColumns(2 * index + end, 2 * index + end)}
              >
                {name}
              </HeadButton>
            </Th>
          )),
        )}
      </tr>
    </thead>
  )
}

const Th = styled.th`
  ${headCell}
  position: sticky;
  top: 0;
  z-index: 4;
  height: 34px;
  box-sizing: border-box;
  text-align: right;

  /* Below the first line of headings. */
  tr + tr > & {
    top: 34px;
  }

  &[rowspan] {
    width: 22%;
    text-align: left;
    vertical-align: bottom;
  }
`

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
          onAll={() => select(selectAll(size))}
          onColumns={(first, last) => select(selectColumns(first, last, size))}
        />
        <tbody>
          {rows.map((row, index) => (
            <ServiceRow
              key={row.id}
              row={row}
              index={index}
              grid={grid}
              people={people}
              startsGroup={row.group !== rows[index - 1]?.group}
              onGroup={() => select(selectRows(index, findGroupEnd(rows, index), size))}
              onRow={() => select(selectRows(index, index, size))}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}

const findGroupEnd = (rows: readonly Row[], first: number): number =>
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
