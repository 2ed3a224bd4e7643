/// <reference path="./s3rver.d.ts" />
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { createHeaderRules, headerFiles } from '@kitewright/site-engine/files'
import S3rver from 's3rver'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { hashBytes, type Manifest } from '../releases/manifest.ts'
import type { Release } from '../releases/releases.ts'
import { Bucket } from './bucket.ts'

const settings = { name: 'site', prefix: 'live/' }
const rules = headerFiles(createHeaderRules({ scripts: [], styles: [] }))

let folder: string
let server: S3rver
let client: S3Client
/** Keys in the order in which they were uploaded. */
let puts: string[]
/** Uploads that are rejected. */
let isRejected: (key: string) => boolean
let bucket: Bucket
let isLeader: boolean

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-bucket-'))
  server = new S3rver({
    port: 0,
    address: 'localhost',
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'site' }],
  })
  const { port } = await server.run()
  client = new S3Client({
    endpoint: `http://localhost:${port}`,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    maxAttempts: 1,
  })
  puts = []
  isRejected = () => false
  isLeader = true
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { Key = '' } = args.input as { Key?: string }
        if (commandName === 'PutObjectCommand') {
          if (isRejected(Key)) throw new Error(`${Key} is rejected`)
          puts.push(Key)
        }
        return next(args)
      },
    { step: 'initialize' },
  )
  bucket = createBucket()
})

afterEach(async () => {
  await bucket.stop()
  await server.close()
  await rm(folder, { recursive: true })
})

const createBucket = (retentionMs = 60_000) =>
  new Bucket({
    settings,
    retentionMs,
    dataFolder: folder,
    log: createLog('silent'),
    confirm: async () => isLeader,
    onChange: () => {},
    client,
    retry: { first: 1, longest: 1 },
  })

async function createRelease(id: string, files: Record<string, string>): Promise<Release> {
  const all = { ...rules, ...files }
  for (const [path, text] of Object.entries(all)) {
    const file = join(folder, id, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    if (path.endsWith('.html')) await writeFile(`${file}.gz`, gzipSync(text))
  }
  const facts = Object.entries(all).map(([path, text]) => [
    path,
    { sha256: hashBytes(text), bytes: text.length },
  ])
  const manifest = { files: Object.fromEntries(facts) } as Manifest
  return { id, folder: join(folder, id), manifest, damaged: [] }
}

const first = {
  '/index.html': 'home',
  '/services.html': 'services',
  '/services/web.html': 'web',
  '/404.html': 'home',
  '/services.md': '# Services',
  '/assets/a-1.js': 'run()',
  '/live.json': '1',
}

async function show(release: Release) {
  bucket.show(release)
  await expect.poll(() => bucket.live?.id).toBe(release.id)
}

const get = async (key: string) => client.send(new GetObjectCommand({ Bucket: 'site', Key: key }))

async function listKeys() {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'site' }))
  return Contents.map(({ Key }) => Key).sort()
}

it('uploads hashed files first and live.json last, with types, caching and encoding', async () => {
  await show(await createRelease('r1', first))
  expect(puts[0]).toBe('live/assets/a-1.js')
  expect(puts.at(-1)).toBe('live/live.json')
  expect(await listKeys()).toEqual([
    'live/404.html',
    'live/assets/a-1.js',
    'live/index.html',
    'live/live.json',
    'live/services',
    'live/services.md',
    'live/services/web',
  ])
  const page = await get('live/services')
  expect(page).toMatchObject({
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'no-cache',
    ContentEncoding: 'gzip',
  })
  const body = await page.Body?.transformToByteArray()
  expect(gunzipSync(body ?? '').toString()).toBe('services')
  expect(await get('live/assets/a-1.js')).toMatchObject({
    CacheControl: 'public, max-age=31536000, immutable',
  })
})

it('uploads only what changed, and removes pages at once and hashed files later', async () => {
  await show(await createRelease('r1', first))
  puts = []
  const { '/services/web.html': _page, '/assets/a-1.js': _code, ...rest } = first
  const second = { ...rest, '/services.html': 'new', '/assets/a-2.js': 'go()', '/live.json': '2' }
  await show(await createRelease('r2', second))
  expect(puts).toEqual(['live/assets/a-2.js', 'live/services', 'live/live.json'])
  expect(await listKeys()).not.toContain('live/services/web')
  expect(await listKeys()).toContain('live/assets/a-1.js')

  await bucket.stop()
  vi.setSystemTime(Date.now() + 120_000)
  bucket = createBucket()
  await show(await createRelease('r3', { ...second, '/live.json': '3' }))
  vi.useRealTimers()
  expect(await listKeys()).not.toContain('live/assets/a-1.js')
})

it('keeps the former pages when an upload fails in the middle, and retries with the newest', async () => {
  await show(await createRelease('r1', first))
  const rejectServices = vi.fn((key: string) => key === 'live/services')
  isRejected = rejectServices
  bucket.show(await createRelease('r2', { ...first, '/services.html': 'a', '/live.json': '2' }))
  await expect.poll(() => rejectServices.mock.results.some(({ value }) => value)).toBe(true)
  const live = await get('live/live.json')
  expect(await live.Body?.transformToString()).toBe('1')
  expect(bucket.live?.id).toBe('r1')
  await expect.poll(() => bucket.failure?.message).toBe('live/services is rejected')

  isRejected = () => false
  await show(await createRelease('r3', { ...first, '/services.html': 'b', '/live.json': '3' }))
  const page = await get('live/services')
  expect(gunzipSync((await page.Body?.transformToByteArray()) ?? '').toString()).toBe('b')
  expect(bucket.failure).toBeNull()
})

it('uploads nothing while another service does, and everything after that', async () => {
  const release = await createRelease('r1', first)
  await show(release)
  puts = []
  isLeader = false
  await bucket.forget()
  bucket.show(await createRelease('r2', { ...first, '/services.html': 'a' }))
  await bucket.stop()
  expect(puts).toEqual([])

  isLeader = true
  bucket = createBucket()
  await show(release)
  expect(puts).toHaveLength(7)
})

it('ends a running upload when another service uploads', async () => {
  let isFirst = true
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: freed, resolve: free } = Promise.withResolvers<void>()
  client.middlewareStack.add(
    (next) => async (args) => {
      if (isFirst) {
        isFirst = false
        start()
        await freed
      }
      return next(args)
    },
    { step: 'initialize', priority: 'high' },
  )
  bucket.show(await createRelease('r1', first))
  await started
  await bucket.forget()
  free()
  await bucket.stop()
  expect(puts).toEqual(['live/assets/a-1.js'])
  expect(bucket.live).toBeNull()
  expect(bucket.failure).toBeNull()
})
