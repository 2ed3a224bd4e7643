import type { Fields } from '@kitewright/content-rules/check'

/** Documents as the lake would return them, and the pictures that they point to. */
export type Seed = {
  documents: readonly Fields[]
  assets: { path: string; body: string }[]
}

/** The bundled content. Read only when it is needed: a build from a lake never draws its pictures. */
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
