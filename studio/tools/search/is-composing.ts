import type { KeyboardEvent } from 'react'

/** Browsers' key code for keys that an input method handles. */
const IME_KEY_CODE = 229

/**
 * Whether a key belongs to the input method by which a word is being written: Enter takes its suggestion then,
 * arrows choose among them and Escape drops it. Safari ends the composition before its Enter event, which
 * keeps that code.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === IME_KEY_CODE
