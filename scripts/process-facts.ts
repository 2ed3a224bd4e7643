import { readdir, readFile } from 'node:fs/promises'

/** What a process holds: open files and connections, and memory in MiB (Linux). */
export type ProcessFacts = { descriptors: number; memory: number }

export async function processFacts(pid: number): Promise<ProcessFacts> {
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kibibytes = Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1])
  return { descriptors: descriptors.length, memory: Math.round(kibibytes / 1024) }
}
