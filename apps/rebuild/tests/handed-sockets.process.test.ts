import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from '@kitewright/site-engine/testing'
import { expect, inject, it, vi } from 'vitest'
import { dataFolder } from './data-folder.ts'

const isInstalled = spawnSync('systemd-socket-activate', ['--version']).status === 0

const freePorts = async (): Promise<[number, number]> => [
  await findFreePort(),
  await findFreePort(),
]

/** Starts the service as systemd does, with two open sockets. */
function start(sockets: readonly number[], env: Record<string, string>): ChildProcess {
  const flags = sockets.flatMap((port) => ['-l', `127.0.0.1:${port}`])
  const variables = Object.entries(env).flatMap(([name, value]) => ['-E', `${name}=${value}`])
  const program = [process.execPath, join(import.meta.dirname, '../src/main.ts')]
  return spawn('systemd-socket-activate', [...flags, ...variables, ...program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function started(ports: [number, number], sockets: readonly number[]) {
  const { folder, [Symbol.asyncDispose]: remove } = await dataFolder(inject('base'))
  const child = start(sockets, {
    PORT: String(ports[0]),
    SITE_PORT: String(ports[1]),
    REBUILD_DATA: folder,
    REBUILD_BUNDLE: inject('bundle'),
    CONTENT_SOURCE: 'seed',
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await vi.waitFor(() => expect(output.match(/Listening on/g)).toHaveLength(2), { timeout: 60_000 })
  return {
    getOutput: () => output,
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
      await remove()
    },
  }
}

/** The first connection starts the program. */
const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)

it.skipIf(!isInstalled)('listens on the sockets of systemd: control, then site', async () => {
  const ports = await freePorts()
  await using _ = await started(ports, ports)
  const answers = await Promise.all([ask(ports[0], '/healthz'), ask(ports[1], '/about')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0].json()).toEqual({ healthy: true })
})

it.skipIf(!isInstalled)(
  'does not start when a socket has another port than its setting',
  async () => {
    const [control, site] = await freePorts()
    await using service = await started([control, site], [site, control])
    await expect(ask(site, '/healthz')).rejects.toThrow()
    expect(await service.ended).toBe(1)
    expect(service.getOutput()).toContain(`systemd listens at port ${site}, but the settings say`)
  },
)
