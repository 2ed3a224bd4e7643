import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readCachedBytes } from './hashed-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|json|js|css|svg|xml|txt|md|webmanifest)$/
/** Below this size, headers outweigh the savings. */
const MIN_BYTES = 512

/** Endings of compressed forms. */
export const forms = ['.br', '.gz'] as const

type Form = (typeof forms)[number]

/**
 * `best` is brotli 11 and gzip 9. `quick` is for pages while an editor waits: brotli 5 costs a hundredth
 * of the time and a tenth more bytes (home, 152 KB: 1 ms for 27.2 KB against 250 ms for 24.4 KB).
 */
export type Effort = 'best' | 'quick'

/** Whether a file is served compressed. `path` is its address: `/services.html`. */
const isWorthIt = (path: string, body: Buffer) =>
  compressible.test(path) && body.length >= MIN_BYTES

const compress = (form: Form, body: Buffer, effort: Effort): Promise<Buffer> =>
  form === '.gz'
    ? zip(body, { level: effort === 'best' ? 9 : 6 })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })

/** Compressed forms of a file by ending, without those larger than the file. */
export async function compressFile(
  path: string,
  body: Buffer,
  effort: Effort,
): Promise<[Form, Buffer][]> {
  if (!isWorthIt(path, body)) return []
  const encoded = forms.map(
    async (form): Promise<[Form, Buffer]> => [form, await compress(form, body, effort)],
  )
  return (await Promise.all(encoded)).filter(([, bytes]) => bytes.length < body.length)
}

/**
 * Writes the best compressed forms beside every file of a site. They are cached in `cache` by the file's hash, which
 * saves 0.2 s per unchanged page.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const body = await readFile(file)
      if (!isWorthIt(`/${relative(folder, file).split(sep).join('/')}`, body)) return
      const hash = createHash('sha256').update(body).digest('hex')
      for (const form of forms) {
        const cached = join(cache, 'compressed', `${hash}${form}`)
        const bytes = await readCachedBytes(cached, () => compress(form, body, 'best'))
        if (bytes.length < body.length) await writeFile(`${file}${form}`, bytes)
      }
    }),
  )
}
