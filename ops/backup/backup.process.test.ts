import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveLake } from '@kitewright/content-lake/serve-lake'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import { listBackups, readFolder } from '@kitewright/rebuild/backups'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importTarget } from '../import/import-target.ts'
import { type Backup, DOCUMENTS, isSameFile, readBackup } from './backup-folder.ts'
import { type Dataset, exportLines, openDataset } from './dataset.ts'
import { makeBackup } from './make-backup.ts'
import { planFor, restoreBackup } from './restore-backup.ts'
import { isNothing } from './restore-plan.ts'
import { isAsset, parseLine, type StoredDocument } from './stored-document.ts'

const BACKUPS = getPropertyRuns(25, 6)
const all = { withEnquiries: true }
const withoutEnquiries = { withEnquiries: false }

const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

const stack = new AsyncDisposableStack()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-backup-'))
  stack.defer(() => rm(folder, { recursive: true }))
})
afterAll(() => stack.disposeAsync())

/** A separate lake on disk, with the bundled content or empty. */
async function lake(name: string, seed: boolean): Promise<Dataset & { url: string }> {
  const options = { port: 0, folder: join(folder, name), seed, log: silentLog }
  const { url, close } = await serveLake(options)
  stack.defer(close)
  return { ...openDataset(importTarget({ SANITY_API_HOST: url })), url }
}

const one = 'faq-emergencies'
const enquiry = (id: string) => ({
  _id: `enquiry.${id}`,
  _type: 'enquiry',
  name: id,
  receivedAt: '2026-03-01T10:00:00.000Z',
})
const drawing = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${text}</title><path d="M0 0h9v9z"/></svg>`,
  )

/** Publishes without a pause until stopped: two documents at once, and a picture with a document that shows it. */
function writer({ client }: Dataset) {
  let stopping = false
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const work = (async () => {
    let round = 0
    for (; !stopping; round += 1) {
      const text = `Round ${round}`
      const asset = await client.assets.upload('image', drawing(text), { filename: `${round}.svg` })
      const image = { _type: 'picture', asset: { _type: 'reference', _ref: asset._id } }
      await client
        .transaction()
        .patch(one, (patch) => patch.set({ question: text }))
        .patch('home', (patch) => patch.set({ title: text }))
        .createOrReplace({ _id: `note-${round % 7}`, _type: 'faq', question: text, image })
        .delete(`note-${(round + 3) % 7}`)
        .commit()
      begin()
    }
    return round
  })()
  return {
    begun: Promise.race([started, work]),
    stop: async () => {
      stopping = true
      return work
    },
  }
}

const find = ({ documents }: Backup, id: string) => documents.find(({ _id }) => _id === id)

/** The content of a lake, without the fields that each lake sets. */
const content = (documents: readonly StoredDocument[]) =>
  documents
    .map(({ _rev, _updatedAt, _createdAt, url, ...rest }) => rest)
    .sort((a, b) => (a._id < b._id ? -1 : 1))

it(`backs up ${BACKUPS} of ${BACKUPS} times consistently during writes, and restores each to the byte`, async () => {
  const source = await lake('source', true)
  await source.client.create(enquiry('asha'))
  await source.client.create({ _id: 'site.status', _type: 'siteStatus' })
  const writerRun = writer(source)
  const backups: Backup[] = []
  const place = join(folder, 'backups')
  try {
    await writerRun.begun
    for (let count = 0; count < BACKUPS; count += 1) {
      backups.push(await makeBackup(source, { folder: place, keep: BACKUPS }))
    }
  } finally {
    expect(await writerRun.stop()).toBeGreaterThan(BACKUPS)
  }
  expect(await readdir(place)).toHaveLength(BACKUPS)

  const target = await lake('target', false)
  expect(new Set(backups.map((backup) => find(backup, one)?.question)).size).toBeGreaterThan(
    BACKUPS / 3,
  )
  for (const backup of backups) {
    expect(find(backup, one)?.question).toBe(find(backup, 'home')?.title)
    await restoreBackup(target, backup, await planFor(target, backup, all), all)
    const exported = (await exportLines(target)).map(parseLine)
    const expected = backup.documents.filter(({ _id }) => _id !== 'site.status')
    // Pictures of earlier states stay.
    const ids = new Set(expected.map(({ _id }) => _id))
    expect(content(exported.filter((found) => ids.has(found._id) || !isAsset(found)))).toEqual(
      content(expected),
    )
    const created = new Map(expected.map(({ _id, _createdAt }) => [_id, _createdAt]))
    for (const found of exported.filter((document) => !isAsset(document))) {
      expect(found._createdAt).toBe(created.get(found._id))
    }
  }
  const pictures = (await exportLines(target)).map(parseLine).filter(isAsset)
  for (const asset of pictures) {
    const bytes = Buffer.from(await (await fetch(String(asset.url))).arrayBuffer())
    expect(isSameFile(asset, bytes)).toBe(true)
  }

  await makeBackup(source, { folder: place, keep: 3 })
  expect(await readdir(place)).toHaveLength(3)
})

it('is private, stores a shared picture once, and reports a changed file', async () => {
  const source = await lake('rotten', true)
  const place = join(folder, 'rotten-backups')
  const [first, second] = [
    await makeBackup(source, { folder: place, keep: 2 }),
    await makeBackup(source, { folder: place, keep: 2 }),
  ]
  expect((await stat(second.folder)).mode & 0o077).toBe(0)
  const [picture = ''] = Object.keys(second.facts.sha256).filter((path) => path !== DOCUMENTS)
  expect((await stat(join(second.folder, picture))).mode & 0o077).toBe(0)
  expect((await stat(join(first.folder, picture))).ino).toBe(
    (await stat(join(second.folder, picture))).ino,
  )

  const file = join(second.folder, picture)
  await writeFile(file, `${await readFile(file, 'utf8')} `)
  await expect(readBackup(second.folder)).rejects.toThrow(`${file} is not as it was written`)
  // The next backup does not link the changed file.
  const third = await makeBackup(source, { folder: place, keep: 3 })
  expect((await readBackup(third.folder)).documents).toHaveLength(third.documents.length)
})

it('does not back up an empty dataset, and leaves no partial folder', async () => {
  const empty = await lake('empty', false)
  const place = join(folder, 'empty-backups')
  await expect(makeBackup(empty, { folder: place, keep: 1 })).rejects.toThrow('is empty')
  const deleted = await lake('gone', true)
  await rm(join(folder, 'gone/assets'), { recursive: true })
  await expect(makeBackup(deleted, { folder: place, keep: 1 })).rejects.toThrow('HTTP 404')
  expect(await readdir(place)).toEqual([])
})

it('lists the changes, then makes them, and keeps later enquiries', async () => {
  const dataset = await lake('live', true)
  const place = join(folder, 'live-backups')
  const command = (program: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, program), '--folder', place, ...args],
      { env: { SANITY_API_HOST: dataset.url, HTTP_PROXY: 'http://127.0.0.1:9' } },
    ).then(({ stdout }) => stdout)
  expect(await command('backup.ts')).toMatch(/read again and whole/)
  const before = await exportLines(dataset)
  await dataset.client.patch(one).set({ question: 'Spoilt?' }).commit()
  await dataset.client.create({ _id: 'faq-late', _type: 'faq', question: 'Late?' })
  await dataset.client.create(enquiry('late'))

  const output = await command('restore.ts')
  expect(output).toMatch(/changed: 1\n.*faq-emergencies\)\n.*removed: 1\n.*“Late\?” \(faq-late\)/)
  expect(output).toContain('Nothing is changed yet')
  expect((await dataset.client.getDocument(one))?.question).toBe('Spoilt?')

  expect(await command('restore.ts', '--yes')).toContain('Restored')
  expect(content((await exportLines(dataset)).map(parseLine))).toEqual(
    content([...before.map(parseLine), enquiry('late')]),
  )
  // The backup of the previous content undoes the restore.
  expect(await readdir(place)).toHaveLength(2)

  // Into another dataset, without enquiries.
  const other = await lake('other', false)
  const [name = ''] = (await readdir(place)).sort().slice(-1)
  const backup = await readBackup(join(place, name))
  await restoreBackup(
    other,
    backup,
    await planFor(other, backup, withoutEnquiries),
    withoutEnquiries,
  )
  expect(await other.client.getDocument('enquiry.late')).toBeUndefined()
  expect((await other.client.getDocument('faq-late'))?.question).toBe('Late?')
  expect(isNothing(await planFor(other, backup, withoutEnquiries))).toBe(true)
  expect(isNothing(await planFor(other, backup, all))).toBe(false)
})

it('copies each backup to a second place, keeps as many as set, and records a failure', async () => {
  const { url } = await lake('copied', true)
  const [place, second] = [join(folder, 'copied-backups'), join(folder, 'second')]
  await mkdir(second)
  const back = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts')], {
      env: {
        PATH: process.env.PATH,
        SANITY_API_HOST: url,
        BACKUP_FOLDER: place,
        BACKUP_KEEP: '2',
        ...env,
      },
    })
  const source = { projectId: 'kitewright', dataset: 'production' }
  await back({ BACKUP_COPY: `cp -r "$BACKUP" ${second}` })
  const [copy = ''] = await readdir(second)
  expect((await readBackup(join(second, copy))).documents.length).toBeGreaterThan(50)
  expect((await readFolder(place, source)).failure).toBeNull()

  await expect(back({ BACKUP_COPY: 'exit 7' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('BACKUP_COPY ended with 7'),
  })
  expect((await readFolder(place, source)).failure).toMatch(/is whole, but BACKUP_COPY/)
  await expect(back({ SANITY_API_HOST: 'http://127.0.0.1:9' })).rejects.toMatchObject({ code: 2 })
  expect((await readFolder(place, source)).failure).toContain('127.0.0.1:9')
  await back({})
  expect((await readFolder(place, source)).failure).toBeNull()
  expect(await listBackups(place, source)).toHaveLength(2)
})

it('has nothing to do on a server with the bundled content', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'backup.ts')],
    { env: { CONTENT_SOURCE: 'seed', BACKUP_FOLDER: join(folder, 'seed-backups') } },
  )
  expect(stdout).toContain('nothing to back up')
  expect(await readdir(folder)).not.toContain('seed-backups')
})

it('writes an invalid entry apart from valid ones, and names it', async () => {
  const dataset = await lake('invalid', true)
  const { client } = dataset
  const place = join(folder, 'invalid-backups')
  const [valid, follower] = ['faq-weekly-updates', 'post-from-prototype-board-to-production']
  const question = (await client.getDocument(one))?.question
  await client.patch(one).set({ question: 5 }).commit()
  const backup = await makeBackup(dataset, { folder: place, keep: 1 })
  await client.patch(one).set({ question }).commit()
  await client.patch(valid).set({ question: 'Spoilt?' }).commit()
  await client.patch(follower).set({ title: 'Spoilt' }).commit()

  const plan = await planFor(dataset, backup, all)
  expect(plan.changed).toHaveLength(3)
  expect(plan.invalid).toMatchObject([{ document: { id: one }, path: 'question' }])
  await restoreBackup(dataset, backup, plan, all)
  expect(isNothing(await planFor(dataset, backup, all))).toBe(true)
  const [apart, ...together] = await Promise.all(
    [one, valid, follower].map(async (id) => (await client.getDocument(id))?._rev),
  )
  expect(new Set(together).size).toBe(1)
  expect(together).not.toContain(apart)
})

it('restores one entry with its pictures, and fails when its references are missing', async () => {
  const source = await lake('only', true)
  const asset = await source.client.assets.upload('image', drawing('Only'), { filename: 'o.svg' })
  const reference = (_ref: string) => ({ _type: 'reference', _ref })
  await source.client.create({ _id: 'faq-base', _type: 'faq', question: 'Base?' })
  await source.client.create({
    _id: 'faq-only',
    _type: 'faq',
    question: 'Only?',
    next: reference('faq-base'),
    image: { _type: 'picture', asset: reference(asset._id) },
  })
  const backup = await makeBackup(source, { folder: join(folder, 'only-backups'), keep: 1 })
  const target = await lake('only-target', true)
  await target.client.patch(one).set({ question: 'Ours?' }).commit()

  const only = (...ids: string[]) => ({ ...all, only: ids })
  await expect(planFor(target, backup, only('faq-none'))).rejects.toThrow('no entry faq-none')
  await expect(planFor(target, backup, only('faq-only'))).rejects.toThrow('refers to faq-base')
  const both = only('faq-only', 'faq-base')
  const plan = await planFor(target, backup, both)
  expect(plan.added.map(({ _id }) => _id).sort()).toEqual(['faq-base', 'faq-only', asset._id])
  await restoreBackup(target, backup, plan, both)
  expect((await target.client.getDocument('faq-only'))?.question).toBe('Only?')
  expect((await target.client.getDocument(one))?.question).toBe('Ours?')
})

it('restores more documents than one transaction holds, with any references', async () => {
  const source = await lake('large', false)
  const reference = (_ref: string) => ({ _type: 'reference', _ref })
  const ids = Array.from({ length: 8 }, (_, place) => `page-${place}`)
  const text = 'x'.repeat(600_000)
  for (const _id of ids) await source.client.create({ _id, _type: 'faq', text })
  for (const [place, _id] of ids.entries()) {
    const next = reference(ids[(place + 1) % ids.length] ?? '')
    await source.client.patch(_id).set({ next }).commit()
  }
  const backup = await makeBackup(source, { folder: join(folder, 'large-backups'), keep: 1 })
  const target = await lake('large-target', false)
  await restoreBackup(target, backup, await planFor(target, backup, all), all)
  expect(content((await exportLines(target)).map(parseLine))).toEqual(content(backup.documents))
})
