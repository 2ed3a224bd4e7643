import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const names = ['SANITY_WEBHOOK_SECRET', 'REBUILD_ADMIN_TOKEN'] as const

export type Secrets = Record<(typeof names)[number], string>

/**
 * What the processes of this machine prove themselves with: made at random once, then kept in
 * `secrets.env` of the folder, readable by its owner only. A shell may source the file. Throws when
 * the file cannot be read or written.
 */
export async function keptSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.env')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const kept = parseEnv(text)
  const secret = (name: keyof Secrets) => kept[name] || randomBytes(24).toString('base64url')
  const secrets: Secrets = {
    SANITY_WEBHOOK_SECRET: secret('SANITY_WEBHOOK_SECRET'),
    REBUILD_ADMIN_TOKEN: secret('REBUILD_ADMIN_TOKEN'),
  }
  await writePrivately(file, names.map((name) => `${name}=${secrets[name]}\n`).join(''))
  return secrets
}

/** Writes a whole file or none, for its owner only. */
export async function writePrivately(file: string, text: string): Promise<void> {
  const next = `${file}.next`
  await writeFile(next, text, { mode: 0o600 })
  // The mode counts only for a new file; one may be left from a start that was cut short.
  await chmod(next, 0o600)
  await rename(next, file)
}
