import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from './test-host.ts'

/** Milliseconds: the first build of a machine draws every sharing picture. */
describe('content-changed', () => {
  let host: Awaited<ReturnType<typeof testHost>>
  beforeAll(async () => {
    host = await testHost()
  })
  afterAll(() => host?.[Symbol.asyncDispose]())

  const changed = (more: Record<string, string> = {}, ...args: string[]) =>
    host.run(['hosting/content-changed.ts', ...args], more)

  it('compares the hash of the newest content with that of the live build', async () => {
    const output = join(host.folder, 'github-output')
    await writeFile(output, 'earlier=1\n')

    const none = await changed()
    expect(none).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect(none.stderr).toContain('build.json answered HTTP 404')
    expect(await host.build()).toMatchObject({ code: 0 })
    await host.deploy()
    expect(await changed({ GITHUB_OUTPUT: output })).toMatchObject({ stdout: 'changed=false\n' })
    expect(await readFile(output, 'utf8')).toBe('earlier=1\nchanged=false\n')

    await host.setLead('We write software that people like to use.')
    const answer = await changed()
    const { content } = JSON.parse(await readFile(join(host.folder, 'site/build.json'), 'utf8'))
    expect(answer).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect(answer.stderr).toContain(`Live is ${content.hash.slice(0, 12)}`)
  })

  it('reports unreadable or invalid content, and prints neither true nor false', async () => {
    const unreachable = await changed({ SANITY_API_HOST: 'http://127.0.0.1:9' })
    expect(unreachable).toMatchObject({ code: 3, stdout: '' })
    expect(unreachable.stderr).toContain('The content lake (project kitewright')

    const output = join(host.folder, 'github-output-wrong')
    await host.setLead(null)
    // Without an answer of the site there is no last good version.
    const wrong = await changed({ GITHUB_OUTPUT: output }, '--live', 'http://127.0.0.1:9')
    expect(wrong).toMatchObject({ code: 4, stdout: '' })
    expect(wrong.stderr).toContain('lead: expected text')
    expect(await readFile(output, 'utf8')).toBe('wrong=true\n')
    await host.setLead('We write software.')
  })

  it('asks another site than the configured one, and needs one', async () => {
    const other = await changed({}, '--live', 'http://127.0.0.1:9')
    expect(other).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect(other.stderr).toContain('http://127.0.0.1:9/build.json could not be read')
    expect(await changed({ PUBLIC_SITE_URL: '' })).toMatchObject({ code: 2, stdout: '' })
  })
})
