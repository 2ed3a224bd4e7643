import type { KeyboardEvent } from 'react'

/** What browsers tell as the code of a key that an input method takes. */
const IME_KEY_CODE = 229

/**
 * Whether a key belongs to the input method by which a word is being written: Enter takes its suggestion then,
 * arrows choose among them and Escape drops it. Safari ends the composition before it tells of its Enter, which
 * keeps that code.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === IME_KEY_CODE
