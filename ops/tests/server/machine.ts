import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs a program and returns its output; throws with its last lines when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  if (code === 0) return output
  const last = output.trimEnd().split('\n').slice(-20).join('\n')
  throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${last}`)
}

/** A bare Debian 12, made once and cached in a folder. */
export async function bareDebian(cache: string): Promise<string> {
  const base = join(cache, 'debian-12')
  if (existsSync(base)) return base
  const startFile = `${base}.begun`
  await rm(startFile, { recursive: true, force: true })
  const include = '--include=systemd,systemd-sysv,dbus,ca-certificates'
  await run('debootstrap', [
    '--variant=minbase',
    include,
    'bookworm',
    startFile,
    'http://deb.debian.org/debian',
  ])
  await rename(startFile, base)
  return base
}

/** A copy of a bare machine that can be booted and turned off repeatedly, in the network of this process. */
export class Machine {
  readonly root: string
  #boots = 0
  #running: ChildProcess | null = null

  constructor(root: string) {
    this.root = root
  }

  static async from(base: string, root: string): Promise<Machine> {
    await run('cp', ['--archive', '--reflink=auto', base, root])
    await writeFile(
      join(root, 'etc/hosts'),
      '127.0.0.1 localhost www.kitewright.example\n::1 localhost\n',
    )
    return new Machine(root)
  }

  async boot(): Promise<void> {
    this.#boots += 1
    const log = createWriteStream(`${this.root}.boot-${this.#boots}.log`)
    const network = `--network-namespace-path=/proc/${process.pid}/ns/net`
    const flags = ['--boot', '--register=no', '--keep-unit', '--console=pipe', network]
    const child = spawn('systemd-nspawn', ['--quiet', '-D', this.root, ...flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(log)
    child.stderr.pipe(log)
    this.#running = child
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The machine did not boot: see ${log.path}`)
      const state = await this.run('systemctl', 'is-system-running', '--wait').catch(String)
      if (/^(running|degraded)$/m.test(state)) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async powerOff(): Promise<void> {
    const child = this.#running
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'close')
    await this.run('systemctl', 'poweroff').catch(() => child.kill('SIGKILL'))
    await ended
    this.#running = null
  }

  /** Runs a program in the machine, as root. */
  async run(command: string, ...args: string[]): Promise<string> {
    const init = await this.#init()
    const into = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--target', init]
    return run('nsenter', [...into, '--', command, ...args], {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
    })
  }

  /** The machine's first process, by its id outside. */
  async #init(): Promise<string> {
    const { pid } = this.#running ?? {}
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const [init] = children.trim().split(' ')
    if (!init) throw new Error('The machine does not run')
    return init
  }
}
