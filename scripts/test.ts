import { browser } from './browser.ts'
import { Phases, sideBySide, timeTable } from './phases.ts'
import { run } from './run.ts'
import { taskTimes } from './task-times.ts'

/** `pnpm test`: types, lint, unit tests, then the end-to-end tests on the built site. */
const start = Date.now()
const phases = new Phases()
try {
  const path = await browser()
  const turbo = (concurrency: number, ...tasks: string[]) =>
    run(
      'turbo',
      ['run', ...tasks, '--output-logs=new-only', '--summarize', `--concurrency=${concurrency}`],
      { CHROME_PATH: path },
    )
  await phases.run('lint and types', () => sideBySide(run('biome', ['ci', '.']), turbo(2, 'check')))
  // The longest are those of services, which wait for most of their time and use one core at most.
  await phases.run('unit tests', () => turbo(3, 'test'))
  // One suite after another: browsers take all of two cores, and more of them at once are late, not sooner done.
  await phases.run('end-to-end tests', () => turbo(1, 'e2e', 'e2e:guide'))
  await phases.run('headers', () => turbo(1, 'test:headers'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
const whole = { name: 'all', seconds: (Date.now() - start) / 1000 }
console.log(`\nMinutes of each phase\n${timeTable([...phases.timings, whole])}`)
console.log(`\nMinutes of each task\n${timeTable(await taskTimes(start))}`)
