import { readFile } from 'node:fs/promises'
import { lake } from './places.ts'

const signal = async (name: 'SIGSTOP' | 'SIGCONT') =>
  process.kill(Number(await readFile(lake.pidFile, 'utf8')), name)

/** Stops the process of the lake: its connections stay open, and nothing answers. */
export const freezeLake = () => signal('SIGSTOP')

/** Lets a frozen lake go on; one that runs does not mind. */
export const thawLake = () => signal('SIGCONT')
