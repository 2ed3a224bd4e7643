import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { chatSink } from './alert-sinks.ts'
import {
  dataFolder,
  liveBytes,
  liveId,
  liveProblems,
  releaseNames,
  waitForCompression,
} from './data-folder.ts'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { fakeLake } from './fake-lake.ts'
import { startProcess } from './service-process.ts'

/** A separate file system, small enough to fill; or why it is missing. */
function smallDisk(): { folder: string } | { missing: string } {
  if (process.platform !== 'linux') return { missing: 'tmpfs is known to Linux only' }
  if (process.getuid?.() !== 0) return { missing: 'mounting a file system needs root' }
  const folder = mkdtempSync(join(tmpdir(), 'kitewright-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'pipe' })
    return { folder }
  } catch (error) {
    return {
      missing: `mount was refused: ${error instanceof Error ? error.message.trim() : error}`,
    }
  }
}

const disk = smallDisk()
const reason = 'missing' in disk ? ` (skipped: ${disk.missing})` : ''

describe.skipIf('missing' in disk)(`a full disk${reason}`, () => {
  const folder = 'folder' in disk ? disk.folder : ''
  afterAll(() => {
    execFileSync('umount', ['-l', folder])
    return rm(folder, { recursive: true, force: true })
  })

  it('leaves the site as it is, and recovers when there is space again', async () => {
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'), folder)
    await using chat = await chatSink()
    await using service = await startProcess({
      ...lake.env,
      ...chat.env,
      REBUILD_DATA: data.folder,
      REBUILD_BUNDLE: inject('bundle'),
    })
    await service.idle()
    // Smaller forms of pages make room.
    await waitForCompression(data.folder)
    const before = { id: await liveId(data.folder), bytes: await liveBytes(data.folder) }
    // Space for a journal row, not for a page.
    await fill(join(folder, 'filler'), 64 * 1024)
    const price = lake.setPrice('web-development', 88)
    expect((await service.publish()).status).toBe(202)
    const { lastFailure } = await service.until(({ lastFailure: last }) => last)
    expect(lastFailure).toMatchObject({ kind: 'disk', exitCode: 6 })
    expect(lastFailure.message).toContain('Make room on the disk')
    expect(await liveBytes(data.folder)).toEqual(before.bytes)
    // The next retry may be running.
    await expect.poll(async () => (await releaseNames(data.folder)).partial).toEqual([])

    // No space for another journal row. A failed build frees space, so no build may run.
    const publishWithoutSpace = async () => {
      await service.until(({ running }) => !running)
      await fill(join(folder, `filler-${fillers.length + 1}`), 0)
      return (await service.publish()).status
    }
    // Sanity retries after this status.
    await expect.poll(publishWithoutSpace, { interval: 0 }).toBe(503)
    // The form keeps its text after this status.
    const enquiry = enquiryWith({ message: 'x'.repeat(10_000) })
    const rejected = await sendEnquiry(service.site, enquiry)
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '30'])
    const strictStatus = async () => (await fetch(`${service.control}/readyz?strict`)).status
    expect(await strictStatus()).toBe(503)
    expect((await fetch(`${service.control}/readyz`)).status).toBe(200)
    const alerted = () => expect.poll(() => chat.texts.join('\n'), { timeout: 60_000 })
    await alerted().toContain('The server cannot keep enquiries')
    // The journal has reserved space for a lock.
    expect((await service.admin('lock', { reason: 'x'.repeat(300) })).status).toBe(200)
    expect((await service.admin('unlock')).status).toBe(200)
    expect((await fetch(`${service.site}/about`)).status).toBe(200)
    expect(await liveId(data.folder)).toBe(before.id)

    for (const filler of fillers) await rm(filler)
    expect((await sendEnquiry(service.site, enquiry)).status).toBe(201)
    expect(await strictStatus()).toBe(200)
    await alerted().toContain('The server keeps enquiries again.')
    await service.until(({ lastFailure: last }) => last.resolvedAt)
    expect(await service.shows('/services/web-development', `>${price}`)).toBe(true)
    expect(await liveProblems(data.folder)).toEqual([])
  })
})

const fillers: string[] = []

/** Leaves `room` bytes on the file system. Starts again if the service wrote at the same time. */
async function fill(file: string, room: number): Promise<void> {
  const { bavail, bsize } = await statfs(getFolder(file))
  try {
    await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - room)))
    fillers.push(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    await rm(file, { force: true })
    await fill(file, room)
  }
}

const getFolder = (file: string) => join(file, '..')
