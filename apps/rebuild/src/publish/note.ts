import type { Journal } from '../journal/journal.ts'
import type { Log } from '../log.ts'

export type WriteJournal = (keep: (journal: Journal) => Promise<void>) => Promise<void>

/**
 * Writes what is good to know after a crash. When the disk refuses, the service goes on without the
 * note: a start checks everything anew.
 */
export const journalWriter =
  (journal: Journal, log: Log): WriteJournal =>
  (keep) =>
    keep(journal).catch((error: unknown) => {
      log.error({ err: error }, 'The journal could not be written')
    })
