import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

/** Runs one action at a time; reports its result or its error. */
export function useAttempt() {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  /**
   * Returns whether it succeeded.
   *
   * @param work returns a success message; undefined if the page shows the result.
   */
  const attempt = async (failure: string, work: () => Promise<string | undefined>) => {
    setBusy(true)
    try {
      const title = await work()
      if (title) toast.push({ status: 'success', title, closable: true })
      return true
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: failure, description, closable: true })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy }
}
