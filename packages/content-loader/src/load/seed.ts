import type { Fields } from '@kitewright/content-rules/check'

/** Documents in the lake's format, and their pictures. */
export type Seed = {
  documents: readonly Fields[]
  assets: { path: string; body: string }[]
}

/** Loads the bundled content on demand: a build from a lake never needs its pictures. */
export async function bundledSeed(): Promise<Seed> {
  const [{ seedDocuments }, { seedAssets }] = await Promise.all([
    import('@kitewright/seed/seed-documents'),
    import('@kitewright/seed/seed-assets'),
  ])
  return {
    documents: seedDocuments(),
    assets: seedAssets().map(({ path, body }) => ({ path, body })),
  }
}
