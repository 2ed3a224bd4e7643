import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const tools = ['buildah', 'podman', 'runc', 'debootstrap', 'caddy']

const output = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** Runs a podman command without systemd. Throws with its output when it fails. */
export const podman = (...args: string[]) =>
  execFileSync('podman', ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', ...args], {
    encoding: 'utf8',
    // A script of the Studio.
    maxBuffer: 1e8,
    // Podman warns each time that it cannot schedule health checks.
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** Starts a container with the limits of this machine. */
export const podmanRun = (...args: string[]) =>
  podman('run', '--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=4096:4096', ...args)

/** Why containers cannot run here; null when they can. */
export function obstacle(): string | null {
  const missing = tools.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  return process.getuid?.() === 0 ? null : 'only root may build and limit containers so'
}

/**
 * Builds an image like the official one of Node, without a registry: Debian with this machine's Node and npm. The image
 * is cached. Returns its name.
 */
export function baseImage(): string {
  const name = `localhost/kitewright-base:node-${process.version}`
  if (spawnSync('podman', ['image', 'exists', name]).status === 0) return name
  const folder = mkdtempSync('/var/tmp/kitewright-base-')
  try {
    const [mirror = ''] = output(
      'apt-get',
      'indextargets',
      '--format',
      '$(REPO_URI)',
      'Created-By: Packages',
    ).split('\n')
    output('debootstrap', '--variant=minbase', 'bookworm', folder, mirror)
    for (const left of [
      'var/cache/apt',
      'var/lib/apt/lists',
      'usr/share/doc',
      'usr/share/man',
      'usr/share/locale',
    ]) {
      rmSync(join(folder, left), { recursive: true })
    }
    const local = join(folder, 'usr/local')
    cpSync(process.execPath, join(local, 'bin/node'))
    const npm = dirname(dirname(realpathSync(output('which', 'npm'))))
    cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
    for (const command of ['npm', 'npx']) {
      symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, join(local, 'bin', command))
    }
    execFileSync('sh', ['-c', 'tar -C "$0" -c . | podman import --quiet - "$1"', folder, name])
  } finally {
    rmSync(folder, { recursive: true })
  }
  return name
}

/**
 * Builds one of the two images. The build can use this machine's npm settings, caches and certificates, which are not in
 * the image.
 */
export function buildImage(target: 'site' | 'studio', ...more: string[]): string {
  const name = `localhost/kitewright-${target}:test`
  const home = '/root'
  const store = dirname(output('npx', '--yes', 'pnpm@12.21.0', 'store', 'path'))
  const mounted = [
    `${store}:${home}/.local/share/pnpm/store`,
    `${output('npm', 'config', 'get', 'cache')}:${home}/.npm`,
    `${output('npm', 'config', 'get', 'userconfig')}:${home}/.npmrc:ro`,
    '/etc/ssl/certs:/etc/ssl/certs:ro',
  ]
  output(
    'buildah',
    ...[
      'build',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--quiet',
      '--target',
      target,
      '--tag',
      name,
    ],
    ...['--build-arg', `BASE_IMAGE=${baseImage()}`, ...more],
    ...mounted.flatMap((volume) => ['--volume', volume]),
    root,
  )
  return name
}
