import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../e2e/paths.ts'
import { measureAnswers } from './measure-answers.ts'
import { type Load, measureLoad } from './measure-load.ts'
import { measuredSite } from './measured-site.ts'
import { launch } from './phone.ts'
import { median, table } from './table.ts'

/**
 * `pnpm bench:page`: what each route weighs and how soon it answers on a slow phone. Times depend on how
 * busy the machine is; bytes do not.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    splash: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const routes = values.only ?? paths

const site = await measuredSite(values.splash ? 'every-load' : 'never')
const browser = await launch()
try {
  const pages: { path: string; median: Load }[] = []
  for (const path of routes) {
    const loads: Load[] = []
    for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(browser, site.url + path))
    const of = (name: keyof Load) => median(loads.map((load) => load[name]))
    const names = Object.keys(loads[0] ?? {}) as (keyof Load)[]
    pages.push({
      path,
      median: Object.fromEntries(names.map((name) => [name, of(name)])) as Load,
    })
  }
  const answers = await measureAnswers(browser, site.url)

  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const ms = (time: number) => time.toFixed(0)
  console.log(
    table(
      [
        'route',
        'HTML',
        'JS',
        'fonts',
        'other kB',
        'requests',
        'FCP',
        'LCP',
        'answers',
        'blocking ms',
        'on the clock',
        'longest',
        'CLS',
      ],
      pages.map(({ path, median: load }) => [
        path,
        kilobytes(load.html),
        kilobytes(load.js),
        kilobytes(load.fonts),
        kilobytes(load.other),
        String(load.requests),
        ms(load.firstPaint),
        ms(load.largestPaint),
        ms(load.answers),
        ms(load.blocking),
        ms(load.blockingOnClock),
        ms(load.longest),
        load.layoutShift.toFixed(3),
      ]),
    ),
  )
  console.log()
  console.log(
    table(
      ['click to paint, ms', 'clock', 'worst', 'processor', 'worst'],
      answers.map(({ name, clock, processor }) => [
        name,
        ...[clock, processor].flatMap((times) => [ms(median(times)), ms(Math.max(...times))]),
      ]),
    ),
  )
  await writeFile(
    join(import.meta.dirname, 'page.json'),
    `${JSON.stringify({ splash: values.splash, runs, pages, answers }, null, 2)}\n`,
  )
} finally {
  await browser.close()
  site.close()
}
