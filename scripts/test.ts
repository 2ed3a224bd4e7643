import { browser } from './browser.ts'
import { run } from './run.ts'

/** `pnpm test`: types, lint, unit tests, then the end-to-end tests on the built site. */
try {
  const path = await browser()
  await run('biome', ['ci', '.'])
  await run('turbo', ['run', 'check', 'test', 'e2e', '--output-logs=new-only', '--concurrency=2'], {
    CHROME_PATH: path,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
