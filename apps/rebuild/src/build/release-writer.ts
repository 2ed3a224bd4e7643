import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressFile, type Effort, forms, isHashed } from '@kitewright/site-engine/files'
import pMap from 'p-map'
import { linkOrCopy } from '../releases/disk.ts'
import { type FileFacts, hashBytes, type Manifest } from '../releases/manifest.ts'

/** Hashed files are compressed best, once for all releases; others quickly, because an editor waits. */
const getEffort = (path: string): Effort => (isHashed(path) ? 'best' : 'quick')

export type LiveRelease = { folder: string; manifest: Manifest }

/** Compression runs on other threads; a few files at a time keep them busy. */
const concurrency = 4

/**
 * Writes a release. Hard-links unchanged files of the live release with their compressed forms: this
 * costs no time or space, and keeps their bytes and dates. Files are read-only, because a write would
 * change every release that shares the file.
 *
 * Uses synchronous calls: the build process does nothing else, and thousands of links one after
 * another take a tenth of the time.
 */
export class ReleaseWriter {
  readonly out: string
  readonly files: Record<string, FileFacts> = {}
  /** Compressed forms that were made quickly, also by earlier builds. */
  readonly quick: string[] = []
  readonly #live: LiveRelease | null
  readonly #onFile: () => void
  readonly #quickBefore: ReadonlySet<string>
  readonly #made = new Set<string>()

  /** @param onFile called before each file that others wrote is added. */
  constructor(out: string, live: LiveRelease | null, onFile: () => void = () => {}) {
    this.out = out
    this.#live = live
    this.#onFile = onFile
    this.#quickBefore = new Set(live?.manifest.quick)
    mkdirSync(out, { recursive: true })
  }

  /** Links a file of the live release; false when it is missing or different. */
  link(path: string, hash?: string): boolean {
    const facts = this.#live?.manifest.files[path]
    if (!facts || (hash && facts.sha256 !== hash)) return false
    if (!this.files[path]) for (const form of ['', ...forms]) this.#linkOne(`${path}${form}`)
    return true
  }

  /** Adds missing files, by links where they are unchanged. */
  async addMissing(files: readonly { path: string; sha256: string; body: Buffer }[]) {
    const missing = files.filter(({ path }) => !this.files[path])
    const add = async ({ path, sha256: hash, body }: (typeof missing)[number]) => {
      if (this.link(path, hash)) return
      this.#write(path, body)
      await this.#compress(path, body)
    }
    await pMap(missing, add, { concurrency })
  }

  /**
   * Adds the files that others wrote below `out`. Replaces unchanged ones by links.
   */
  async addWritten() {
    const entries = readdirSync(this.out, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.out, join(entry.parentPath, entry.name)))
      .map((path) => `/${path.split(sep).join('/')}`)
      .filter((path) => !this.files[path])
    await pMap(paths, (path) => this.#addOne(path), { concurrency })
  }

  async #addOne(path: string) {
    this.#onFile()
    const file = join(this.out, path)
    const body = readFileSync(file)
    const hash = hashBytes(body)
    if (this.#live?.manifest.files[path]?.sha256 === hash) {
      rmSync(file)
      this.link(path)
      return
    }
    chmodSync(file, statSync(file).mode & 0o444)
    this.files[path] = { sha256: hash, bytes: body.length }
    await this.#compress(path, body)
  }

  async #compress(path: string, body: Buffer) {
    const effort = getEffort(path)
    for (const [form, bytes] of await compressFile(path, body, effort)) {
      this.#write(`${path}${form}`, bytes)
      if (effort === 'quick' && form === '.br') this.quick.push(`${path}${form}`)
    }
  }

  #linkOne(path: string) {
    const live = this.#live
    const facts = live?.manifest.files[path]
    if (!live || !facts) return
    const target = this.#fileFor(path)
    linkOrCopy(`${live.folder}${path}`, target)
    this.files[path] = facts
    if (!this.#quickBefore.has(path)) return
    this.quick.push(path)
    // A smaller form may have replaced it before a crash (best-compression.ts). Throws when it is damaged.
    if (statSync(target).size === facts.bytes) return
    const body = readFileSync(target)
    const content = hashBytes(brotliDecompressSync(body))
    if (content !== live.manifest.files[path.slice(0, -'.br'.length)]?.sha256) return
    this.files[path] = { sha256: hashBytes(body), bytes: body.length }
  }

  #write(path: string, body: Buffer) {
    writeFileSync(this.#fileFor(path), body, { mode: 0o444 })
    this.files[path] = { sha256: hashBytes(body), bytes: body.length }
  }

  /** Concatenated, as above: `join` would parse thousands of paths. */
  #fileFor(path: string): string {
    const file = `${this.out}${path}`
    const folder = dirname(file)
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true })
    this.#made.add(folder)
    return file
  }
}
