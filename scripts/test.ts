import { access, constants } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { deleteRunReports, readFailedTasks } from './failed-tasks.ts'
import { root, run } from './run.ts'

/**
 * `pnpm test`: the tests before a commit: lint, types, unit tests, each kind of page in a browser and a walk through
 * the Studio. `pnpm test:full`: all that CI checks but other browsers and the pictures of the editors' guide. Parts that
 * have not changed since they passed are skipped.
 */
const isFull = process.argv.includes('full')

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function find(): Promise<string | undefined> {
  const candidates = [process.env.CHROME_PATH, ...installed].filter((path) => path !== undefined)
  for (const path of candidates) if (await isProgram(path)) return path
}

/** Playwright's browser, downloaded if possible. */
async function download(): Promise<string | undefined> {
  const web = join(root, 'apps/web')
  try {
    await execa({ cwd: web, preferLocal: true, timeout: 300_000 })`playwright install chromium`
    const program = "console.log(require('@playwright/test').chromium.executablePath())"
    const { stdout } = await execa({ cwd: web })`node -e ${program}`
    return (await isProgram(stdout)) ? stdout : undefined
  } catch {
    console.log('Playwright could not download its browser; trying the system packages.')
    return undefined
  }
}

/**
 * The browser for the end-to-end tests: an installed one, else Playwright's, else Debian's. Rejects with one line that
 * says what to do.
 */
async function findBrowser(): Promise<string> {
  const browser = (await find()) ?? (await download())
  if (browser) return browser
  if (platform() === 'linux' && process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'))) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
    const debian = await find()
    if (debian) return debian
  }
  throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.')
}

const failures: string[] = []

/** Runs a part of the tests and prints its duration, also when it fails. `test:full` goes on to find all failures. */
async function runPhase(name: string, ...works: Promise<unknown>[]): Promise<void> {
  const start = performance.now()
  const results = await Promise.allSettled(works)
  console.log(`${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
  for (const { reason } of results.filter((result) => result.status === 'rejected')) {
    if (!isFull) throw reason
    failures.push(`${name}: ${reason instanceof Error ? reason.message : reason}`)
  }
}

try {
  const CHROME_PATH = await findBrowser()
  const runTurbo = (concurrency: number, ...tasks: string[]) =>
    run(
      'turbo',
      [
        'run',
        ...tasks,
        '--output-logs=new-only',
        `--concurrency=${concurrency}`,
        ...(isFull ? ['--continue=dependencies-successful', '--summarize'] : []),
      ],
      // Tests use the seed, whatever the shell's settings. A page of the Studio uses about one core of two.
      { CHROME_PATH, CONTENT_SOURCE: 'seed', ...(isFull && { STUDIO_E2E_WORKERS: '2' }) },
    )
  if (isFull) await deleteRunReports(root)
  await runPhase('lint and types', run('biome', ['ci', '.']), runTurbo(2, 'check'))
  await runPhase('unit tests', runTurbo(2, 'test'))
  if (isFull) {
    // They mostly wait and use one core at most.
    await runPhase('tests of processes', runTurbo(3, 'test:process'))
    // One suite at a time: browsers use both cores.
    await runPhase('end-to-end tests', runTurbo(1, 'e2e'))
  } else {
    await runPhase('in the browser', runTurbo(1, 'e2e:quick'))
  }
  // Half an hour of output has passed since the first one.
  if (failures.length > 0)
    throw new Error([...(await readFailedTasks(root)), ...failures].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
