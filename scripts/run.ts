import { join } from 'node:path'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { ExecaError, execa } from 'execa'

export const root = join(import.meta.dirname, '..')

disableProxyForLocalhost()

/** The program was asked to stop; not an error. */
export class StoppedError extends Error {
  override name = 'StoppedError'
  override message = 'Stopped.'
}

/** Ctrl-C, the system, and a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Rejects with StoppedError when a person or the system stops this process. */
export function stopRequest(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  // The waiter handles the rejection.
  promise.catch(() => {})
  for (const signal of signals) process.on(signal, () => reject(new StoppedError()))
  return promise
}

/** Settings that disable telemetry of all tools. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/**
 * Runs a program of this workspace and shows its output. Rejects with a short error if it fails, and with StoppedError
 * if a person stopped it.
 */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const stop = new AbortController()
  const pass = () => stop.abort(new StoppedError())
  for (const signal of signals) process.on(signal, pass)
  try {
    await execa(command, args, {
      cwd: root,
      preferLocal: true,
      env: { ...quiet, ...env },
      stdin: 'ignore',
      stdout: 'inherit',
      stderr: 'inherit',
      // Ctrl-C of the terminal would be a second stop request, on which turbo kills its tasks.
      detached: true,
      // Always SIGTERM: on SIGINT turbo lets its tasks run to the end.
      cancelSignal: stop.signal,
      forceKillAfterDelay: false,
    })
  } catch (error) {
    stop.signal.throwIfAborted()
    throw error instanceof ExecaError ? new Error(error.shortMessage) : error
  } finally {
    for (const signal of signals) process.off(signal, pass)
  }
}
