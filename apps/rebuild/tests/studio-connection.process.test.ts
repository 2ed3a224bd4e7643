import {
  RELEASES_ID,
  type SiteStatus,
  STATUS_ID,
  siteReleasesSchema,
  siteStatusSchema,
  VERSION_PREFIX,
} from '@kitewright/protocol/site'
import { describe, expect, it } from 'vitest'
import { liveId, liveProblems } from './data-folder.ts'
import { forThisFile, serviceAtLake } from './running-service.ts'

const page = '/services/web-development'
const siteUrl = 'https://kitewright.example'

const running = await forThisFile(
  serviceAtLake({ SANITY_WRITE_TOKEN: 'local-editor', PUBLIC_SITE_URL: siteUrl }),
)
const { lake, folder } = running
let service = await running.start()

describe('service and Studio', () => {
  const readStatus = async (): Promise<SiteStatus> =>
    siteStatusSchema.parse(await lake.client.getDocument(STATUS_ID))
  const listed = async () =>
    siteReleasesSchema.parse(await lake.client.getDocument(RELEASES_ID)).releases
  const live = async () => (await fetch(`${service.site}/live.json`)).json()
  const getRevision = async (id: string) => (await lake.client.getDocument(id))?._rev
  const ask = (action: string, release?: string) =>
    lake.client.create({
      _id: `site.request.${crypto.randomUUID()}`,
      _type: 'siteRequest',
      action,
      ...(release && { release }),
      by: 'Asha',
      at: new Date().toISOString(),
    })

  it('reports live changes and revisions to editors only', async () => {
    await lake.setPrice('web-development', 71)
    const rev = await getRevision('service-web-development')
    await expect.poll(async () => (await live())['service-web-development']).toBe(rev)
    await expect.poll(async () => (await readStatus()).live?.release).toBe(await liveId(folder))
    await expect.poll(async () => (await listed())[0]?.id).toBe(await liveId(folder))
    const releases = await listed()
    const { failure, quarantined, lock } = await readStatus()
    expect(releases[0]).toMatchObject({
      changes: [{ id: 'service-web-development', kind: 'changed', prices: 1, rev }],
      restoring: [],
    })
    expect(releases[1]?.restoring).toMatchObject([{ id: 'service-web-development', prices: 1 }])
    expect({ failure, quarantined, lock }).toEqual({ failure: null, quarantined: [], lock: null })

    const anonymousClient = lake.client.withConfig({ token: '' })
    const version = `${VERSION_PREFIX}service-web-development.${rev}`
    for (const id of [STATUS_ID, RELEASES_ID, version]) {
      expect(await anonymousClient.getDocument(id)).toBeUndefined()
      expect(await anonymousClient.fetch('count(*[_id == $id])', { id })).toBe(0)
    }
  })

  it('shows the last good version of an invalid entry, and publishes other entries', async () => {
    const about = await lake.client.getDocument('about')
    await lake.client.patch('about').unset(['meta']).commit()
    const price = await lake.setPrice('web-development', 72)
    await expect.poll(() => service.shows(page, price)).toBe(true)
    await expect.poll(async () => (await readStatus()).quarantined.length).toBe(1)
    const bad = await getRevision('about')
    expect((await readStatus()).quarantined[0]).toMatchObject({
      id: 'about',
      rev: bad,
      hasLastGood: true,
    })
    expect((await readStatus()).quarantined[0]?.issues[0]).toMatchObject({
      document: { id: 'about', title: 'About' },
      path: 'meta',
    })
    await expect.poll(async () => (await readStatus()).quarantined[0]?.by).toBe('Local Script')
    expect((await live()).about).toBe(about?._rev)
    const { lastFailure } = await service.status()
    expect(lastFailure).toBeNull()

    // The quarantine survives a restart; a later publish goes live too.
    await service.kill()
    service = await running.start()
    const updated = await lake.setPrice('web-development', 73)
    await expect.poll(() => service.shows(page, updated)).toBe(true)
    await expect
      .poll(async () => (await service.status()).quarantined)
      .toMatchObject([{ id: 'about', rev: bad, by: 'Local Script' }])
    expect((await live()).about).toBe(about?._rev)
    expect(await liveProblems(folder)).toEqual([])

    await lake.client.patch('about').set({ meta: about?.meta }).commit()
    await expect.poll(async () => (await readStatus()).quarantined).toEqual([])
  })

  it('restores a release for an editor, names the editor, and resumes publishing', async () => {
    const before = await lake.setPrice('web-development', 74)
    await expect.poll(() => service.shows(page, before)).toBe(true)
    await service.idle()
    const release = await liveId(folder)
    const after = await lake.setPrice('web-development', 75)
    await expect.poll(() => service.shows(page, after)).toBe(true)

    await ask('restore', release)
    await expect.poll(async () => (await readStatus()).lock).toMatchObject({ by: 'Asha', release })
    expect(await service.shows(page, before)).toBe(true)
    const pausedPrice = await lake.setPrice('web-development', 76)
    await service.until(({ waiting }) => waiting)
    // The Studio shows that publishing is paused, also after a restart.
    await service.kill()
    service = await running.start()
    expect(await service.shows(page, before)).toBe(true)
    expect((await readStatus()).lock).toMatchObject({ by: 'Asha', release })

    await ask('resume')
    await expect.poll(() => service.shows(page, pausedPrice)).toBe(true)
    await expect.poll(async () => (await readStatus()).lock).toBeNull()
    await expect.poll(() => lake.client.fetch('count(*[_type == "siteRequest"])')).toBe(0)
  })

  it('handles requests from the time when it was stopped, and deletes unreadable ones', async () => {
    await service.kill()
    await ask('restore', 'no-such-release')
    await ask('dance')
    service = await running.start()
    await expect.poll(() => lake.client.fetch('count(*[_type == "siteRequest"])')).toBe(0)
    expect((await service.status()).locked).toBeNull()
    expect(service.log.lines.map(({ msg }) => msg)).toContain(
      'A request of the Studio cannot be read',
    )
  })

  it('shows a page to a person who opens /status', async () => {
    const response = await fetch(`${service.control}/status`, { headers: { accept: 'text/html' } })
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('<h1>All is well</h1>')
  })
})
