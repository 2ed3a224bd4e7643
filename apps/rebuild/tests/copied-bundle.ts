import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the bundle, so that other tests may rebuild theirs; returns the copy's path. */
export async function copiedBundle(folder: string): Promise<string> {
  const web = join(import.meta.dirname, '../../web')
  const bundle = join(folder, 'bundle')
  await cp(process.env.REBUILD_BUNDLE ?? join(web, '.bundle'), bundle, { recursive: true })
  await symlink(join(web, 'node_modules'), join(bundle, 'node_modules'))
  return bundle
}
