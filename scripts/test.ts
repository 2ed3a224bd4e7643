import { browser } from './browser.ts'
import { run } from './run.ts'

/** `pnpm test`: types, lint, unit tests, then the end-to-end tests on the built site. */
try {
  const path = await browser()
  const turbo = (task: string, concurrency: string) =>
    run('turbo', ['run', task, '--output-logs=new-only', concurrency], { CHROME_PATH: path })
  await run('biome', ['ci', '.'])
  await turbo('check', '--concurrency=2')
  // One package after another: some start services and browsers that want the machine to themselves.
  await turbo('test', '--concurrency=1')
  await turbo('e2e', '--concurrency=1')
  await turbo('test:headers', '--concurrency=1')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
