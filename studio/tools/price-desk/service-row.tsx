import type { Issue } from '@kitewright/content-rules/check'
import type { DocumentPresence } from 'sanity'
import { IntentLink } from 'sanity/router'
import styled from 'styled-components'
import { useWatchedForm } from '../../saving/saving-provider.tsx'
import { CellEditor } from './cell-editor.tsx'
import { getRowIssues, placeKey } from './cell-issues.ts'
import { cellBorder, HeadButton, headCell } from './head-cell.tsx'
import { People } from './people.tsx'
import { cellName, PriceCell } from './price-cell.tsx'
import { keyOf } from './prices.ts'
import { isIn } from './selection.ts'
import { cellAt, type Row } from './sheet.ts'
import type { Grid } from './use-grid.ts'

type Props = {
  row: Row
  place: number
  grid: Grid
  people: ReadonlyMap<string, readonly DocumentPresence[]>
  startsGroup: boolean
  onGroup: () => void
  onRow: () => void
}

const nobody: readonly DocumentPresence[] = []

/** The prices of one service, below the title of its group where that begins. */
export function ServiceRow(props: Props) {
  const { row, place, grid, people, startsGroup } = props
  const { size, area, active, editing, refused } = grid
  useWatchedForm(row.id, 'service')
  const { cells, rest } = getRowIssues(row)
  return (
    <>
      {startsGroup && (
        <tr>
          <GroupTh colSpan={size.columns + 1} scope="rowgroup">
            <HeadButton onClick={props.onGroup}>{row.group}</HeadButton>
          </GroupTh>
        </tr>
      )}
      <tr>
        <RowTh scope="row">
          <HeadButton onClick={props.onRow}>
            {row.title}
            {!row.published && <Aside>not published yet</Aside>}
            {!row.mayEdit && <Aside>read only</Aside>}
            <People people={people.get(row.id) ?? nobody} />
          </HeadButton>
          {rest.length > 0 && <ToFix row={row} issues={rest} />}
        </RowTh>
        {Array.from({ length: size.columns }, (_, column) => {
          const at = { row: place, column }
          const cell = cellAt([row], { row: 0, column })
          if (!cell) return <Empty key={column} aria-label="No such package" />
          const packageName = row.packages[Math.floor(column / 2)]?.name ?? ''
          const isActive = active.row === place && active.column === column
          return (
            <PriceCell
              key={column}
              row={row}
              cell={cell}
              packageName={packageName}
              problem={refused.get(keyOf(cell))?.why ?? cells.get(placeKey(cell))}
              isRefused={refused.has(keyOf(cell))}
              people={people.get(keyOf(cell)) ?? nobody}
              isActive={isActive}
              isSelected={isIn(at, area)}
              place={at}
            >
              {isActive && editing && (
                <CellEditor
                  row={row}
                  cell={cell}
                  name={cellName(row, packageName, cell)}
                  editing={editing}
                  onDone={grid.onDone}
                />
              )}
            </PriceCell>
          )
        })}
      </tr>
    </>
  )
}

/** Issues of other fields of the service, which block its prices. */
function ToFix({ row, issues }: { row: Row; issues: readonly Issue[] }) {
  const [first] = issues
  if (!first) return null
  const params = { id: row.id, type: 'service', path: first.path }
  return (
    <Fix>
      <IntentLink intent="edit" params={params} title={first.message}>
        {issues.length === 1 ? '1 thing to fix' : `${issues.length} things to fix`}
      </IntentLink>
    </Fix>
  )
}

const RowTh = styled.th`
  ${headCell}
  text-align: left;
`

const GroupTh = styled.th`
  ${headCell}
  text-align: left;
  font-size: 12px;
  color: var(--card-muted-fg-color);
`

const Aside = styled.span`
  margin-left: 6px;
  font-size: 12px;
  font-weight: 400;
  color: var(--card-muted-fg-color);
`

const Fix = styled.div`
  padding: 0 8px 8px;
  font-size: 12px;
  font-weight: 400;
`

const Empty = styled.td`
  ${cellBorder}
`
