import { access, constants } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { root, run } from './run.ts'

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

/** Playwright's own browser, downloaded if it can be. */
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
 * The browser for the end-to-end tests: an installed one, else Playwright's own, else Debian's.
 * Rejects with one line that says what to do.
 */
export async function browser(): Promise<string> {
  const found = (await find()) ?? (await download())
  if (found) return found
  if (platform() === 'linux' && process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'))) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
    const debian = await find()
    if (debian) return debian
  }
  throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.')
}
