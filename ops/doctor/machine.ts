import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { SettingsError } from '@kitewright/content-loader/errors'
import { parseUsers, type User } from './files.ts'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

const UNIT = 'kitewright.service'
const PROPERTIES = ['LoadState', 'User', 'EnvironmentFiles', 'Environment', 'StateDirectory']

/** How systemd starts the service on this machine. */
export type Unit = {
  env: Record<string, string>
  /** Its files of settings. */
  files: string[]
  /** The user that it runs as. */
  user: User
}

/** Null where systemd has no such unit. Throws SettingsError when its settings cannot be read. */
export async function readUnit(): Promise<Unit | null> {
  const shown = await promisify(execFile)('systemctl', [
    'show',
    UNIT,
    ...PROPERTIES.map((name) => `-p${name}`),
  ]).then(
    ({ stdout }) => stdout,
    () => '',
  )
  const properties = shown.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
  const getValues = (name: string) =>
    properties.filter(([key]) => key === name).map(([, value = '']) => value)
  if (getValues('LoadState')[0] !== 'loaded') return null
  const files = getValues('EnvironmentFiles').map((value) => value.replace(/ \(.*\)$/, ''))
  const texts = await Promise.all(files.map(readSettings))
  const [state] = getValues('StateDirectory').flatMap((value) =>
    value.split(/[ :]/).filter(Boolean),
  )
  const own = getValues('Environment').flatMap((value) => value.match(/"[^"]*"|\S+/g) ?? [])
  return {
    env: {
      ...(state && { STATE_DIRECTORY: `/var/lib/${state}` }),
      ...parseVariables(own.map((text) => text.replaceAll('"', '')).join('\n')),
      ...Object.assign({}, ...texts.map(parseVariables)),
    },
    files,
    user: await findUser(getValues('User')[0] || 'root'),
  }
}

/** Throws SettingsError when the machine has no such user. */
async function findUser(name: string): Promise<User> {
  const users = parseUsers(await readFile('/etc/passwd', 'utf8'))
  const user = users.find((one) => one.name === name)
  if (!user) throw new SettingsError(`${UNIT}: there is no user ${name}: run ops/setup-server`)
  return user
}

const parseVariables = (text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']))

const readSettings = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(
      error.code === 'EACCES' ? `${file}: run this as root` : `${file}: ${error.message}`,
    )
  })

const root = join(import.meta.dirname, '../..')
const MB = 1_000_000

/** The resources of this machine or its container. */
type Machine = {
  node: string
  /** Bytes. */
  memory: number
  memoryLeft: number
  diskLeft: number
  /** Files that the disk can still hold. */
  filesLeft: number
}

export async function readMachine(dataFolder: string): Promise<Machine> {
  const disk = await statfs(findExistingFolder(dataFolder))
  const limit = process.constrainedMemory()
  return {
    node: process.versions.node,
    memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
    memoryLeft: process.availableMemory(),
    diskLeft: disk.bavail * disk.bsize,
    filesLeft: disk.ffree,
  }
}

/** A folder that does not exist yet is on the disk of its parent. */
const findExistingFolder = (folder: string): string =>
  existsSync(folder) ? folder : findExistingFolder(dirname(folder))

export const createMachineChecks = (machine: () => Promise<Machine>): Check[] => [
  { name: 'Node', run: async () => [checkNode((await machine()).node, await readRequiredNode())] },
  { name: 'Memory', run: async () => [checkMemory(await machine())] },
  { name: 'Disk', run: async () => [checkDisk(await machine())] },
]

async function readRequiredNode(): Promise<number> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return Number.parseInt(String(engines.node).replace(/^\D+/, ''), 10)
}

function checkNode(text: string, atLeast: number): Finding {
  if (Number.parseInt(text, 10) >= atLeast) return createOk(text)
  return createFailure(
    `${text}, older than ${atLeast}`,
    `Install Node ${atLeast}: https://nodejs.org`,
  )
}

export function checkMemory({ memory, memoryLeft }: Omit<Machine, 'node'>): Finding {
  const text = `${formatMb(memory)} in all, ${formatMb(memoryLeft)} available`
  if (memory >= 500 * MB && memoryLeft >= 150 * MB) return createOk(text)
  return createWarning(
    text,
    'Service and build together need 512 MB: give more, or end other programs',
  )
}

export function checkDisk({ diskLeft, filesLeft }: Omit<Machine, 'node'>): Finding {
  const text = `${formatMb(diskLeft)} and ${filesLeft} files left`
  // Some file systems do not count files.
  const isFew = filesLeft > 0 && filesLeft < 10_000
  const fix = 'Make room, or keep fewer releases: a smaller REBUILD_KEEP_DAYS'
  if (diskLeft < 200 * MB) return createFailure(text, fix)
  return diskLeft < 1_000 * MB || isFew ? createWarning(text, fix) : createOk(text)
}

const formatMb = (bytes: number) => `${Math.round(bytes / MB)} MB`
