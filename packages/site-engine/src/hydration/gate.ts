import { inTurn } from './in-turn.ts'

/** Something to wait for that opens once. `use` reads an open one without waiting. */
export type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void }

const closed = new Set<Gate>()

/** A closed gate. */
export function createGate(): Gate {
  let resolve = () => {}
  const gate: Gate = {
    isOpen: false,
    opened: new Promise<void>((done) => {
      resolve = done
    }),
    open: () => {
      gate.isOpen = true
      closed.delete(gate)
      resolve()
    },
  }
  closed.add(gate)
  return gate
}

/** Opens every gate at once. */
export const openGates = () => {
  for (const gate of closed) gate.open()
}

/** Opens one gate after another, each when the browser has nothing else to do. */
export const openGatesInTurn = () => {
  for (const gate of closed) inTurn(gate.open)
}
