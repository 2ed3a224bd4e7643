import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fields } from '@kitewright/content-rules/check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { load, loadBundledSeed } from './load.ts'

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const changed = async (fields: Fields) => {
  const { documents, assets } = await loadBundledSeed()
  const ordered = documents.map((document) =>
    document._id === 'service-web-development' ? { ...document, ...fields } : document,
  )
  return { documents: ordered, assets }
}
const titled = (title: unknown) => changed({ title })

describe('documents that an earlier build accepted', () => {
  let folder: string
  let known: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-known-'))
    known = join(folder, 'documents/facts.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const loaded = (seed = loadBundledSeed) => load({ settings, seed, known })
  const entries = async (): Promise<[string, { hash: string }][]> =>
    JSON.parse(await readFile(known, 'utf8'))

  it('give the same content as without a cache', async () => {
    const { loadedAt: _, ...first } = await loaded()
    const { loadedAt: __, ...again } = await loaded()
    expect(again).toEqual(first)
    expect(first.documents.length).toBe((await entries()).length)
    expect(await readdir(join(folder, 'documents'))).toEqual(['facts.json'])
  })

  it('are not checked again', async () => {
    const first = await loaded()
    const facts = await entries()
    await writeFile(known, JSON.stringify(facts.map(([key, fact]) => [key, { ...fact, hash: '' }])))
    expect((await loaded()).hash).not.toBe(first.hash)
  })

  it('reuse their references', async () => {
    await loaded()
    const references = [{ kind: 'reference', path: ['group'], id: 'gone' }]
    const facts = (await entries()).map(([key, fact]) => [key, { ...fact, leads: references }])
    await writeFile(known, JSON.stringify(facts))
    await expect(loaded()).rejects.toThrow('group: The linked entry is not published')
  })

  it('are checked against changed documents', async () => {
    await loaded()
    const without = async (id: string) => {
      const { documents, assets } = await loadBundledSeed()
      return { documents: documents.filter(({ _id }) => _id !== id), assets }
    }
    const expected = 'Card 1 · Service: The linked entry is not published'
    await expect(loaded(() => without('service-web-development'))).rejects.toThrow(expected)
    await expect(loaded(() => without('service-web-development'))).rejects.toThrow(expected)
    await expect(loaded()).resolves.toBeDefined()
  })

  it('are checked again when their references changed, even with the same revision', async () => {
    await loaded()
    const group = { _type: 'reference', _ref: 'gone' }
    await expect(loaded(() => changed({ group }))).rejects.toThrow(
      'Group: The linked entry is not published',
    )
    await expect(loaded(() => changed({ group }))).rejects.toThrow(
      'Group: The linked entry is not published',
    )
  })

  it('are checked again when their content changed, even with the same revision', async () => {
    await loaded()
    await expect(loaded(() => titled(7))).rejects.toThrow('Name: Expected text, found 7')
    await expect(loaded(() => titled(7))).rejects.toThrow('Name: Expected text, found 7')
  })

  it('are dropped when deleted, and not cached when they had to be cleaned', async () => {
    await loaded()
    const before = (await entries()).map(([key]) => key)
    await loaded(() => titled('Web Development \u202etnempoleved'))
    const after = (await entries()).map(([key]) => key)
    expect(after).toEqual(before)
    await loaded(() => titled('Websites'))
    const changed = (await entries()).map(([key]) => key)
    expect(changed).toHaveLength(before.length)
    expect(changed.filter((key) => !before.includes(key))).toHaveLength(1)
  })

  it('are checked again when the cache is missing or damaged', async () => {
    const first = await loaded()
    for (const text of ['[["abc', '{}', '[["abc"]]']) {
      await writeFile(known, text)
      expect((await loaded()).hash).toBe(first.hash)
    }
    await rm(known)
    expect((await loaded()).hash).toBe(first.hash)
  })
})
