import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, lockSchema } from './state.ts'

const reason = 'the journal of an earlier version could not be read, and may have held a lock'

/**
 * The lock in a journal as earlier versions kept it, one JSON object a line. What else stood there
 * comes again by itself: a start compares all content with what is live.
 */
export function earlierLock(folder: string): Lock | null {
  const file = join(folder, 'journal.ndjson')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.findLast((line) => /"(un)?locked"/.test(line)) ?? '{"type":"unlocked"}'
  try {
    const entry = JSON.parse(last)
    return entry.type === 'unlocked' ? null : lockSchema.parse(entry)
  } catch {
    return { at: Date.now(), reason }
  }
}
