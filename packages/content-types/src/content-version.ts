/**
 * The form of the stored content that this version writes. Raise it with each migration, whose folder in
 * `studio/migrations` begins with the number.
 */
export const CONTENT_VERSION = 2

/** The oldest form that this version reads: at least the one of the release before. */
export const OLDEST_CONTENT_VERSION = 0

/** The document that `pnpm content:migrate` writes; its id is also its type. */
export const CONTENT_VERSION_ID = 'contentVersion'

export const buildContentVersion = (version: number) => ({
  _id: CONTENT_VERSION_ID,
  _type: CONTENT_VERSION_ID,
  version,
})

type Stored = { readonly _id?: unknown; readonly version?: unknown }

/** The version of these documents of a dataset; 0 for content that was never migrated. */
export function getContentVersion(documents: readonly Stored[]): number {
  const stored = documents.find(({ _id }) => _id === CONTENT_VERSION_ID)?.version
  return typeof stored === 'number' ? stored : 0
}
