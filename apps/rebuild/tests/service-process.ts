import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const secret = 'a-secret-for-tests-only'
export const adminToken = 'a-token-for-tests-only'

type LogLine = Record<string, unknown> & { msg: string }

/** Signs as Sanity does. */
export const createSignature = (body: string, key = secret, time = Date.now()) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('base64url')}`

export const webhookBody = (title = 'Web Development') =>
  JSON.stringify({ _id: 'service-web-development', _type: 'service', title, nonce: randomUUID() })

const service = join(import.meta.dirname, '../src/main.ts')
const limitedService = join(import.meta.dirname, 'limited-service.ts')

/**
 * Runs the service in a process, as production does, with free ports. See `limitsEnv` for other limits.
 *
 * @param program another service than this version's.
 */
export async function startProcess(
  env: NodeJS.ProcessEnv,
  program: readonly [command: string, ...args: string[]] = [
    process.execPath,
    env.TEST_LIMITS ? limitedService : service,
  ],
) {
  const [command, ...args] = program
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE_PORT: '0',
      SITE_HOST: '127.0.0.1',
      SANITY_WEBHOOK_SECRET: secret,
      REBUILD_ADMIN_TOKEN: adminToken,
      REBUILD_RECONCILE_SECONDS: '3600',
      LOG_LEVEL: 'debug',
      // Pages contain it: another value would render every page again.
      PUBLIC_CONTACT_ENDPOINT: '/enquiries',
      // Compiling takes half of the time of a start.
      ...(env.REBUILD_DATA && { NODE_COMPILE_CACHE: join(env.REBUILD_DATA, 'cache/node') }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that timed out does not run its clean-up.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const log = readLog(child)
  const started = await log.line(({ msg }) => msg === 'The service runs')
  const control = `http://127.0.0.1:${started.control}`
  const site = `http://127.0.0.1:${started.site}`

  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${control}${path}`, {
      method: 'POST',
      body,
      headers: { connection: 'close', ...headers },
    })

  // On a busy machine a keep-alive connection may close at the moment of its next use.
  const ask = (url: string) => fetch(url, { headers: { connection: 'close' } })

  const status = async () => (await ask(`${control}/status`)).json()

  return {
    child,
    log,
    control,
    site,
    controlPort: Number(started.control),
    post,
    status,
    publish: (body = webhookBody(), headers: Record<string, string> = {}) =>
      post('/hooks/sanity', body, {
        'sanity-webhook-signature': createSignature(body),
        ...headers,
      }),
    admin: (action: string, body: object = {}) =>
      post(`/admin/${action}`, JSON.stringify(body), { authorization: `Bearer ${adminToken}` }),
    /** Whether a page of the site contains a text. */
    shows: async (path: string, text: string) =>
      (await (await ask(`${site}${path}`)).text()).includes(text),
    /** Resolves when no build runs or waits, except under a lock. */
    async idle() {
      for (;;) {
        const { running, waiting, locked } = await status()
        if (!running && (!waiting || locked)) return
        await wait(25)
      }
    },
    async until(condition: (found: Awaited<ReturnType<typeof status>>) => unknown) {
      for (;;) {
        const found = await status()
        if (condition(found)) return found
        await wait(25)
      }
    },
    kill: (signal: NodeJS.Signals = 'SIGKILL') => ended(child, signal),
    [Symbol.asyncDispose]: async () => {
      await ended(child, 'SIGKILL')
    },
  }
}

export type ServiceProcess = Awaited<ReturnType<typeof startProcess>>

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return exit
}

function readLog(child: ChildProcess) {
  const lines: LogLine[] = []
  const listeners = new Set<() => void>()
  let rest = ''
  let errors = ''
  let exited = false
  const notify = () => {
    for (const listener of listeners) listener()
  }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = `${rest}${text}`.split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts.map((part): LogLine => JSON.parse(part)))
    notify()
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.once('close', () => {
    exited = true
    notify()
  })

  /** The first line from `from` on that fits; rejects when the process ends without one. */
  const line = (fits: (line: LogLine) => boolean, from = 0): Promise<LogLine> => {
    const { promise, resolve, reject } = Promise.withResolvers<LogLine>()
    const checkOutput = () => {
      const found = lines.slice(from).find(fits)
      if (found) resolve(found)
      else if (exited) reject(new Error(`The service ended: ${errors || 'it said nothing'}`))
      else return
      listeners.delete(checkOutput)
    }
    listeners.add(checkOutput)
    checkOutput()
    return promise
  }
  return { lines, line, errors: () => errors }
}
