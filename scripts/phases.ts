/** A part of a run and how long it took. */
export type Timing = { name: string; seconds: number }

/** Runs one part after another and keeps how long each took, also of one that fails. */
export class Phases {
  readonly timings: Timing[] = []

  async run(name: string, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now()
    try {
      await work()
    } finally {
      this.timings.push({ name, seconds: (performance.now() - start) / 1000 })
    }
  }
}

/** Resolves when all have ended; rejects with the first failure of them, and only then. */
export async function sideBySide(...works: Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}

const minutes = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A table of two columns: what was done, and its minutes and seconds. */
export function timeTable(timings: Timing[]): string {
  const rows = timings.map(({ name, seconds }) => ({ name, time: minutes(seconds) }))
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const timeWidth = Math.max(0, ...rows.map(({ time }) => time.length))
  return rows
    .map(({ name, time }) => `${name.padEnd(width)}  ${time.padStart(timeWidth)}`)
    .join('\n')
}
