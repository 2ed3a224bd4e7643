import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFolder } from '@kitewright/protocol/private-files'
import type { Lake } from '../core/lake.ts'
import type { Mutation } from '../core/mutation.ts'

/** Stores pictures and files by name; names come from `getAssetName` only. */
export type AssetFiles = {
  /** Resolves when all bytes are on the disk. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>
}

/** @param folder null stores in memory. */
export function openAssetFiles(folder: string | null): AssetFiles {
  return folder === null ? createMemoryFiles() : onDisk(folder)
}

function createMemoryFiles(): AssetFiles {
  const files = new Map<string, Buffer>()
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name) ?? null,
  }
}

function onDisk(folder: string): AssetFiles {
  return {
    async write(name, bytes) {
      const file = join(folder, name)
      const partial = `${file}.${randomBytes(6).toString('hex')}.part`
      makePrivateFolder(folder)
      await withSyncedFile(partial, 'w', (handle) => handle.writeFile(bytes))
      await rename(partial, file)
      // Syncing the folder makes the name durable.
      await withSyncedFile(dirname(file), 'r', async () => {})
    },
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function withSyncedFile(
  path: string,
  flags: string,
  work: (handle: Handle) => Promise<void>,
) {
  const handle = await open(path, flags, 0o600)
  try {
    await work(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Addresses of an earlier start, possibly at another port. */
const LOCAL = /^http:\/\/localhost:\d+\//

/** Updates the addresses of all assets to the current address of the lake. */
export function moveAssets(lake: Lake, publicUrl: string, author: string): void {
  const mutations = [...lake.documents.values()].flatMap(({ _id, path, url }): Mutation[] => {
    const isOwn = /^(image|file)-/.test(_id) && typeof url === 'string' && LOCAL.test(url)
    const now = `${publicUrl}/${String(path)}`
    return isOwn && url !== now ? [{ patch: { id: _id, set: { url: now } } }] : []
  })
  if (mutations.length > 0) lake.transact({ author, mutations })
}
