import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Processes } from './processes.ts'

let folder: string
const said: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-processes-'))
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

async function program(text: string) {
  const file = join(folder, 'program.ts')
  await writeFile(file, text)
  return file
}

const waiting = `
  process.on('SIGTERM', () => { console.log('orderly'); process.exit(0) })
  setInterval(() => {}, 1000)
  console.log(process.argv[2], process.env.WHERE)
`

it('tells who died, and of what', async () => {
  const processes = new Processes()
  processes.start('kite', await program('console.error("torn"); process.exit(7)'))
  await expect(processes.death).rejects.toThrow('The kite ended (exit code 7)')
  expect(said).toContain('kite: torn')
  await processes.stop()
})

it('hands on arguments and settings, and lets each come to an orderly end', async () => {
  const processes = new Processes()
  processes.start('kite', await program(waiting), ['high'], { WHERE: 'there' })
  await vi.waitFor(() => expect(said).toContain('kite: high there'), 10_000)
  await processes.stop()
  expect(said).toContain('kite: orderly')
})
