import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DeleteObjectsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { formatFirstLine } from '@kitewright/content-loader/errors'
import { LIVE_PATH } from '@kitewright/protocol/site'
import { getHeaders, isForHost, isHashed, readHeaderRules } from '@kitewright/site-engine/files'
import { type FolderFile, readFolderFiles } from '@kitewright/site-engine/serve'
import pMap from 'p-map'
import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'
import type { Release } from '../releases/releases.ts'
import { type BucketSettings, readUploads, type Uploads, writeUploads } from './uploads.ts'

const CONCURRENCY = 16
/** S3 deletes at most this many objects in one request. */
const MAX_DELETES = 1_000
const RETRY = { first: 1_000, longest: 60_000 }

type Parts = {
  settings: BucketSettings
  /** How long files of earlier releases stay, ms: open pages may request them. */
  retentionMs: number
  dataFolder: string
  log: Log
  /** Whether this service may change the bucket: two services would mix their releases. Rejects while that is unknown. */
  confirm: () => Promise<boolean>
  /** Called when another release is in the bucket, and when uploads begin or stop to fail. */
  onChange: () => void
  client?: S3Client
  retry?: { first: number; longest: number }
}

/** Since when uploads fail, in ms since 1970, and the last reason. */
export type BucketFailure = { at: number; message: string }

type Upload = { key: string; version: string; file: FolderFile; cacheControl: string | undefined }

/**
 * Copies each live release to an S3-compatible object storage, which a CDN serves to visitors. Hashed files go first, then
 * changed pages, `live.json` last, and what the release no longer has is removed. A failed upload leaves the rest of the
 * former pages, and is retried with the newest release.
 */
export class Bucket {
  readonly #parts: Parts
  readonly #client: S3Client
  readonly #backoff: Backoff
  #next: Release | null = null
  #work: Promise<void> | null = null
  #live: Release | null = null
  #failure: BucketFailure | null = null
  /** `forget` aborts a running upload. */
  #forgotten = new AbortController()
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
    // Other stores than AWS have an endpoint, and most of them no host for each bucket.
    const isOwnEndpoint = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL)
    this.#client = parts.client ?? new S3Client({ forcePathStyle: isOwnEndpoint })
    this.#backoff = new Backoff(parts.retry ?? RETRY)
  }

  /** The release that the bucket has; null until the first one is complete. */
  get live(): Release | null {
    return this.#live
  }

  /** Why the newest release is not in the bucket; null while nothing fails. */
  get failure(): BucketFailure | null {
    return this.#failure
  }

  /** Another service uploads from now on: ends a running upload, and forgets what the bucket has. */
  async forget() {
    this.#forgotten.abort()
    this.#forgotten = new AbortController()
    this.#next = null
    this.#live = null
    this.#failure = null
    await writeUploads(this.#parts.dataFolder, this.#parts.settings, {})
  }

  /** Uploads a release; a running upload ends first. */
  show(release: Release) {
    this.#next = release
    this.#backoff.endPause()
    this.#start()
  }

  /** Abandons what waits; resolves after the running requests. */
  async stop() {
    this.#isStopping = true
    this.#next = null
    this.#backoff.endPause()
    await this.#work
  }

  #start() {
    this.#work ??= this.#run().finally(() => {
      this.#work = null
    })
  }

  async #run() {
    for (let release = this.#next; release; release = this.#next) {
      this.#next = null
      const { signal } = this.#forgotten
      try {
        if (!(await this.#parts.confirm())) continue
        await this.#upload(release, signal)
        this.#backoff.reset()
        this.#live = release
        this.#failure = null
        this.#parts.log.info({ release: release.id }, 'The bucket has the release')
        this.#parts.onChange()
      } catch (error) {
        if (signal.aborted) continue
        this.#parts.log.error(
          { err: error, release: release.id },
          'The upload to the bucket failed',
        )
        if (this.#isStopping) return
        const { at = Date.now() } = this.#failure ?? {}
        this.#failure = { at, message: formatFirstLine(error) }
        this.#parts.onChange()
        this.#next ??= release
        this.#backoff.retry(() => this.#start())
        return
      }
    }
  }

  async #upload(release: Release, signal: AbortSignal) {
    const { dataFolder, settings, retentionMs, log } = this.#parts
    const uploads = await readUploads(dataFolder, settings, log)
    const save = () => {
      signal.throwIfAborted()
      return writeUploads(dataFolder, settings, uploads)
    }
    const put = (upload: Upload) => {
      signal.throwIfAborted()
      return this.#put(upload, uploads)
    }
    const wanted = this.#listUploads(release)
    const changed = wanted.filter(({ key, version }) => uploads[key]?.version !== version)
    const [live, rest] = partition(changed, ({ file }) => file.path === LIVE_PATH)
    const [hashed, pages] = partition(rest, ({ file }) => isHashed(file.path))
    for (const group of [hashed, pages, live]) {
      try {
        await pMap(group, put, { concurrency: CONCURRENCY })
      } finally {
        // A retry does not repeat what has arrived.
        await save()
      }
    }
    const keys = new Set(wanted.map(({ key }) => key))
    await this.#removeOld(uploads, keys, Date.now() - retentionMs)
    await save()
  }

  #listUploads({ folder, manifest }: Release): Upload[] {
    const rules = readHeaderRules(folder)
    return [...readFolderFiles(folder).values()]
      .filter(({ path }) => !isForHost(path))
      .map((file) => {
        const cacheControl = getHeaders(rules, file.path)['Cache-Control']
        const version = `${manifest.files[file.path]?.sha256} ${cacheControl}`
        return { key: this.#getKey(file.path), version, file, cacheControl }
      })
  }

  /** A page has its address as its key. */
  #getKey(path: string) {
    const isPage = path !== '/index.html' && path !== '/404.html'
    return `${this.#parts.settings.prefix}${path.slice(1).replace(isPage ? /\.html$/ : /$^/, '')}`
  }

  async #put({ key, version, file, cacheControl }: Upload, uploads: Uploads) {
    const isCompressed = file.encodings.includes('gzip')
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#parts.settings.name,
        Key: key,
        Body: await readFile(join(file.folder, `${file.path}${isCompressed ? '.gz' : ''}`)),
        ContentType: file.type,
        CacheControl: cacheControl,
        // Every client accepts it, and a bucket has one form of a file.
        ...(isCompressed && { ContentEncoding: 'gzip' }),
      }),
    )
    uploads[key] = { version, isHashed: isHashed(file.path) }
  }

  /** Deletes pages at once, and hashed files when no open page can need them. */
  async #removeOld(uploads: Uploads, keys: ReadonlySet<string>, keepSince: number) {
    const expired: string[] = []
    for (const [key, upload] of Object.entries(uploads)) {
      if (keys.has(key)) delete upload.removedAt
      else {
        upload.removedAt ??= Date.now()
        if (!upload.isHashed || upload.removedAt < keepSince) expired.push(key)
      }
    }
    for (let from = 0; from < expired.length; from += MAX_DELETES) {
      const portion = expired.slice(from, from + MAX_DELETES)
      const { Errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({
          Bucket: this.#parts.settings.name,
          Delete: { Objects: portion.map((Key) => ({ Key })), Quiet: true },
        }),
      )
      const failed = new Set(Errors.map(({ Key }) => Key))
      for (const key of portion) if (!failed.has(key)) delete uploads[key]
      if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted`)
    }
  }
}

function partition<Item>(items: readonly Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}
