import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execaNode } from 'execa'

/** First of the used ports; another one allows parallel runs in two checkouts. */
const first = Number(process.env.START_E2E_PORT ?? 5900)

export const ports = { site: first, studio: first + 1, lake: first + 2, service: first + 3 }

export const urls = {
  site: `http://localhost:${ports.site}`,
  studio: `http://localhost:${ports.studio}`,
  lake: `http://localhost:${ports.lake}`,
  service: `http://localhost:${ports.service}`,
}

/** Starts `pnpm start` with separate ports, for tests. */
export function startProcess(data: string, ...more: string[]) {
  const flags = Object.entries(ports).flatMap(([name, port]) => [`--${name}-port`, String(port)])
  const program = join(import.meta.dirname, 'start.ts')
  const child = execaNode(program, ['--data', data, ...flags, ...more], {
    nodeOptions: [],
    ipc: false,
    stdin: 'ignore',
    reject: false,
  })
  const printed = { output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed.errors += text
  })
  const ended = child.then(({ exitCode }) => exitCode)
  return {
    printed,
    ended,
    /** Resolves with the exit code. */
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return ended
    },
    /** The child process of a program (Linux). */
    childWith: (program: string) => findChild(child.pid, program),
    /** Resolves when it reports that everything runs. */
    running: () =>
      new Promise<void>((resolve, reject) => {
        const checkOutput = () => {
          if (printed.output.includes('Ctrl-C stops everything')) resolve()
        }
        child.stdout.on('data', checkOutput)
        ended.then(() => reject(new Error(`It ended: ${printed.output}${printed.errors}`)))
        checkOutput()
      }),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await ended
    },
  }
}

async function findChild(parent: number | undefined, program: string): Promise<number> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  for (const pid of children.trim().split(' ')) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(program)) return Number(pid)
  }
  throw new Error(`No ${program} runs`)
}
