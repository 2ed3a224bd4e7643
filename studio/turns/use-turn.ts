import { useState } from 'react'

/** Whose turn it is in a field that others may be in. */
export type Turn = {
  /** Somebody else was here first, and is still. */
  isWaiting: boolean
  /** Somebody writes here now. */
  write: () => void
  /** Write all the same, until the others have left. */
  takeOver: () => void
}

/**
 * Two who write in one plain text scramble each other's letters: whoever comes into a field where nobody is has it
 * until they leave. Who waited has it once they write: for a moment others may seem gone who are not.
 */
export function useTurn(isFocused: boolean, areOthersHere: boolean): Turn {
  const [wasFocused, setWasFocused] = useState(false)
  const [isMine, setIsMine] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const isMineNow = isFocused && (isMine || (!wasFocused && !areOthersHere))
  if (isFocused !== wasFocused) setWasFocused(isFocused)
  if (isMineNow !== isMine) setIsMine(isMineNow)
  if (isTaken && !isFocused && !areOthersHere) setIsTaken(false)
  return {
    isWaiting: areOthersHere && !isMineNow && !isTaken,
    write: () => setIsMine(isFocused),
    takeOver: () => setIsTaken(true),
  }
}
