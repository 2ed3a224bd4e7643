import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStaticHost } from '../tests/static-host.ts'

describe('builds at a static host', () => {
  let host: Awaited<ReturnType<typeof startStaticHost>>
  beforeAll(async () => {
    host = await startStaticHost()
  })
  afterAll(() => host?.[Symbol.asyncDispose]())

  const readPage = (name: string) => readFile(join(host.folder, 'site', `${name}.html`), 'utf8')
  const checkContent = (env?: Record<string, string>) =>
    host.run(['prerender/content-changed.ts'], env)

  it('compares the newest content with the live build', async () => {
    expect(await checkContent()).toMatchObject({
      code: 0,
      stdout: 'changed=true\n',
      stderr: expect.stringContaining('build.json could not be read: HTTP 404'),
    })
    expect(await host.build()).toMatchObject({ code: 0, stderr: '' })
    await host.deploy()
    expect(await checkContent()).toMatchObject({ code: 0, stdout: 'changed=false\n', stderr: '' })
    await host.setLead('We write software that people like to use.')
    expect(await checkContent()).toMatchObject({ code: 0, stdout: 'changed=true\n' })
  })

  it('fails a check of unreadable content, and one without an address', async () => {
    const unreachable = await checkContent({ SANITY_API_HOST: 'http://127.0.0.1:9' })
    expect(unreachable).toMatchObject({ code: 3, stdout: '' })
    expect(unreachable.stderr).toContain('The content lake (project kitewright')
    expect(await checkContent({ PUBLIC_SITE_URL: '' })).toMatchObject({ code: 2, stdout: '' })
  })

  it('keeps the live version of an invalid entry; everything else goes live', async () => {
    const before = await readPage('about')
    await host.setLead(null)
    await host.client.patch('service-web-development').set({ 'tiers[0].from': 71_000 }).commit()
    const built = await host.build()
    expect(built).toMatchObject({ code: 0 })
    expect(built.stderr).toMatch(
      /^about “.+” \(about\) is invalid and not in this build\. About · Lead: Write something here\.\n$/,
    )
    const lead = /<p class="[^"]*text-lead[^"]*">([^<]+)</.exec(before)?.[1]
    expect(lead).toBeTruthy()
    expect(await readPage('about')).toContain(lead)
    expect(await readPage('services/web-development')).toContain('₹71K')
    await host.deploy()
    expect(await checkContent()).toMatchObject({ code: 0, stdout: 'changed=false\n' })
  })

  it('fails with document and field if the live site does not answer', async () => {
    const failed = await host.build({ PUBLIC_SITE_URL: 'http://127.0.0.1:9' })
    expect(failed).toMatchObject({ code: 4 })
    expect(failed.stderr).toMatch(/^The live version is unknown, so no entry is replaced: .+\n/)
    expect(failed.stderr).toContain('(about)\n    Lead: Write something here.')
  })
})
