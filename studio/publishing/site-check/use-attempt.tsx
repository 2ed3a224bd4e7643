import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { SmallButton } from '../../ui.tsx'

/** Milliseconds: long enough to see what was done. */
const UNDO_MS = 30_000

/** A success message; undefined if the page shows the result. */
type Message = string | undefined
type Undoable = { title: string; undo: () => Promise<Message> }

/** Runs one action at a time; reports its result, with an undo if it has one, or its error. */
export function useAttempt() {
  const toast = useToast()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  /** Returns whether it succeeded. */
  const attempt = async (failure: string, work: () => Promise<Message | Undoable>) => {
    setBusy(true)
    try {
      const done = await work()
      if (typeof done === 'string') toast.push({ status: 'success', title: done, closable: true })
      else if (done) showUndo(failure, done)
      return true
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: failure, description, closable: true })
      return false
    } finally {
      setBusy(false)
    }
  }
  const showUndo = (failure: string, { title, undo }: Undoable) => {
    const handleUndo = () => {
      // Replaces the offer.
      toast.push({ id, status: 'info', title: 'Undoing …', duration: 1_000 })
      void attempt(failure, undo)
    }
    const description = <SmallButton text="Undo" onClick={handleUndo} />
    toast.push({ id, status: 'success', title, description, closable: true, duration: UNDO_MS })
  }
  return { attempt, isBusy }
}
