import type { Fields } from '@kitewright/content-rules/check'
import type { Content } from '@kitewright/content-types/queries'
import type { LiveRevisions, OffSite } from '@kitewright/protocol/site'
import type { HeldDocument } from './last-good.ts'

/** The content of the whole site at one moment, checked, and where it came from. */
export type Snapshot = {
  content: Content
  /**
   * What the content was made from, cleaned, pictures included; the same hash is the same content.
   * Without what waits for its date and what has ended.
   */
  documents: readonly { document: Fields; hash: string }[]
  /** What waits for its date and what has ended. */
  offSite: OffSite
  /** Published and invalid: the last good version, or the bundled one, replaces it. */
  held: readonly HeldDocument[]
  /** Of which revision each document is. */
  revisions: LiveRevisions
  source: 'lake' | 'seed'
  /** Why the seed was taken; absent when the content comes from the lake. */
  reason?: string
  /** When the content was read, ISO 8601. */
  loadedAt: string
  /** When a post comes or a job ends next, though nobody publishes; ISO 8601, null for never. */
  changesAt: string | null
  /** Tells whether two snapshots hold the same content: sha256 as hex digits. */
  hash: string
  /** Bundled pictures, by path (`/media/…`); empty for a lake unless bundled documents replace some of it. */
  assets: { path: string; body: string }[]
}
