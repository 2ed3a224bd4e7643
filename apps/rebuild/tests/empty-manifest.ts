import type { Manifest } from '../src/releases/manifest.ts'

/** A release without pages and files, for tests to say what theirs has. */
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
