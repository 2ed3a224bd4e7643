import { browser } from './browser.ts'
import { Phases, sideBySide, timeTable } from './phases.ts'
import { run } from './run.ts'
import { taskTimes } from './task-times.ts'

/**
 * `pnpm test`: what a person runs before a commit; lint, types, unit tests, and in the browser each kind of
 * page and a walk through the Studio. `pnpm test:full`: all that CI checks. What has not changed since it
 * passed is not run again.
 */
const isFull = process.argv.includes('full')
const start = Date.now()
const phases = new Phases()
try {
  const path = await browser()
  const turbo = (concurrency: number, ...tasks: string[]) =>
    run(
      'turbo',
      ['run', ...tasks, '--output-logs=new-only', '--summarize', `--concurrency=${concurrency}`],
      // The site under test is that of the seed, whatever the shell is set to.
      { CHROME_PATH: path, CONTENT_SOURCE: 'seed' },
    )
  await phases.run('lint and types', () => sideBySide(run('biome', ['ci', '.']), turbo(2, 'check')))
  await phases.run('unit tests', () => turbo(2, 'test'))
  if (isFull) {
    // They wait for most of their time and use one core at most.
    await phases.run('tests of processes', () => turbo(3, 'test:process'))
    // One suite after another: browsers take all of two cores, and more of them at once are late, not sooner done.
    await phases.run('end-to-end tests', () => turbo(1, 'e2e', 'e2e:guide'))
    await phases.run('headers', () => turbo(1, 'test:headers'))
  } else {
    await phases.run('in the browser', () => turbo(1, 'e2e:quick'))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
const whole = { name: 'all', seconds: (Date.now() - start) / 1000 }
console.log(`\nMinutes of each phase\n${timeTable([...phases.timings, whole])}`)
console.log(`\nMinutes of each task\n${timeTable(await taskTimes(start))}`)
