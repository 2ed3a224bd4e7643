import { browser } from './browser.ts'
import { Phases, sideBySide, timeTable } from './phases.ts'
import { run } from './run.ts'
import { taskTimes } from './task-times.ts'

/** `pnpm test`: types, lint, unit tests, then the end-to-end tests on the built site. */
const start = Date.now()
const phases = new Phases()
try {
  const path = await browser()
  const turbo = (task: string, concurrency: string) =>
    run('turbo', ['run', task, '--output-logs=new-only', '--summarize', concurrency], {
      CHROME_PATH: path,
    })
  await phases.run('lint and types', () =>
    sideBySide(run('biome', ['ci', '.']), turbo('check', '--concurrency=2')),
  )
  // The longest are those of services, which wait for most of their time and use one core at most.
  await phases.run('unit tests', () => turbo('test', '--concurrency=3'))
  // One suite after another: browsers take all of two cores, and more of them at once are late, not sooner done.
  await phases.run('end-to-end tests', () => turbo('e2e', '--concurrency=1'))
  await phases.run('headers', () => turbo('test:headers', '--concurrency=1'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
const whole = { name: 'all', seconds: (Date.now() - start) / 1000 }
console.log(`\nMinutes of each phase\n${timeTable([...phases.timings, whole])}`)
console.log(`\nMinutes of each task\n${timeTable(await taskTimes(start))}`)
