import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Processes, parseMessage } from './processes.ts'

let folder: string
const output: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-processes-'))
  output.length = 0
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text: string) => void output.push(text))
  }
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

it('reports which process ended, and why', async () => {
  const processes = new Processes()
  const failingCode = 'console.error("torn"); process.exit(7)'
  processes.start({ name: 'kite', program: await program(failingCode) })
  await expect(processes.death).rejects.toThrow('The kite ended (exit code 7)')
  expect(output).toContain('kite: torn')
  await processes.stop()
})

it('passes arguments and settings, and stops each process gracefully', async () => {
  const processes = new Processes()
  const env = { WHERE: 'there' }
  processes.start({ name: 'kite', program: await program(waiting), args: ['high'], env })
  await vi.waitFor(() => expect(output).toContain('kite: high there'), 60_000)
  await processes.stop()
  expect(output).toContain('kite: orderly')
})

/** Prints its arguments, and ends when its file says so. */
const falling = (life: number) => `
  console.log(['up', ...process.argv.slice(2)].join(' '))
  setTimeout(() => process.exit(3), ${life})
`
const lines = (start: string) => output.filter((line) => line.startsWith(start))

it('restarts a process with growing pauses, without its one-time arguments', async () => {
  const processes = new Processes({ first: 10, longest: 40, soon: 60_000 })
  const args = ['--high']
  processes.start({ name: 'kite', program: await program(falling(0)), args, argsOnce: ['--reset'] })
  processes.keepRunning()
  await vi.waitFor(() => expect(lines('The kite').length).toBeGreaterThan(3), 60_000)
  await processes.stop()
  expect(lines('The kite').slice(0, 4)).toEqual(
    [0.01, 0.02, 0.04, 0.04].map(
      (pause) => `The kite ended (exit code 3); it is started again in ${pause} s.`,
    ),
  )
  expect(lines('kite: up').slice(0, 3)).toEqual([
    'kite: up --high --reset',
    'kite: up --high',
    'kite: up --high',
  ])
})

it('resets the pause after a long run', async () => {
  const processes = new Processes({ first: 10, longest: 40, soon: 1 })
  processes.start({ name: 'kite', program: await program(falling(20)) })
  processes.keepRunning()
  await vi.waitFor(() => expect(lines('The kite').length).toBeGreaterThan(2), 60_000)
  await processes.stop()
  expect(new Set(lines('The kite'))).toEqual(
    new Set(['The kite ended (exit code 3); it is started again in 0.01 s.']),
  )
})

it('restarts nothing after a stop', async () => {
  const processes = new Processes({ first: 50, longest: 50, soon: 60_000 })
  processes.start({ name: 'kite', program: await program(falling(0)) })
  processes.keepRunning()
  await vi.waitFor(() => expect(lines('The kite')).toHaveLength(1), 60_000)
  await processes.stop()
  // Longer than the pause.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(lines('kite: up')).toHaveLength(1)
})

it.each([
  ['{"level":"info","msg":"The service runs"}', 'The service runs'],
  ['{"msg":"Live","reasons":["service “SEO” update","faq"]}', 'Live (service “SEO” update, faq)'],
  ['{"level":"info"}', '{"level":"info"}'],
  ['{ half', '{ half'],
  ['2026-03-14T10:15:30.123Z content-lake info: started', 'started'],
  ['2026-03-14T10:15:30.123Z content-lake warn: refused', 'warn: refused'],
  ['Error: no', 'Error: no'],
])('shows the message of %s', (line, message) => {
  expect(parseMessage(line)).toBe(message)
})
