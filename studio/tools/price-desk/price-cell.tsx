import type { ReactNode } from 'react'
import type { DocumentPresence } from 'sanity'
import styled from 'styled-components'
import { cellBorder } from './head-cell.tsx'
import { Note } from './note.tsx'
import { People } from './people.tsx'
import { type Cell, formatExact } from './prices.ts'
import type { GridPosition } from './selection.ts'
import { getPublishedAmount, type Row } from './sheet.ts'

type Props = {
  row: Row
  cell: Cell
  packageName: string
  problem: string | undefined
  /** The problem is about a rejected text, which is not in the cell. */
  isRejected: boolean
  /** Other editors in this cell. */
  people: readonly DocumentPresence[]
  isActive: boolean
  isSelected: boolean
  position: GridPosition
  /** The editor of the cell, while it is open. */
  children?: ReactNode
}

export const formatCellName = (row: Row, packageName: string, cell: Cell): string =>
  `${row.title}, ${packageName}, ${cell.field}`

/** One price, with the published one beside it if they differ. */
export function PriceCell(props: Props) {
  const { row, cell, packageName, people, isActive, isSelected, position, children } = props
  const problem = props.isRejected ? `Not taken. ${props.problem}` : props.problem
  const amount = row.packages.find(({ key }) => key === cell.key)?.[cell.field]
  const old = getPublishedAmount(row, cell)
  const isNew = row.published !== null && row.old.has(cell.key) && old !== amount
  const text = formatExact(amount)
  const oldText = old === undefined ? 'open' : formatExact(old)
  const was = isNew ? oldText : null
  const describedParts = [
    `${formatCellName(row, packageName, cell)}: ${text || (cell.field === 'to' ? 'open' : 'empty')}`,
    was && `was ${was}`,
    people.length > 0 && `${people.map(({ user }) => user.displayName).join(', ')} is here`,
    problem,
  ]
  return (
    <Td
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={problem !== undefined}
      aria-readonly={!row.mayEdit}
      title={problem}
      $isNew={isNew}
      $isWrong={problem !== undefined}
      data-row={position.row}
      data-column={position.column}
    >
      {children || (
        <>
          <CellText>{describedParts.filter(Boolean).join(', ')}</CellText>
          <span aria-hidden>
            <Here>
              <People people={people} />
            </Here>
            {cell.field === 'from' && <PackageName>{packageName}</PackageName>}
            {was && <Old>{was}</Old>}
            <Now>{text || (cell.field === 'to' ? '+' : '')}</Now>
            {isActive && problem && <Note className="note">{problem}</Note>}
          </span>
        </>
      )}
    </Td>
  )
}

type CellState = { $isNew: boolean; $isWrong: boolean }

const getEdge = ({ $isNew, $isWrong }: CellState) => {
  if ($isWrong) return 'inset 0 0 0 2px #d33b2f'
  return $isNew ? 'inset 3px 0 0 #f5b93a' : 'none'
}

const Td = styled.td<CellState>`
  ${cellBorder}
  --new: ${({ $isNew }) => ($isNew ? '#f5b93a33' : 'transparent')};
  --chosen: transparent;
  position: relative;
  height: 46px;
  padding: 18px 8px 0;
  box-sizing: border-box;
  vertical-align: top;
  text-align: right;
  white-space: nowrap;
  cursor: cell;
  font-variant-numeric: tabular-nums;
  background: linear-gradient(var(--chosen), var(--chosen)), linear-gradient(var(--new), var(--new));
  box-shadow: ${getEdge};

  /* Only the edge marks a new value, because two background colours mix badly. */
  &[aria-selected='true'] {
    --new: transparent;
    --chosen: color-mix(in srgb, var(--card-focus-ring-color) 16%, transparent);
  }

  &:focus {
    z-index: 2;
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }

  &:not(:focus) .note {
    display: none;
  }
`

/** Accessible name of the cell, in reading order. */
const CellText = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

/** Above both ends of a package. */
const PackageName = styled.span`
  position: absolute;
  top: 4px;
  left: 8px;
  width: calc(200% - 16px);
  overflow: hidden;
  text-overflow: ellipsis;
  text-align: left;
  font-size: 11px;
  color: var(--card-muted-fg-color);
  pointer-events: none;
`

const Old = styled.s`
  margin-right: 6px;
  font-size: 12px;
  color: var(--card-muted-fg-color);
`

const Now = styled.span`
  font-weight: 500;
`

const Here = styled.span`
  position: absolute;
  bottom: 2px;
  left: 2px;
`
