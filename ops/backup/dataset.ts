import type { ImportTarget } from '../import/import-target.ts'
import { createTargetClient } from '../import/target-client.ts'

export type Dataset = {
  target: ImportTarget
  client: ReturnType<typeof createTargetClient>
}

export const openDataset = (target: ImportTarget): Dataset => ({
  target,
  client: createTargetClient(target),
})

/**
 * Every document as JSON, sorted. The local lake returns one consistent state; hosted Sanity reads while others
 * write, so callers check the result. Not by `@sanity/export`, which skips missing pictures and writes enquiries to
 * a temporary folder that everybody may read.
 */
export async function exportLines({ target, client }: Dataset): Promise<string[]> {
  const { dataset } = target
  const text = await client.request<string | undefined>({ url: `/data/export/${dataset}` })
  return (text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .sort()
}
