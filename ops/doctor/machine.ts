import { existsSync } from 'node:fs'
import { readFile, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { type Check, type Finding, ok, warning, wrong } from './finding.ts'

const root = join(import.meta.dirname, '../..')
const MB = 1_000_000

/** The resources of this machine or its container. */
export type Machine = {
  node: string
  /** Bytes. */
  memory: number
  memoryLeft: number
  diskLeft: number
  /** Files that the disk can still hold. */
  filesLeft: number
}

export async function thisMachine(dataFolder: string): Promise<Machine> {
  const disk = await statfs(thereOf(dataFolder))
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
const thereOf = (folder: string): string => (existsSync(folder) ? folder : thereOf(dirname(folder)))

export const machineChecks = (machine: () => Promise<Machine>): Check[] => [
  { name: 'Node', look: async () => [nodeFinding((await machine()).node, await needed())] },
  { name: 'Memory', look: async () => [memoryFinding(await machine())] },
  { name: 'Disk', look: async () => [diskFinding(await machine())] },
]

async function needed(): Promise<number> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return Number.parseInt(String(engines.node).replace(/^\D+/, ''), 10)
}

function nodeFinding(found: string, atLeast: number): Finding {
  if (Number.parseInt(found, 10) >= atLeast) return ok(found)
  return wrong(`${found}, older than ${atLeast}`, `Install Node ${atLeast}: https://nodejs.org`)
}

export function memoryFinding({ memory, memoryLeft }: Omit<Machine, 'node'>): Finding {
  const words = `${inMb(memory)} in all, ${inMb(memoryLeft)} to be had`
  if (memory >= 500 * MB && memoryLeft >= 150 * MB) return ok(words)
  return warning(words, 'Service and build together want 512 MB: give more, or end other programs')
}

export function diskFinding({ diskLeft, filesLeft }: Omit<Machine, 'node'>): Finding {
  const words = `${inMb(diskLeft)} and ${filesLeft} files left`
  // Some file systems do not count files.
  const isFew = filesLeft > 0 && filesLeft < 10_000
  const cure = 'Make room, or keep fewer releases: REBUILD_KEEP_MB, REBUILD_KEEP_DAYS'
  if (diskLeft < 200 * MB) return wrong(words, cure)
  return diskLeft < 1_000 * MB || isFew ? warning(words, cure) : ok(words)
}

const inMb = (bytes: number) => `${Math.round(bytes / MB)} MB`
