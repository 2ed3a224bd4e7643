import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readHeaderRules } from '@kitewright/site-engine/files'

/** A built site, and the name of it in the table. */
export type Target = { name: string; folder: string; isOurs: boolean }

const NAMESPACE = 'kitewright-flights'
const HOST = '10.213.7.2'
const FIRST_PORT = 4430
const programs = ['ip', 'python3', 'caddy']

/** Makes the namespace behind the line. Answers why that cannot be done here; null where it was. */
export function makeNamespace(): string | null {
  if (process.getuid?.() !== 0) return 'only root may make a network namespace'
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0) return `${missing.join(', ')} not installed`
  try {
    accessSync('/dev/net/tun', constants.R_OK | constants.W_OK)
    const names = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8' })
    if (names.includes(NAMESPACE)) execFileSync('ip', ['netns', 'delete', NAMESPACE])
    execFileSync('ip', ['netns', 'add', NAMESPACE], { stdio: 'pipe' })
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

/** What Caddy sends: HTTP/2 over TLS, files that were compressed ahead, and of our site the headers of its pages. */
function caddyfile(targets: readonly Target[], folder: string): string {
  const site = ({ folder: root, isOurs }: Target, place: number) => {
    const [all] = isOurs ? readHeaderRules(root).filter(({ path }) => path === '/*') : []
    const headers = Object.entries(all?.headers ?? {}).map(
      ([name, value]) => `header ${name} ${JSON.stringify(value)}`,
    )
    return [
      `https://${HOST}:${FIRST_PORT + place} {`,
      'tls internal',
      `root * ${root}`,
      ...headers,
      'try_files {path} {path}.html {path}/index.html',
      'file_server {\nprecompressed br\n}',
      '}',
    ].join('\n')
  }
  const global = `{
admin off
storage file_system ${folder}
auto_https disable_redirects
default_sni ${HOST}
skip_install_trust
}`
  return `${[global, ...targets.map(site)].join('\n')}\n`
}

/** How slow: ms there and back, Mbit/s to the visitor and from it. */
export type Line = { ms: number; down: number; up: number }

/**
 * Sites behind a slow line with the slow start of real TCP, each at an address of its own, in the namespace that
 * `makeNamespace` made. `idle` resolves when nothing is under way any more.
 */
export async function slowLine({ ms, down, up }: Line, targets: readonly Target[], folder: string) {
  const line = spawn(
    'python3',
    [join(import.meta.dirname, 'line.py'), NAMESPACE, String(ms), String(down), String(up)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const answers = createInterface({ input: line.stdout })
  await once(answers, 'line')

  const config = join(folder, 'Caddyfile')
  await writeFile(config, caddyfile(targets, folder))
  const inside = ['netns', 'exec', NAMESPACE, 'caddy', 'run', '--adapter', 'caddyfile', '--config']
  const caddy = spawn('ip', [...inside, config], { stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const said of createInterface({ input: caddy.stderr })) {
    if (said.includes('serving initial configuration')) break
    if (said.includes('"level":"error"') || said.startsWith('Error')) throw new Error(said)
  }

  return {
    urlOf: (target: Target) => `https://${HOST}:${FIRST_PORT + targets.indexOf(target)}`,
    async idle() {
      const answered = once(answers, 'line')
      line.stdin.write('\n')
      await answered
    },
    close() {
      caddy.kill()
      line.kill()
      execFileSync('ip', ['netns', 'delete', NAMESPACE])
    },
  }
}
