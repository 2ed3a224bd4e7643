import type { Manifest } from '../src/releases/manifest.ts'

/** A release without pages and files, as a base for tests. */
export const emptyManifest: Manifest = {
  version: 1,
  id: '',
  createdAt: '',
  source: 'seed',
  contentHash: '',
  bundleHash: '',
  documents: 1,
  contents: {},
  offSite: {},
  changes: [],
  pages: {},
  images: {},
  inline: [],
  files: {},
  carried: [],
}
