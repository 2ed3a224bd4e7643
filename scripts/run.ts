import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { StoppedError, signals } from './stop-request.ts'

export const root = join(import.meta.dirname, '..')

/** Settings for every tool we start: none of them reports home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/**
 * Runs a program of this workspace with its output shown. Resolves when it ends well; rejects with
 * the words of the command when it does not, with StoppedError when a person stopped it.
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of reach of the terminal's Ctrl-C: told to stop twice, turbo kills instead of waiting.
    detached: true,
    env: { ...process.env, PATH, ...quiet, ...env },
  })
  let isStopped = false
  const pass = () => {
    isStopped = true
    // Whatever came: on SIGINT alone turbo lets its tasks run to their end.
    child.kill('SIGTERM')
  }
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const signal of signals) process.off(signal, pass)
      if (isStopped) reject(new StoppedError())
      else if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`))
    })
  })
}
