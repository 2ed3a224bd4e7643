import type { Lake } from '../core/lake.ts'
import type { Mutation } from '../core/mutation.ts'

/** Addresses of an earlier start, perhaps at another port. */
const LOCAL = /^http:\/\/localhost:\d+\//

/** Leads the addresses of all assets to where the lake is now. */
export function moveAssets(lake: Lake, publicUrl: string, author: string): void {
  const mutations = [...lake.documents.values()].flatMap(({ _id, path, url }): Mutation[] => {
    const isOurs = /^(image|file)-/.test(_id) && typeof url === 'string' && LOCAL.test(url)
    const now = `${publicUrl}/${String(path)}`
    return isOurs && url !== now ? [{ patch: { id: _id, set: { url: now } } }] : []
  })
  if (mutations.length > 0) lake.transact({ author, mutations })
}
