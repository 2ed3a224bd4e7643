import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A control group of Linux, of the second version or of the first one: what it may take, and what it took. */
export type MemoryLimit = {
  /** Runs what starts a process, so that it and all its children are in the group from their first moment. */
  inside: <Result>(start: () => Result) => Result
  /** The most megabytes that were in use since this was asked last, without what is cached of files. */
  most: () => number
  /** How often a process was ended because there was no more. */
  kills: () => number
  /** Removes the group; its processes must have ended. */
  remove: () => Promise<void>
}

const mounted = '/sys/fs/cgroup'
const versions = {
  second: { limit: 'memory.max', used: /^anon (\d+)$/m, kills: 'memory.events' },
  first: {
    limit: 'memory.limit_in_bytes',
    used: /^total_rss (\d+)$/m,
    kills: 'memory.oom_control',
  },
}

/** Throws where this user may make no control group: it takes Linux and root. */
export function memoryLimit(megabytes: number): MemoryLimit {
  const isSecond = existsSync(join(mounted, 'cgroup.controllers'))
  const { limit, used, kills } = versions[isSecond ? 'second' : 'first']
  const root = isSecond ? mounted : join(mounted, 'memory')
  const group = join(root, `kitewright-${process.pid}`)
  mkdirSync(group)
  writeFileSync(join(group, limit), `${megabytes * 1024 * 1024}`)
  if (isSecond) writeFileSync(join(group, 'memory.swap.max'), '0')
  const own = readFileSync('/proc/self/cgroup', 'utf8').match(
    isSecond ? /^0::(.*)$/m : /^\d+:memory:(.*)$/m,
  )
  const move = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), `${process.pid}`)
  const number = (file: string, form: RegExp) => {
    const found = readFileSync(join(group, file), 'utf8').match(form)
    if (!found) throw new Error(`${file} of ${group} is not as expected`)
    return Number(found[1])
  }
  let most = 0
  const look = () => {
    most = Math.max(most, Math.round(number('memory.stat', used) / 1e6))
  }
  const timer = setInterval(look, 100)
  return {
    inside(start) {
      move(group)
      try {
        return start()
      } finally {
        move(join(root, own?.[1] ?? ''))
      }
    },
    most() {
      look()
      const found = most
      most = 0
      return found
    },
    kills: () => number(kills, /^oom_kill (\d+)$/m),
    async remove() {
      clearInterval(timer)
      while (readFileSync(join(group, 'cgroup.procs'), 'utf8') !== '') await wait(25)
      rmdirSync(group)
    },
  }
}
