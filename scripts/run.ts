import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Settings for every tool we start: none of them reports home. */
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/**
 * Runs a program of this workspace with its output shown. Resolves when it ends well; rejects with
 * the words of the command when it does not.
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...quiet, ...env },
  })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`))
    })
  })
}
