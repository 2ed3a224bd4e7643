import type { Issue } from '@kitewright/content-rules/check'
import type { DocumentPresence } from 'sanity'
import { IntentLink } from 'sanity/router'
import styled from 'styled-components'
import { issueCount } from '../../publishing/site-status/state-badge.ts'
import { useObservedForm } from '../../saving/save-provider.tsx'
import { CellEditor } from './cell-editor.tsx'
import { getFieldKey, getRowIssues } from './cell-issues.ts'
import { cellBorder, HeadButton, headCell } from './head-cell.tsx'
import { People } from './people.tsx'
import { formatCellName, PriceCell } from './price-cell.tsx'
import { getCellKey } from './prices.ts'
import { isInside } from './selection.ts'
import { getCell, type Row } from './sheet.ts'
import type { Grid } from './use-grid.ts'

type Props = {
  row: Row
  index: number
  grid: Grid
  people: ReadonlyMap<string, readonly DocumentPresence[]>
  startsGroup: boolean
  onGroup: () => void
  onRow: () => void
}

const nobody: readonly DocumentPresence[] = []

/** The prices of one service, below the title of its group where that begins. */
export function ServiceRow(props: Props) {
  const { row, index, grid, people, startsGroup } = props
  const { size, area, active, editing, rejected } = grid
  useObservedForm(row.id, 'service')
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
            {!row.published && <RowNote>not published yet</RowNote>}
            {!row.mayEdit && <RowNote>read only</RowNote>}
            <People people={people.get(row.id) ?? nobody} />
          </HeadButton>
          {rest.length > 0 && <ToFix row={row} issues={rest} />}
        </RowTh>
        {Array.from({ length: size.columns }, (_, column) => {
          const at = { row: index, column }
          const cell = getCell([row], { row: 0, column })
          if (!cell) return <Empty key={column} aria-label="No such package" />
          const packageName = row.packages[Math.floor(column / 2)]?.name ?? ''
          const isActive = active.row === index && active.column === column
          return (
            <PriceCell
              key={column}
              row={row}
              cell={cell}
              packageName={packageName}
              problem={rejected.get(getCellKey(cell))?.why ?? cells.get(getFieldKey(cell))}
              isRejected={rejected.has(getCellKey(cell))}
              people={people.get(getCellKey(cell)) ?? nobody}
              isActive={isActive}
              isSelected={isInside(at, area)}
              position={at}
            >
              {isActive && editing && (
                <CellEditor
                  row={row}
                  cell={cell}
                  name={formatCellName(row, packageName, cell)}
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
        {issueCount(issues.length)}
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

const RowNote = styled.span`
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
