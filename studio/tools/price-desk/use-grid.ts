import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Asked, NEEDS_LOWEST } from './changes.ts'
import { copied, pasted } from './clipboard.ts'
import { exactText, keyOf } from './prices.ts'
import {
  areaOf,
  at,
  everything,
  type GridPosition,
  moved,
  placesIn,
  readOn,
  type Selection,
  type Size,
  wholeColumns,
  wholeRows,
} from './selection.ts'
import { amountIn, cellAt, type Row, sizeOf } from './sheet.ts'
import type { Asking } from './use-ask-first.ts'

/** Where to go once a cell is written. */
export type Onward = 'down' | 'up' | 'left' | 'right' | 'next' | 'back' | 'stay'

export type Editing = {
  initial: string
  /** Started by typing over the former value. */
  isTypedOver: boolean
}

export type Grid = ReturnType<typeof useGrid>

/** Selection, keyboard, mouse and clipboard of the table, as in a spreadsheet. */
export function useGrid(rows: readonly Row[], edits: Asking) {
  const table = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState<Selection>(at(0, 0))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const takesFocus = useRef(false)
  const mayLeave = useRef(false)
  const isDragging = useRef(false)
  const size = sizeOf(rows)
  const area = areaOf(selection)
  const { active } = selection

  // After every drawing: the cell that was left may be the one that is focused again.
  useLayoutEffect(() => {
    if (editing || !takesFocus.current) return
    takesFocus.current = false
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus()
  })

  const select = (next: Selection) => {
    takesFocus.current = true
    setSelection(next)
  }
  const begin = (typed?: string) => {
    const cell = cellAt(rows, active)
    if (!cell || !rows[active.row]?.mayEdit) return
    // Refused cells keep their text, to be fixed.
    const written = edits.refused.get(keyOf(cell))?.text ?? exactText(amountIn(rows, cell))
    setEditing(
      typed === undefined
        ? { initial: written, isTypedOver: false }
        : { initial: typed, isTypedOver: true },
    )
  }
  /** `null` leaves the cell as it was. */
  const onDone = (asked: Asked | null, onward: Onward) => {
    setEditing(null)
    const isTaken = !asked || edits.apply(asked)
    const next = isTaken && placeAfter(active, onward, size)
    if (next) select(at(next.row, next.column))
    else takesFocus.current = asked === null
  }
  const empty = () => {
    const cells = placesIn(area).flatMap((line) =>
      line.flatMap((place) => cellAt(rows, place) ?? []),
    )
    const ends = cells.filter(({ field }) => field === 'to')
    edits.apply(
      ends.length > 0
        ? { changes: ends.map((cell) => ({ cell, to: undefined })) }
        : { problem: NEEDS_LOWEST },
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.altKey) return
    const { key, shiftKey: shift } = event
    const ctrl = event.ctrlKey || event.metaKey
    const isLeaving = mayLeave.current
    mayLeave.current = key === 'Escape'
    const does = (what: () => void) => {
      event.preventDefault()
      what()
    }
    if (key === 'Escape') {
      edits.forgetRefused()
      return select(at(active.row, active.column))
    }
    if (key === 'Tab') {
      const next = isLeaving ? undefined : readOn(active, shift ? -1 : 1, size)
      return next && does(() => select(at(next.row, next.column)))
    }
    const next = selectedBy(key, ctrl, shift)
    if (next) return does(() => select(next))
    if (key === 'Enter' || key === 'F2') return does(() => begin())
    if (key === 'Delete' || key === 'Backspace') return does(empty)
    if (!ctrl && key.length === 1 && key !== ' ') does(() => begin(key))
  }
  const selectedBy = (key: string, ctrl: boolean, shift: boolean): Selection | undefined => {
    if (key === ' ' && shift) return wholeRows(area.top, area.bottom, size)
    if (key === ' ' && ctrl) return wholeColumns(area.left, area.right, size)
    if (key.toLowerCase() === 'a' && ctrl) return everything(size)
    return moved(selection, { key, ctrl, shift }, size)
  }

  const onMouseDown = (event: MouseEvent) => {
    const place = placeAt(event.target)
    if (!place || event.button !== 0) return
    isDragging.current = true
    // Prevents the browser's focus and text selection. Ends an open editor first.
    event.preventDefault()
    table.current?.querySelector('input')?.blur()
    if (event.detail > 1) return
    select({ anchor: event.shiftKey ? selection.anchor : place, active: place })
  }
  const onMouseOver = (event: MouseEvent) => {
    if (event.buttons !== 1) isDragging.current = false
    const place = placeAt(event.target)
    if (!place || !isDragging.current || editing) return
    if (place.row === active.row && place.column === active.column) return
    select({ anchor: selection.anchor, active: place })
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (placeAt(event.target)) begin()
  }

  const onFocus = () => setHasFocus(true)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false)
  }

  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(rows, area))
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    edits.apply(pasted(rows, area, event.clipboardData.getData('text/plain')))
  }

  return {
    table,
    size,
    area,
    active,
    editing,
    hasFocus,
    refused: edits.refused,
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
function placeAt(target: EventTarget): GridPosition | undefined {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined
  const cell = target.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Undefined where the focus stays. */
function placeAfter(active: GridPosition, onward: Onward, size: Size): GridPosition | undefined {
  if (onward === 'next') return readOn(active, 1, size)
  if (onward === 'back') return readOn(active, -1, size)
  const arrows = {
    down: 'ArrowDown',
    up: 'ArrowUp',
    left: 'ArrowLeft',
    right: 'ArrowRight',
  } as const
  if (onward === 'stay') return undefined
  const keys = { key: arrows[onward], ctrl: false, shift: false }
  return moved({ anchor: active, active }, keys, size)?.active
}
