import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chatSink } from '@kitewright/rebuild/tests/alert-sinks'
import { editor } from './editor.ts'
import { bareDebian, Machine, run } from './machine.ts'
import { nodeMirror, npmSetting } from './node-mirror.ts'
import { flood, fullDisk, type Stage, slowClients } from './trouble.ts'
import { ask, NAME, visitors } from './visitors.ts'

/**
 * The test itself, in a separate network. The bare Debian and pnpm's downloads are cached in the system's temporary
 * folder.
 */
const root = join(import.meta.dirname, '../../..')
const cache = join(tmpdir(), 'kitewright-test-server')
const clone = '/opt/kitewright'
const store = '/srv/kitewright/.local/share/pnpm'

const problems: string[] = []
const report = (line: string) => console.log(line)
const expectThat = (holds: boolean, line: string) => {
  if (!holds) problems.push(line)
  if (!holds) console.error(`WRONG: ${line}`)
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  report(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Waits until the site answers; returns the seconds. */
async function back(): Promise<string> {
  const start = performance.now()
  for (;;) {
    const { status } = await ask('/').catch(() => ({ status: 0 }))
    if (status === 200) return ((performance.now() - start) / 1000).toFixed(1)
    if (performance.now() - start > 120_000) throw new Error('The site does not come back')
    await wait(50)
  }
}

await new Promise((resolve) => process.send?.('alone', resolve))
process.disconnect()
while (!networkInterfaces().tap0) await wait(50)

const MOST_PER_HOUR = 120
const published = await editor()
const chat = await chatSink()
const folder = await mkdtemp(join(tmpdir(), 'kitewright-server-'))
await mkdir(cache, { recursive: true })
let machine = null as Machine | null

/** Copies npm's settings and certificate authorities, which downloads need on this machine. */
async function npmSettings(at: string) {
  const own = await readFile(await npmSetting('userconfig'), 'utf8').catch(() => '')
  const lines = [own, `registry=${await npmSetting('registry')}`]
  const authorities = (await npmSetting('cafile')) || process.env.NODE_EXTRA_CA_CERTS
  if (authorities) {
    await cp(authorities, join(at, 'etc/npm-authorities.pem'))
    lines.push('cafile=/etc/npm-authorities.pem')
  }
  await writeFile(join(at, 'srv/kitewright/.npmrc'), `${lines.join('\n')}\n`)
}

/** The operator's machine: a clone of the committed code, and a key for the server. */
async function ownMachine() {
  const at = join(folder, 'own')
  const key = join(folder, 'key')
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, at])
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  return {
    async settings(values: Record<string, string>) {
      const example = await readFile(join(at, '.env.example'), 'utf8')
      const text = Object.entries(values).reduce(
        (lines, [name, value]) =>
          lines.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
        example,
      )
      await writeFile(join(at, '.env'), text)
    },
    async commit(file: string, from: string, to: string) {
      await run('sed', ['-i', `s|${from}|${to}|`, join(at, file)])
      const identity = ['-c', 'user.name=x', '-c', 'user.email=x@kitewright.example']
      await run('git', [
        '-C',
        at,
        ...identity,
        'commit',
        '--quiet',
        '--no-verify',
        '-am',
        `test: ${to}`,
      ])
    },
    /** Forgets the commits of the test. */
    reset: () => run('git', ['-C', at, 'reset', '--quiet', '--hard', '@{upstream}']),
    /** Returns a function that sends the clone to the server. */
    async loginTo(server: Machine) {
      // A rented server has it installed.
      await server.run('apt-get', 'update', '-q')
      await server.run('apt-get', 'install', '-qy', '--no-install-recommends', 'openssh-server')
      await mkdir(`${server.root}/root/.ssh`, { recursive: true, mode: 0o700 })
      await cp(`${key}.pub`, `${server.root}/root/.ssh/authorized_keys`)
      await server.run('systemctl', 'restart', 'ssh')
      const unknown = ['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null']
      const login = ['-q', '-i', key, ...unknown, 'root@127.0.0.1']
      return () => run(join(at, 'ops/send'), login)
    },
  }
}

const setting = (on: Machine, name: string, value: string) =>
  on.run('sed', '-i', `s|^${name}=.*|${name}=${value}|`, '/etc/kitewright.env')

/** Runs `work` while visitors send requests and an editor publishes; none may be lost. */
async function runWithTraffic(
  name: string,
  work: (nextPublish: () => Promise<void>) => Promise<unknown>,
) {
  const [asking, publishing] = [visitors(), published.keepPublishing()]
  const start = performance.now()
  await work(publishing.next)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const [pages, prices] = [await asking.stop(), await publishing.stop()]
  report(
    `${name}, ${seconds} s: ${pages.lost} of ${pages.requests} requests lost, the slowest ${(pages.slowest / 1000).toFixed(1)} s; ` +
      `${prices.lost} of ${prices.publishes} publishes lost, the slowest ${(prices.slowest / 1000).toFixed(1)} s`,
  )
  const { reasons } = pages
  // A response that had begun when its process was killed is not repeated.
  const isAborted = (reason: string) => name.startsWith('kill') && reason.endsWith(': aborted')
  expectThat(
    Object.keys(reasons).every(isAborted),
    `${name}: requests were lost: ${JSON.stringify(reasons)}`,
  )
  expectThat(prices.lost === 0, `${name}: publishes were lost`)
}

async function showsText(text: string) {
  const { body } = await ask('/about')
  return body.includes(text)
}

/** No authority certifies a machine that it cannot reach. */
async function ownCertificate(server: Machine) {
  const at = join(server.root, 'etc/ssl/kitewright')
  await mkdir(at, { recursive: true })
  const files = ['-keyout', join(at, 'privkey.pem'), '-out', join(at, 'fullchain.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=kitewright.example']
  await run('openssl', ['req', ...kind, ...files])
}

async function redirectsOtherName(proxy: string) {
  const { location } = (await ask('/about', { host: `www.${NAME}` })).headers
  expectThat(location === `https://${NAME}/about`, `${proxy}: www. leads to ${location}`)
}

const packages = join(cache, 'pnpm')

/** Boots a bare machine that finds Node and packages in this machine's caches. */
async function bareMachine(name: string, mirror: string): Promise<Machine> {
  const base = await timed('a bare Debian 12', () => bareDebian(cache))
  const server = await Machine.from(base, join(folder, name))
  machine = server
  await timed('its first boot', () => server.boot())
  await writeFile(`${server.root}/etc/environment`, `NODE_MIRROR=${mirror}\n`)
  await mkdir(packages, { recursive: true })
  await mkdir(dirname(`${server.root}${store}`), { recursive: true })
  await npmSettings(server.root)
  await run('cp', ['--archive', packages, `${server.root}${store}`])
  // The owner of these files does not exist yet.
  await run('chmod', ['-R', 'a+rwX', `${server.root}/srv/kitewright/.local`])
  await ownCertificate(server)
  return server
}

type Lake = Awaited<ReturnType<typeof editor>>

/** The settings of `pnpm hosted:setup`, with this secret of the webhook. */
async function buildSettings(lake: Lake, secret: string) {
  await lake.signWith(secret)
  return {
    ...lake.settings,
    ...chat.env,
    PUBLIC_STUDIO_URL: 'https://kitewright.sanity.studio',
    SANITY_WEBHOOK_SECRET: secret,
    SANITY_WRITE_TOKEN: 'local-editor',
    ENQUIRY_MOST_PER_HOUR: String(MOST_PER_HOUR),
  }
}

/** All prices that visitors read. */
async function prices(): Promise<string[]> {
  const { body } = await ask('/services')
  return body.match(/₹[^<]+/g) ?? []
}

async function proof() {
  const own = await ownMachine()
  const mirror = await nodeMirror(join(folder, 'node'))
  const server = await bareMachine('server', mirror.url)
  const toServer = await own.loginTo(server)
  // Follows docs/hosting.md, Own server.
  const secret = randomBytes(24).toString('hex')
  await own.settings(await buildSettings(published, secret))
  await timed('ops/send to a bare machine', toServer)
  await rm(packages, { recursive: true, force: true })
  await run('cp', ['--archive', `${server.root}${store}`, packages])
  const mode = await server.run('stat', '-c', '%a %U', '/etc/kitewright.env')
  expectThat(mode.trim() === '600 root', `/etc/kitewright.env is ${mode}`)
  await timed('ops/setup-server once more', () => server.run(`${clone}/ops/setup-server`))
  report(`over TLS the site answers after ${await back()} s`)
  report(`a publish is live after ${Math.round((await published.publish()) ?? Number.NaN)} ms`)

  await timed('a backup', () => server.run('systemctl', 'start', 'kitewright-backup'))
  const timerList = await server.run(
    'systemctl',
    'list-timers',
    '--no-pager',
    'kitewright-backup.timer',
  )
  expectThat(
    /03:\d\d:\d\d .* kitewright-backup.timer +kitewright-backup.service/.test(timerList),
    timerList,
  )
  const status = await server.run('curl', '-sS', 'http://127.0.0.1:8787/status')
  expectThat(/"newest":"2.+"failure":null/.test(status), `no backup is known: ${status}`)
  const doctor = `cd /srv/kitewright/current && node_modules/.bin/node ops/doctor/main.ts --without-probes || true`
  const rows = await server.run('sh', '-c', doctor)
  expectThat(/^ok +Service /m.test(rows), `the doctor does not find the service: ${rows}`)
  expectThat(/^ok +Backup +newest backup: \d+ min ago$/m.test(rows), `the doctor: ${rows}`)

  const first = await server.run(`${clone}/ops/rollback`).then(() => 'it went back', String)
  expectThat(first.includes('no previous version'), `the first rollback: ${first}`)

  await server.powerOff()
  const booting = server.boot()
  report(`after a reboot the site is back in ${await back()} s`)
  await booting
  const failed = await server.run('systemctl', '--failed', '--no-legend', '--plain')
  expectThat(failed.trim() === '', `units failed: ${failed}`)
  expectThat((await published.publish()) !== null, 'a publish after a reboot is not live')

  await runWithTraffic('kill -9 of the service', async (nextPublish) => {
    await server.run('systemctl', 'kill', '--signal=KILL', '--kill-whom=main', 'kitewright')
    await nextPublish()
  })

  const skip = ['apps/web/src/app/app.tsx', 'Skip to content', 'Jump to content'] as const
  await own.commit(...skip)
  await runWithTraffic('ops/send of another version', toServer)
  expectThat(await showsText(skip[2]), 'the new version is not live')

  await own.commit('apps/rebuild/src/main.ts', '^try {', 'throw new Error(1); try {')
  await runWithTraffic('ops/send of a version that does not run', async () => {
    const answer = await toServer().then(() => 'it was kept', String)
    expectThat(answer.includes('again'), `no version came back: ${answer}`)
  })
  expectThat(await showsText(skip[2]), 'the version before is not live again')

  await runWithTraffic('ops/rollback', () => server.run(`${clone}/ops/rollback`))
  expectThat(await showsText(skip[1]), 'the first version is not live again')

  await runWithTraffic('another secret of the webhook', async (nextPublish) => {
    const next = randomBytes(24).toString('hex')
    await setting(server, 'SANITY_WEBHOOK_SECRET_PREVIOUS', secret)
    await setting(server, 'SANITY_WEBHOOK_SECRET', next)
    await server.run('systemctl', 'restart', 'kitewright')
    await nextPublish()
    await published.signWith(next)
    await nextPublish()
    await setting(server, 'SANITY_WEBHOOK_SECRET_PREVIOUS', '')
    await server.run('systemctl', 'restart', 'kitewright')
    await nextPublish()
  })

  await redirectsOtherName('nginx')
  const options = ['--firewall', '--upgrades']
  const setUp = (...flags: string[]) =>
    server.run('env', 'CADDY_OF_DISTRIBUTION=1', `${clone}/ops/setup-server`, ...flags)
  await timed('ops/setup-server --caddy --firewall --upgrades', () => setUp('--caddy', ...options))
  const internal = 's/^\\(www\\.\\)\\?kitewright.example {/&\\n\\ttls internal/'
  await server.run('sed', '-i', internal, '/etc/caddy/Caddyfile')
  await server.run('systemctl', 'reload', 'caddy')
  report(`behind Caddy the site answers after ${await back()} s`)
  await redirectsOtherName('Caddy')
  const stage: Stage = { server, published, chat, report, expectThat }
  await slowClients(stage, 'Caddy')
  const firewall = await server.run('ufw', 'status')
  for (const port of ['22', '80', '443']) {
    expectThat(new RegExp(`^${port}/tcp +ALLOW`, 'm').test(firewall), `ufw: ${firewall}`)
  }
  const upgrades = await server.run('apt-config', 'dump', 'APT::Periodic::Unattended-Upgrade')
  expectThat(upgrades.includes('"1"'), `unattended upgrades: ${upgrades}`)
  await runWithTraffic('behind Caddy: ops/rollback, which goes forward', () =>
    server.run(`${clone}/ops/rollback`),
  )
  const kept = await setUp().then(() => server.run('systemctl', 'is-enabled', 'caddy'))
  expectThat(kept.trim() === 'enabled', `without a flag Caddy is ${kept}`)
  await timed('ops/setup-server --nginx', () => setUp('--nginx'))
  report(`behind nginx the site answers after ${await back()} s`)
  const idle = await server.run('systemctl', 'is-enabled', 'caddy').catch(String)
  expectThat(idle.includes('disabled'), `after --nginx Caddy is ${idle}`)
  await runWithTraffic('behind nginx: ops/rollback', () => server.run(`${clone}/ops/rollback`))
  await slowClients(stage, 'nginx')
  await swap(server)
  await flood(stage, MOST_PER_HOUR)

  await server.run('systemctl', 'start', 'kitewright-backup')
  const [before, inbox] = [await prices(), await published.enquiries()]
  await server.powerOff()
  const fresh = await editor({ seed: false })
  try {
    const next = await bareMachine('next', mirror.url)
    await restoreInto(next, fresh, { from: server, own })
    const after = await prices()
    expectThat(before.length > 0 && `${after}` === `${before}`, `${after} for ${before}`)
    const restored = JSON.stringify(await fresh.enquiries())
    expectThat(inbox.length > 0 && restored === JSON.stringify(inbox), `enquiries: ${restored}`)
    report(`restored into a new server: ${after.length} prices, ${inbox.length} enquiries`)
    await fullDisk({ ...stage, server: next, published: fresh })
  } finally {
    await fresh.close()
  }
  mirror.close()
}

/** docs/operations.md, Restore into a new server: the content of a lost server and lake, from its backup. */
async function restoreInto(
  next: Machine,
  lake: Lake,
  { from, own }: { from: Machine; own: Awaited<ReturnType<typeof ownMachine>> },
) {
  // A separate file system, which another test fills.
  const data = '/var/lib/kitewright'
  await next.run('mkdir', '-p', data)
  await next.run('mount', '-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', data)
  await own.reset()
  const toNext = await own.loginTo(next)
  await own.settings(await buildSettings(lake, randomBytes(24).toString('hex')))
  const empty = await timed('ops/send with an empty lake', () =>
    toNext().then(() => 'it is live', String),
  )
  expectThat(empty.includes('restore a backup'), `with an empty lake: ${empty}`)
  const backups = '/var/backups/kitewright'
  await run('cp', ['--archive', `${from.root}${backups}/.`, `${next.root}${backups}`])
  await next.run('chown', '-R', 'kitewright:', backups)
  const restore =
    'cd /srv/kitewright/current && node_modules/.bin/node --env-file=/etc/kitewright.env ops/backup/restore.ts --yes'
  await timed('a restore', () => next.run('sh', '-c', restore))
  await timed('ops/deploy after it', () => next.run(`${clone}/ops/deploy`))
}

/** Where the machine takes no swap, the command must say so and leave nothing. */
async function swap(server: Machine) {
  const answer = await server.run(`${clone}/ops/setup-server`, '--swap').then(() => 'on', String)
  const shown = await server.run('swapon', '--noheadings')
  const left = await server.run(
    'sh',
    '-c',
    'ls /swapfile 2> /dev/null; grep swapfile /etc/fstab; true',
  )
  if (answer === 'on') {
    await server.run('sh', '-c', 'swapoff /swapfile && rm /swapfile')
    expectThat(/^\/swapfile +file +2G/m.test(shown) && left.includes('none swap'), `swap: ${shown}`)
  } else expectThat(answer.includes('takes no swap') && left === '', `swap: ${answer}`)
  report(`ops/setup-server --swap: ${answer.split('\n').at(-1)}`)
}

try {
  await proof()
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
  console.error(problems.at(-1))
  if (machine) {
    console.error(
      await machine.run('journalctl', '-u', 'kitewright', '-n', '40', '--no-pager').catch(String),
    )
  }
} finally {
  await machine?.powerOff()
  await published.close()
  await chat[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
}
report(problems.length === 0 ? 'Nothing was lost.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
