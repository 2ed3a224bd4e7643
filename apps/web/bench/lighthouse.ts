import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { paths } from '../e2e/paths.ts'
import { measuredSite } from './measured-site.ts'
import { median, table } from './table.ts'

/**
 * `pnpm bench:lighthouse`: Lighthouse for phones, simulated, medians of some runs of each route. Runs on
 * a machine that other work keeps busy say little: the benchmark index beside them tells.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    splash: { type: 'boolean', default: false },
    // As a visitor who has answered the cookie banner, which otherwise dims the page after 2 s: all that
    // was painted before then counts as late (Speed Index).
    answered: { type: 'boolean', default: false },
  },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const

type Run = { scores: number[]; times: number[]; machine: number; lost: string[] }

const site = await measuredSite(values.splash ? 'every-load' : 'never')
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})

/** Keeps an answer in the storage of the browser, and nothing in its cache. */
async function answerBanner() {
  const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`)
  const [context] = browser.contexts()
  const page = await context?.newPage()
  if (!context || !page) throw new Error('The browser has no window')
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('kitewright-analytics-consent', 'false'))
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}

/** Lighthouse now and then misses the beginning of a load on a busy machine; a second try is another load. */
const run = (path: string) =>
  once(path).catch((error: unknown) => {
    console.warn(String(error))
    return once(path)
  })

async function once(path: string): Promise<Run> {
  if (values.answered) await answerBanner()
  const result = await lighthouse(site.url + path, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: values.answered,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const lost = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    )
  return {
    scores: categories.map((category) => 100 * (lhr.categories[category]?.score ?? 0)),
    times: Object.values(audits).map((id) => lhr.audits[id]?.numericValue ?? Number.NaN),
    machine: lhr.environment.benchmarkIndex,
    lost,
  }
}

try {
  const rows = []
  for (const path of values.only ?? paths) {
    const runs: Run[] = []
    while (runs.length < Number(values.runs)) runs.push(await run(path))
    const each = (pick: (run: Run) => number[]) =>
      (runs[0] ? pick(runs[0]) : []).map((_, place) =>
        median(runs.map((run) => pick(run)[place] ?? Number.NaN)),
      )
    const row = {
      path,
      scores: each(({ scores }) => scores),
      times: each(({ times }) => times),
      machine: median(runs.map(({ machine }) => machine)),
      lost: [...new Set(runs.flatMap(({ lost }) => lost))],
    }
    rows.push(row)
  }
  console.log(
    table(
      ['route', 'perf', 'a11y', 'best', 'seo', ...Object.keys(audits), 'machine', 'lost'],
      rows.map(({ path, scores, times, machine, lost }) => [
        path,
        ...scores.map((score) => score.toFixed(0)),
        ...times.map((time, place) => time.toFixed(place === 3 ? 3 : 0)),
        machine.toFixed(0),
        lost.join(' '),
      ]),
    ),
  )
  await writeFile(
    join(import.meta.dirname, 'lighthouse.json'),
    `${JSON.stringify({ splash: values.splash, answered: values.answered, runs: Number(values.runs), rows }, null, 2)}\n`,
  )
} finally {
  await chrome.kill()
  site.close()
}
