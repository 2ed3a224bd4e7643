import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localLake, readQuery, withDocuments } from '../../tests/local-lake.ts'
import { fetchDocuments } from './lake.ts'

const HOUR_MS = 3_600_000

type Stored = { _id: string; _type: string; _rev: string; _updatedAt: string; title: string }

/** A document as hosted Sanity dates it, by the second. */
const createPost = (id: string, at = '2026-03-14T10:15:01Z'): Stored => ({
  _id: id,
  _type: 'post',
  _rev: `${id}-1`,
  _updatedAt: at,
  title: id,
})

const change = (document: Stored | undefined, title: string, at = document?._updatedAt) =>
  Object.assign(document ?? {}, { title, _rev: crypto.randomUUID(), _updatedAt: at })

/** Runs queries on the documents; `beforeAnswer` may change them first. */
async function startLake(
  documents: Stored[],
  beforeAnswer: (ids: readonly string[] | null) => unknown = () => {},
) {
  const comparisons: ('all' | 'recent')[] = []
  const pages: string[][] = []
  const lake = await localLake(async (response, request) => {
    const { query, params } = await readQuery(request)
    const ids: string[] | null = Array.isArray(params.ids) ? params.ids : null
    beforeAnswer(ids)
    if (ids) pages.push(ids)
    else comparisons.push('since' in params ? 'recent' : 'all')
    const address = new URL('http://lake')
    address.searchParams.set('query', query)
    for (const [name, value] of Object.entries(params)) {
      address.searchParams.set(`$${name}`, JSON.stringify(value))
    }
    Object.assign(request, { method: 'GET', url: `/${address.search}` })
    await withDocuments(documents)(response, request)
  })
  return { ...lake, documents, comparisons, pages }
}

let folder: string
let cache: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T12:00:00Z') })
  folder = await mkdtemp(join(tmpdir(), 'kitewright-cache-'))
  cache = join(folder, 'documents/lake.json')
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

type Lake = Awaited<ReturnType<typeof startLake>>
const read = async ({ settings }: Lake) =>
  (await fetchDocuments(settings, { cache, tries: 1 })).map(({ title }) => title)

const createPosts = (count: number) =>
  Array.from({ length: count }, (_, index) => createPost(`post-${String(index).padStart(4, '0')}`))

it('reads documents in pages, and afterwards only those that changed', async () => {
  const documents = createPosts(450)
  await using lake = await startLake(documents)
  expect(await read(lake)).toEqual(documents.map(({ title }) => title))
  expect(lake.pages.map((ids) => ids.length)).toEqual([200, 200, 50])

  change(documents[3], 'New', '2026-03-14T11:00:00Z')
  expect(await read(lake)).toEqual(documents.map(({ title }) => title))
  expect(lake.pages.slice(3)).toEqual([['post-0003']])
  expect(lake.comparisons).toEqual(['all', 'recent'])
})

it('reads a document that changed again within the same second', async () => {
  await using lake = await startLake([createPost('a'), createPost('b')])
  await read(lake)
  change(lake.documents[0], 'Again')
  expect(await read(lake)).toEqual(['Again', 'b'])
})

it('reads a document that becomes visible after a newer one', async () => {
  await using lake = await startLake([createPost('a', '2026-03-14T10:15:30Z')])
  await read(lake)
  lake.documents.push(createPost('b', '2026-03-14T10:15:00Z'))
  expect(await read(lake)).toEqual(['a', 'b'])
  expect(lake.comparisons).toEqual(['all', 'recent'])
})

it('omits a deleted document, without reading others', async () => {
  await using lake = await startLake([createPost('a'), createPost('b')])
  await read(lake)
  lake.documents.splice(0, 1)
  expect(await read(lake)).toEqual(['b'])
  expect(lake.pages).toHaveLength(1)
})

it('adds a document that has an old date', async () => {
  await using lake = await startLake([createPost('a')])
  await read(lake)
  lake.documents.push(createPost('b', '2020-01-01T00:00:00Z'))
  expect(await read(lake)).toEqual(['a', 'b'])
})

it('compares everything a few times a day', async () => {
  await using lake = await startLake([createPost('a', '2026-03-14T10:00:00Z'), createPost('b')])
  await read(lake)
  // As many documents as before, and no recent date.
  lake.documents.splice(1, 1, createPost('c', '2020-01-01T00:00:00Z'))
  vi.setSystemTime(Date.now() + 6 * HOUR_MS)
  expect(await read(lake)).toEqual(['a', 'c'])
  expect(await read(lake)).toEqual(['a', 'c'])
  expect(lake.comparisons).toEqual(['all', 'all', 'recent'])
})

it('returns documents of one moment when some change between the pages', async () => {
  const documents = createPosts(300)
  await using lake = await startLake(documents, (ids) => {
    if (!ids?.includes('post-0299')) return
    // One transaction: the first document was read already.
    change(documents[0], 'Price', '2026-03-14T11:00:00Z')
    change(documents[299], 'Text', '2026-03-14T11:00:00Z')
  })
  const titles = await read(lake)
  expect([titles[0], titles[299]]).toEqual(['Price', 'Text'])
})

it('omits a document that is deleted between the pages', async () => {
  const documents = createPosts(300)
  await using lake = await startLake(documents, (ids) => {
    if (ids?.includes('post-0299')) documents.splice(299, 1)
  })
  expect(await read(lake)).toEqual(documents.map(({ title }) => title))
  expect(documents).toHaveLength(299)
})

it('gives up when the content changes at each reading, and keeps what has arrived', async () => {
  const documents = createPosts(201)
  let isUnstable = true
  await using lake = await startLake(documents, () => {
    if (isUnstable) change(documents[0], 'Unstable')
  })
  await expect(read(lake)).rejects.toThrow('changed each time while it was read')
  isUnstable = false
  lake.pages.length = 0
  expect(await read(lake)).toEqual(documents.map(({ title }) => title))
  expect(lake.pages).toEqual([])
})

it.each([
  ['half of a file', (text: string) => text.slice(0, text.length / 2)],
  ['another text in a document', (text: string) => text.replace('"title":"a"', '"title":"x"')],
  ['an empty file', () => ''],
  ['a file without documents', () => '{}\n{}'],
])('reads everything again for %s as cache', async (_name, damage) => {
  await using lake = await startLake([createPost('a'), createPost('b')])
  await read(lake)
  const text = await readFile(cache, 'utf8')
  await writeFile(cache, damage(text))
  expect(await read(lake)).toEqual(['a', 'b'])
  expect(lake.pages).toHaveLength(2)
  expect(await readFile(cache, 'utf8')).toBe(text)
})

it('does not use the cache of another lake', async () => {
  await using first = await startLake([createPost('a')])
  await read(first)
  await using other = await startLake([{ ...createPost('a'), title: 'Other' }])
  expect(await read(other)).toEqual(['Other'])
})

it('reads without a cache when its folder cannot be written', async () => {
  await writeFile(join(folder, 'documents'), 'in the way')
  await using lake = await startLake([createPost('a')])
  expect(await read(lake)).toEqual(['a'])
})
