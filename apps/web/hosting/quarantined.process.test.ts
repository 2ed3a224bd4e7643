import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STATUS_ID, siteStatusSchema } from '@kitewright/protocol/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from './test-host.ts'

/** Milliseconds: the first build of a machine draws every sharing picture. */
describe('an entry that was published and is wrong, at a static host', () => {
  let host: Awaited<ReturnType<typeof testHost>>
  beforeAll(async () => {
    host = await testHost()
    await host.build()
    await host.deploy()
  })
  afterAll(() => host?.[Symbol.asyncDispose]())

  const page = (name: string) => readFile(join(host.folder, 'site', `${name}.html`), 'utf8')
  const changed = async () => (await host.run(['hosting/content-changed.ts'])).stdout
  const tell = () =>
    host.run(['hosting/tell-studio.ts', 'done'], { SANITY_WRITE_TOKEN: 'local-editor' })
  const reported = async () =>
    siteStatusSchema.parse(await host.client.getDocument(STATUS_ID)).quarantined

  it('blocks no other entry: its last good version stays and everything else goes live', async () => {
    const before = await page('about')
    const { _rev: rev } = await host.setLead(null)
    await host.client.patch('service-web-development').set({ 'tiers[0].from': 71_000 }).commit()
    const built = await host.build()
    expect(built).toMatchObject({ code: 0 })
    expect(built.stderr).toMatch(
      /^about “.+” \(about\) was published and is wrong; visitors see its last good version\. lead: .+\n$/,
    )
    const lead = /<p class="[^"]*text-lead[^"]*">([^<]+)</.exec(before)?.[1]
    expect(lead).toBeTruthy()
    expect(await page('about')).toContain(lead)
    expect(await page('services/web-development')).toContain('₹71K')

    expect(await tell()).toMatchObject({ code: 0, stderr: '' })
    const quarantined = {
      id: 'about',
      rev,
      hasLastGood: true,
      problems: [{ id: 'about', field: 'lead' }],
    }
    expect(await reported()).toMatchObject([{ ...quarantined, by: expect.stringMatching(/.+/) }])
  })

  it('is reported once: the run of its deploy fails, the regular check finds nothing new', async () => {
    expect(await changed()).toBe('changed=true\n')
    await host.deploy()
    expect(await changed()).toBe('changed=false\n')
    const reported = await host.run(['hosting/report-quarantined.ts'], { GITHUB_ACTIONS: 'true' })
    expect(reported).toMatchObject({ code: 1, stdout: '' })
    expect(reported.stderr).toMatch(/^::error::about “.+” \(about\) was published and is wrong/)
  })

  it('keeps its last good version in further builds, and goes live when it is fixed', async () => {
    expect(await host.build()).toMatchObject({ code: 0 })
    await host.deploy()
    await host.setLead('We write software that people like to use.')
    expect(await changed()).toBe('changed=true\n')
    expect(await host.build()).toMatchObject({ code: 0, stderr: '' })
    expect(await page('about')).toContain('We write software that people like to use.')
    await tell()
    expect(await reported()).toEqual([])
    expect(await host.run(['hosting/report-quarantined.ts'])).toMatchObject({ code: 0, stderr: '' })
  })

  it('fails the build if the live site does not answer, because there is no last good version', async () => {
    await host.setLead(null)
    const failed = await host.build({ PUBLIC_SITE_URL: 'http://127.0.0.1:9' })
    expect(failed).toMatchObject({ code: 4 })
    expect(failed.stderr).toMatch(/^What is live could not be read, so no entry is replaced: .+\n/)
    expect(failed.stderr).toContain('lead: expected text')
  })
})
