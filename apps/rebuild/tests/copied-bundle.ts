import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the bundle, which others may build again meanwhile, into `folder`; answers where it is. */
export async function copiedBundle(folder: string): Promise<string> {
  const web = join(import.meta.dirname, '../../web')
  const bundle = join(folder, 'bundle')
  await cp(process.env.REBUILD_BUNDLE ?? join(web, '.bundle'), bundle, { recursive: true })
  await symlink(join(web, 'node_modules'), join(bundle, 'node_modules'))
  return bundle
}
