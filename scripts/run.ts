import { join } from 'node:path'
import { bypassProxyForThisMachine } from '@kitewright/site-engine/proxy'
import { ExecaError, execa } from 'execa'

export const root = join(import.meta.dirname, '..')

bypassProxyForThisMachine()

/** Someone asked the program to stop; no fault of anything. */
export class StoppedError extends Error {
  override name = 'StoppedError'
  override message = 'Stopped.'
}

/** Ctrl-C, the system, and a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Rejects with StoppedError once a person or the system asks this process to stop. */
export function stopRequest(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  // Handled where it is awaited.
  promise.catch(() => {})
  for (const signal of signals) process.on(signal, () => reject(new StoppedError()))
  return promise
}

/** Settings for every tool we start: none of them reports home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/**
 * Runs a program of this workspace with its output shown. Resolves when it ends well; rejects with
 * the words of the command when it does not, with StoppedError when a person stopped it.
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
      // Out of reach of the terminal's Ctrl-C: told to stop twice, turbo kills instead of waiting.
      detached: true,
      // By SIGTERM, whatever came: on SIGINT alone turbo lets its tasks run to their end.
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
