import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing.ts'
import { disableProxyForLocalhost } from './proxy.ts'

const run = promisify(execFile)

const program = `
import { execFileSync } from 'node:child_process'
import { disableProxyForLocalhost } from '${join(import.meta.dirname, 'proxy.ts')}'
disableProxyForLocalhost()
const ask = "fetch(process.argv.at(-1)).then(async (found) => process.stdout.write(await found.text()))"
const [url] = process.argv.slice(-1)
process.stdout.write(await (await fetch(url)).text() + ', ')
process.stdout.write(execFileSync(process.execPath, ['-e', ask, url]))
`

it('reaches this machine directly where a proxy is set, also from a process that it starts', async () => {
  await using site = await startTestServer((_asked, response) => response.end('direct'))
  const proxy = createServer((_asked, response) => response.end('proxy'))
  proxy.on('connect', (_asked, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
  await using way = await startTestServer(proxy)
  const env = { PATH: process.env.PATH, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: way.url }
  // Asynchronous, because this process answers.
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module-typescript', '-e', program, '--', site.url],
    { env },
  )
  expect(stdout).toBe('direct, direct')
})

it('keeps what NO_PROXY says, and sets nothing without a proxy', () => {
  const env: NodeJS.ProcessEnv = {
    HTTPS_PROXY: 'http://proxy.example',
    NO_PROXY: '.example,localhost',
  }
  disableProxyForLocalhost(env)
  expect(env.NO_PROXY).toBe('.example,localhost,127.0.0.1,::1,[::1]')
  const none = {}
  disableProxyForLocalhost(none)
  expect(none).toEqual({})
})
