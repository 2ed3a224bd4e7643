import type { Fields } from '@kitewright/content-rules/check'
import type { Content } from '@kitewright/content-types/queries'
import type { LiveRevisions, OffSite } from '@kitewright/protocol/site'
import type { QuarantinedDocument } from './last-good.ts'

/** The checked content of the whole site at one moment, and its source. */
export type Snapshot = {
  content: Content
  /**
   * The cleaned documents of the content, pictures included, without embargoed and expired ones. The same hash means
   * the same content.
   */
  documents: readonly { document: Fields; hash: string }[]
  /** Embargoed and expired entries. */
  offSite: OffSite
  /** Published and invalid: the last good version, or the bundled one, replaces it. */
  quarantined: readonly QuarantinedDocument[]
  /** Revision by document id. */
  revisions: LiveRevisions
  source: 'lake' | 'seed'
  /** The reason for using the seed; absent for a lake. */
  reason?: string
  /** Time of reading, ISO 8601. */
  loadedAt: string
  /** Time of the next embargo or expiry, ISO 8601; null for none. */
  changesAt: string | null
  /** Equal for equal content: sha256 in hex. */
  hash: string
  /** Bundled pictures, by path (`/media/…`); empty for a lake unless bundled documents replace some of it. */
  assets: { path: string; body: string }[]
}
