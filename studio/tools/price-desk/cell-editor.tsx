import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useUnsavedMark } from '../../saving/save-provider.tsx'
import { isComposing } from '../search/is-composing.ts'
import { validateCell } from './cell-issues.ts'
import { type ChangeRequest, parseCellInput } from './changes.ts'
import { Note } from './note.tsx'
import type { Cell } from './prices.ts'
import { isArrowKey } from './selection.ts'
import type { Row } from './sheet.ts'
import type { Editing, Onward } from './use-grid.ts'

type Props = {
  row: Row
  cell: Cell
  name: string
  editing: Editing
  onDone: (request: ChangeRequest | null, onward: Onward) => void
}

const getDirection = (key: string, shift: boolean, isTypedOver: boolean): Onward | undefined => {
  if (key === 'Enter') return shift ? 'ArrowUp' : 'ArrowDown'
  if (key === 'Tab') return shift ? 'back' : 'next'
  // After typing over a value, arrows leave the cell; otherwise they move in the text.
  return isTypedOver && isArrowKey(key) ? key : undefined
}

/** An edited cell, with the problems of its value. */
export function CellEditor({ row, cell, name, editing, onDone }: Props) {
  const { initial, isTypedOver } = editing
  const [text, setText] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const noteId = useId()
  const request = parseCellInput(cell, text)
  const problem = 'problem' in request ? request.problem : validateCell(row, cell, request.changes)

  useEffect(() => {
    input.current?.focus()
    if (!isTypedOver) input.current?.select()
  }, [isTypedOver])

  const markUnsaved = useUnsavedMark()
  const isUnsaved = isTypedOver || text !== initial
  useEffect(() => markUnsaved(isUnsaved), [markUnsaved, isUnsaved])

  const finishEditing = (result: ChangeRequest | null, onward: Onward) => {
    if (isOver.current) return
    isOver.current = true
    onDone(result, onward)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Escape') return finishEditing(null, 'stay')
    const onward = getDirection(event.key, event.shiftKey, isTypedOver)
    if (!onward) return
    event.preventDefault()
    // Unreadable input stays open, with the reason below.
    if (!('problem' in request)) finishEditing(request, onward)
  }
  return (
    <>
      <Input
        ref={input}
        value={text}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? noteId : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finishEditing(request, 'stay')}
        onCopy={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      {problem && (
        <Note id={noteId} role="status">
          {problem}
        </Note>
      )}
    </>
  )
}

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  box-sizing: border-box;
  border: 0;
  padding: 0 8px;
  font: inherit;
  text-align: right;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  outline: 2px solid var(--card-focus-ring-color);
  outline-offset: -2px;
  user-select: text;
`
