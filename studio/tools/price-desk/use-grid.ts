import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ChangeRequest, NEEDS_FROM } from './changes.ts'
import { formatArea, parsePaste } from './clipboard.ts'
import { formatExact, getCellKey } from './prices.ts'
import {
  type ArrowKey,
  type GridPosition,
  getArea,
  getNextCell,
  getPositions,
  moveSelection,
  type Selection,
  type Size,
  selectAll,
  selectCell,
  selectColumns,
  selectRows,
} from './selection.ts'
import { getAmount, getCell, getSize, type Row } from './sheet.ts'
import type { Confirmation } from './use-confirmation.ts'

/** Where to go once a cell is written. */
export type Onward = ArrowKey | 'next' | 'back' | 'stay'

export type Editing = {
  initial: string
  /** Started by typing over the former value. */
  isTypedOver: boolean
}

export type Grid = ReturnType<typeof useGrid>

/** Selection, keyboard, mouse and clipboard of the table, as in a spreadsheet. */
export function useGrid(rows: readonly Row[], edits: Confirmation) {
  const table = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState<Selection>(selectCell(0, 0))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const shouldFocus = useRef(false)
  const mayLeave = useRef(false)
  const isDragging = useRef(false)
  const size = getSize(rows)
  const area = getArea(selection)
  const { active } = selection

  // Run after every render: the cell that lost the focus may be the one that gets it back.
  useLayoutEffect(() => {
    if (editing || !shouldFocus.current) return
    shouldFocus.current = false
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus()
  })

  const select = (next: Selection) => {
    shouldFocus.current = true
    setSelection(next)
  }
  const startEditing = (typed?: string) => {
    const cell = getCell(rows, active)
    if (!cell || !rows[active.row]?.mayEdit) return
    // Rejected cells keep their text, to be fixed.
    const initialText =
      edits.rejected.get(getCellKey(cell))?.text ?? formatExact(getAmount(rows, cell))
    setEditing(
      typed === undefined
        ? { initial: initialText, isTypedOver: false }
        : { initial: typed, isTypedOver: true },
    )
  }
  /** `null` leaves the cell as it was. */
  const onDone = (request: ChangeRequest | null, onward: Onward) => {
    setEditing(null)
    const isApplied = !request || edits.apply(request)
    const next = isApplied && getNextPosition(active, onward, size)
    if (next) select(selectCell(next.row, next.column))
    else shouldFocus.current = request === null
  }
  const clearCells = () => {
    const cells = getPositions(area).flatMap((line) =>
      line.flatMap((position) => getCell(rows, position) ?? []),
    )
    const upperCells = cells.filter(({ field }) => field === 'to')
    edits.apply(
      upperCells.length > 0
        ? { changes: upperCells.map((cell) => ({ cell, to: undefined })) }
        : { problem: NEEDS_FROM },
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.altKey) return
    const { key, shiftKey: shift } = event
    const ctrl = event.ctrlKey || event.metaKey
    const canLeave = mayLeave.current
    mayLeave.current = key === 'Escape'
    const handleWith = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (key === 'Escape') {
      edits.clearRejected()
      return select(selectCell(active.row, active.column))
    }
    if (key === 'Tab') {
      const next = canLeave ? undefined : getNextCell(active, shift ? -1 : 1, size)
      return next && handleWith(() => select(selectCell(next.row, next.column)))
    }
    const next = getKeySelection(key, ctrl, shift)
    if (next) return handleWith(() => select(next))
    if (key === 'Enter' || key === 'F2') return handleWith(() => startEditing())
    if (key === 'Delete' || key === 'Backspace') return handleWith(clearCells)
    if (!ctrl && key.length === 1 && key !== ' ') handleWith(() => startEditing(key))
  }
  const getKeySelection = (key: string, ctrl: boolean, shift: boolean): Selection | undefined => {
    if (key === ' ' && shift) return selectRows(area.top, area.bottom, size)
    if (key === ' ' && ctrl) return selectColumns(area.left, area.right, size)
    if (key.toLowerCase() === 'a' && ctrl) return selectAll(size)
    return moveSelection(selection, { key, ctrl, shift }, size)
  }

  const onMouseDown = (event: MouseEvent) => {
    const position = findPosition(event.target)
    if (!position || event.button !== 0) return
    isDragging.current = true
    // Prevents the browser's focus and text selection. Ends an open editor first.
    event.preventDefault()
    table.current?.querySelector('input')?.blur()
    if (event.detail > 1) return
    select({ anchor: event.shiftKey ? selection.anchor : position, active: position })
  }
  const onMouseOver = (event: MouseEvent) => {
    if (event.buttons !== 1) isDragging.current = false
    const position = findPosition(event.target)
    if (!position || !isDragging.current || editing) return
    if (position.row === active.row && position.column === active.column) return
    select({ anchor: selection.anchor, active: position })
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (findPosition(event.target)) startEditing()
  }

  const onFocus = () => setHasFocus(true)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false)
  }

  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', formatArea(rows, area))
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    edits.apply(parsePaste(rows, area, event.clipboardData.getData('text/plain')))
  }

  return {
    table,
    size,
    area,
    active,
    editing,
    hasFocus,
    rejected: edits.rejected,
    select,
    /** Back to the cell, from a dialog. */
    focus: () => select(selection),
    onDone,
    handlers: {
      onKeyDown,
      onMouseDown,
      onMouseOver,
      onDoubleClick,
      onFocus,
      onBlur,
      onCopy,
      onPaste,
    },
  }
}

/** The position of the cell of an event; undefined outside of cells, and in an open editor. */
function findPosition(target: EventTarget): GridPosition | undefined {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined
  const cell = target.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Undefined if the selection stays. */
function getNextPosition(
  active: GridPosition,
  onward: Onward,
  size: Size,
): GridPosition | undefined {
  if (onward === 'next') return getNextCell(active, 1, size)
  if (onward === 'back') return getNextCell(active, -1, size)
  if (onward === 'stay') return undefined
  const keys = { key: onward, ctrl: false, shift: false }
  return moveSelection({ anchor: active, active }, keys, size)?.active
}
