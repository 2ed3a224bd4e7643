import { Box, Flex, Stack } from '@sanity/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type InputProps,
  isNumberInputProps,
  isStringInputProps,
  type NumberInputProps,
  type StringInputProps,
} from 'sanity'
import { SmallButton, Strong } from '../../ui.tsx'

type PlainProps = StringInputProps | NumberInputProps

/** True for a field without collaborative typing. */
export const isPlain = (props: InputProps): props is PlainProps =>
  (isStringInputProps(props) || isNumberInputProps(props)) && !props.schemaType.options?.list

type Props = { field: PlainProps; children: (field: PlainProps) => ReactNode }

/** A plain field that is locked while another editor writes in it, names them, and can be taken over. */
export function FieldLock({ field, children }: Props) {
  const { presence, focused = false, readOnly, elementProps } = field
  const isOccupied = presence.length > 0
  const { isWaiting, write, takeOver } = useFieldLock(focused, isOccupied)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (isWaiting || !wantsFocus.current) return
    wantsFocus.current = false
    elementProps.ref.current?.focus()
  })
  const names = [...new Set(presence.map(({ user }) => user.displayName ?? 'Somebody'))]
  const editorNames = `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'}`
  return (
    <Stack gap={3}>
      <Box onInput={write}>{children(isWaiting ? toReadOnly(field) : field)}</Box>
      <Flex align="center" gap={3} wrap="wrap">
        <Strong role="status">
          {isOccupied &&
            !readOnly &&
            (isWaiting ? `${editorNames} writing here.` : `${editorNames} in this field too.`)}
        </Strong>
        {isWaiting && !readOnly && (
          <SmallButton
            text="Write here anyway"
            onClick={() => {
              wantsFocus.current = true
              takeOver()
            }}
          />
        )}
      </Flex>
    </Stack>
  )
}

const toReadOnly = (field: PlainProps): PlainProps => {
  const elementProps = { ...field.elementProps, readOnly: true }
  return { ...field, readOnly: true, elementProps } as PlainProps
}

/** Lock of a field that several editors may open. */
type FieldLockState = {
  /** Another editor was here first and still is. */
  isWaiting: boolean
  /** This editor starts to write. */
  write: () => void
  /** This editor writes anyway, until the others have left. */
  takeOver: () => void
}

/**
 * Two editors in one plain text scramble each other's letters, so the first one locks the field until they leave. A
 * waiting editor gets it by writing, because presence may briefly be missing.
 */
function useFieldLock(isFocused: boolean, areOthersHere: boolean): FieldLockState {
  const [wasFocused, setWasFocused] = useState(false)
  const [isMine, setIsMine] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const isOwnNow = isFocused && (isMine || (!wasFocused && !areOthersHere))
  if (isFocused !== wasFocused) setWasFocused(isFocused)
  if (isOwnNow !== isMine) setIsMine(isOwnNow)
  if (isTaken && !isFocused && !areOthersHere) setIsTaken(false)
  return {
    isWaiting: areOthersHere && !isOwnNow && !isTaken,
    write: () => setIsMine(isFocused),
    takeOver: () => setIsTaken(true),
  }
}
