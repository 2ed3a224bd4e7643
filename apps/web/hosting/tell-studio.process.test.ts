import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BUILD_ID,
  RELEASES_ID,
  STATUS_ID,
  siteReleasesSchema,
  siteStatusSchema,
} from '@kitewright/protocol/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from './test-host.ts'

/** Milliseconds: the first build of a machine draws every sharing picture. */
const actions = 'https://github.com/kitewright/site/actions'
/** Variables of GitHub in the run of this number. */
const gitHub = (run: number) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'kitewright/site',
  GITHUB_RUN_ID: String(run),
})

describe('tell-studio', () => {
  let host: Awaited<ReturnType<typeof testHost>>
  beforeAll(async () => {
    host = await testHost()
  })
  afterAll(() => host?.[Symbol.asyncDispose]())

  const tell = (news: string, more: Record<string, string> = {}) =>
    host.run(['hosting/tell-studio.ts', news], { SANITY_WRITE_TOKEN: 'local-editor', ...more })
  const status = async () => siteStatusSchema.parse(await host.client.getDocument(STATUS_ID))
  const releases = async () =>
    siteReleasesSchema.parse(await host.client.getDocument(RELEASES_ID)).releases
  const hashOf = async () =>
    JSON.parse(await readFile(join(host.folder, 'site/build.json'), 'utf8')).content.hash

  it('logs one line and writes nothing without a token, for a preview and without a build', async () => {
    const silent = async (more: Record<string, string>) => {
      const { code, stdout, stderr } = await tell('done', more)
      expect({ code, lines: `${stdout}${stderr}`.trim().split('\n').length }).toEqual({
        code: 0,
        lines: 1,
      })
      return `${stdout}${stderr}`
    }
    expect(await silent({ SANITY_WRITE_TOKEN: '' })).toContain('SANITY_WRITE_TOKEN is not set')
    expect(await silent({ PUBLIC_SANITY_PROJECT_ID: '' })).toContain('PROJECT_ID is not set')
    expect(await silent({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toContain('a preview')
    expect(await silent({})).toContain('There is no finished build')
    expect(await host.client.getDocument(STATUS_ID)).toBeUndefined()
  })

  it('reports what is live and where, to editors only', async () => {
    expect(await host.build()).toMatchObject({ code: 0 })
    expect(await tell('done', gitHub(1))).toMatchObject({ code: 0, stderr: '' })
    const [first] = await releases()
    expect(first).toMatchObject({ url: `${actions}/runs/1`, restoring: [] })
    expect(await status()).toMatchObject({
      siteUrl: host.siteUrl,
      builder: 'static',
      host: { name: 'GitHub Pages', url: `${actions}/workflows/deploy.yml` },
      live: { release: first?.id, contentHash: await hashOf() },
      failure: null,
    })
    const anyone = host.client.withConfig({ token: '' })
    for (const id of [STATUS_ID, RELEASES_ID, BUILD_ID]) {
      expect(await anyone.getDocument(id)).toBeUndefined()
    }
  })

  it('reports the changes since the previous build', async () => {
    const id = 'service-web-development'
    const { _rev: rev } = await host.client.patch(id).set({ 'tiers[0].from': 71_000 }).commit()
    expect(await host.build()).toMatchObject({ code: 0 })
    await tell('done', gitHub(2))
    const [second, first] = await releases()
    expect(second).toMatchObject({ changes: [{ id, kind: 'changed', prices: 1, rev }] })
    expect(first?.url).toBe(`${actions}/runs/1`)
    expect((await status()).live?.release).toBe(second?.id)
    const prices = await host.client.fetch(
      '*[_type == "siteEntryVersion" && entry == $id] | order(since asc){until, json}',
      { id },
    )
    expect(prices).toMatchObject([{ until: second?.at }, { until: null }])
    expect(JSON.parse(prices[1].json).tiers[0].from).toBe(71_000)
  })

  it('reports why a build failed, with a link to the field', async () => {
    const before = await status()
    await host.setLead(null)
    expect(await host.build()).toMatchObject({ code: 4 })
    await tell('failed', gitHub(3))
    const { failure, ...rest } = await status()
    expect(failure).toMatchObject({
      willRetry: false,
      message: expect.stringContaining('visitors see the last good version. Please fix these'),
      problems: [{ id: 'about', type: 'about', field: 'lead' }],
    })
    expect({ ...rest, failure: null }).toEqual(before)
    expect(await releases()).toHaveLength(2)
    await host.setLead('We write software.')
  })

  it('reports a wrong setting separately from invalid content', async () => {
    const wrong = { PUBLIC_CONTACT_ENDPOINT: 'not an address' }
    expect(await host.build(wrong)).toMatchObject({ code: 2 })
    await tell('failed', { ...gitHub(4), ...wrong })
    expect((await status()).failure).toMatchObject({
      message: expect.stringMatching(/PUBLIC_CONTACT_ENDPOINT.* Log: .*\/actions\/runs\/4\.$/),
      problems: [],
    })
  })

  it('reports a refused deploy and deploys on hold', async () => {
    expect(await host.build()).toMatchObject({ code: 0 })
    await tell('failed', gitHub(5))
    expect((await status()).failure?.message).toContain('built, but GitHub Pages did not take it')
    await tell('hold', { ...gitHub(6), HOLD_DEPLOYS: 'launch day' })
    expect((await status()).lock).toMatchObject({ reason: 'launch day' })
    await tell('done', gitHub(7))
    expect(await status()).toMatchObject({ failure: null, lock: null })
  })

  it('warns if the lake refuses a write, and fails no deploy', async () => {
    const warned = await tell('done', { ...gitHub(8), SANITY_WRITE_TOKEN: 'wrong' })
    expect(warned).toMatchObject({ code: 0, stdout: '' })
    expect(warned.stderr).toMatch(/^::warning::The report to the Studio failed: .+\n$/)
    const away = await tell('done', { SANITY_API_HOST: 'http://127.0.0.1:9' })
    expect(away).toMatchObject({ code: 0, stdout: '' })
    expect(away.stderr).toMatch(/^The report to the Studio failed: .+\n$/)
  })
})
