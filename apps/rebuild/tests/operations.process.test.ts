import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { forThisFile, serviceAtLake } from './running-service.ts'
import { adminToken, secret } from './service-process.ts'

// Runs the commands of docs/operations.md against a local service and lake. The tests of ops/ run
// those of systemd, proxies and ops/.

const root = join(import.meta.dirname, '../../..')
const page = '/services/web-development'
const extractBlocks = (section: string) =>
  [...section.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, commands = '']) => commands)

const running = await forThisFile(serviceAtLake({ SANITY_WRITE_TOKEN: 'local-editor' }))
const { folder, lake } = running
const [settings, backups] = [join(folder, 'kitewright.env'), join(folder, 'backups')]
const service = await running.start({ BACKUP_FOLDER: backups })
const env = {
  ...lake.env,
  REBUILD_DATA: folder,
  SANITY_WRITE_TOKEN: 'local-editor',
  SANITY_WEBHOOK_SECRET: secret,
  REBUILD_ADMIN_TOKEN: adminToken,
}
const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`)
await writeFile(settings, lines.join('\n'))
await mkdir(backups)
const text = [
  ['http://127.0.0.1:8787', service.control],
  ['https://kitewright.example/hooks/sanity', `${service.control}/hooks/sanity`],
  ['https://<project>.api.sanity.io', lake.url],
  ['SANITY_AUTH_TOKEN=…', 'SANITY_AUTH_TOKEN=local-editor'],
  ['/etc/kitewright.env', settings],
  ['/var/backups/kitewright/<folder>', `${backups}/*`],
  ['/var/backups/kitewright', backups],
  ['/var/lib/kitewright', folder],
  ['/srv/kitewright/current', root],
  ['/srv/kitewright', folder],
  [`${folder}/versions/*`, folder],
].reduce(
  (all, [from = '', to = '']) => all.replaceAll(from, to),
  await readFile(join(root, 'docs/operations.md'), 'utf8'),
)
const sections = new Map(
  text.split(/^##? /m).map((section) => [section.split('\n', 1)[0], extractBlocks(section)]),
)
const first = sections.get('Operations')?.[0]
async function run(heading: string, place = 0): Promise<string> {
  const script = sections.get(heading)?.[place]
  if (!first || !script) throw new Error(`${heading} has no such commands`)
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-e', '-o', 'pipefail', '-c', `${first}\n${script}`],
    { cwd: root, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } },
  )
  return stdout
}

const shown = (price: string) => expect.poll(() => service.shows(page, price))

it('answers the first checks', async () => {
  const output = await run('Operations', 1)
  expect(output).toContain('"lake":"answering"')
  expect(output).toContain('"lastFailure":null')
  expect(await run('The content lake is silent')).toBe('200\n')
  expect(await run('Metrics')).toContain('\nkitewright_builds_total ')
})

it('rolls a wrong price back, pauses publishing, and resumes', async () => {
  const right = await running.lake.setPrice('web-development', 41)
  await shown(right).toBe(true)
  const wrong = await running.lake.setPrice('web-development', 4)
  await shown(wrong).toBe(true)
  expect(await run('A wrong price is live')).toContain('"locked":true')
  await shown(right).toBe(true)
  const fixed = await running.lake.setPrice('web-development', 42)
  await service.until(({ waiting }) => waiting)
  expect(await service.shows(page, fixed)).toBe(false)
  expect(await run('A wrong price is live', 1)).toContain('"locked":false')
  await shown(fixed).toBe(true)
})

it('requests a build, and frees disk space', async () => {
  expect(await run('A publish is not live')).toContain('"accepted":true')
  await service.idle()
  expect(existsSync(join(running.folder, 'cache'))).toBe(true)
  expect(await run('The disk is full')).toContain('"accepted":true')
  await service.idle()
  await shown(await running.lake.setPrice('web-development', 43)).toBe(true)
})

it('replaces the webhook, and finds an undelivered enquiry', async () => {
  expect(await run('Change a secret')).toContain(`now calls ${service.control}/hooks/sanity`)
  await shown(await running.lake.setPrice('web-development', 44)).toBe(true)
  expect((await sendEnquiry(service.site, enquiryWith())).status).toBe(201)
  const output = await run('An enquiry is missing')
  expect(output).toMatch(/"enquiries":\[\{"destination":"lake",.*"enquiryProbe":/)
  expect(output).toContain('{"enquiries":[')
})

it('restores content from a backup', async () => {
  const before = await running.lake.setPrice('web-development', 45)
  await shown(before).toBe(true)
  const backup = join(root, 'ops/backup/backup.ts')
  const backups = join(running.folder, 'backups')
  const env = { ...running.lake.env, SANITY_WRITE_TOKEN: 'local-editor' }
  await promisify(execFile)(process.execPath, [backup, '--folder', backups], { env })
  const { backup: known } = await service.status()
  expect(known).toEqual({ newest: expect.any(String), failure: null, isLate: false })
  const after = await running.lake.setPrice('web-development', 46)
  await shown(after).toBe(true)
  const output = await run('Restore content from a backup')
  expect(output).toContain('Nothing is changed yet.')
  expect(output).toContain('Restored, and compared with the backup.')
  await shown(before).toBe(true)
})
