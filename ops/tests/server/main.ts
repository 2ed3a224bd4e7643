import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * `pnpm test:server`: sets up a bare machine as a server of the site, and tests it. Runs in a separate network, so that
 * it uses no port of this machine.
 */
const programs = [
  'debootstrap',
  'systemd-nspawn',
  'slirp4netns',
  'nsenter',
  'unshare',
  'git',
  'npm',
  'ssh',
  'openssl',
]
const missing = programs.filter((command) => spawnSync('which', [command]).status !== 0)
if (process.platform !== 'linux' || process.getuid?.() !== 0) missing.unshift('root on Linux')

if (missing.length > 0) {
  console.log(`test:server is skipped: it needs ${missing.join(', ')}`)
} else {
  const proof = spawn(
    'unshare',
    ['--net', process.execPath, join(import.meta.dirname, 'proof.ts'), ...process.argv.slice(2)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  const ended = once(proof, 'close')
  // The child sends a message once it is in its network.
  await Promise.race([once(proof, 'message'), ended])
  const networkArgs = [
    '--configure',
    '--mtu=65520',
    '--disable-host-loopback',
    String(proof.pid),
    'tap0',
  ]
  const network = spawn('slirp4netns', networkArgs, { stdio: 'ignore' })
  const stop = () => proof.kill()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const [code] = await ended
  network.kill()
  process.exitCode = code ?? 1
}
