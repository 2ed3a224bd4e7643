import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../e2e/paths.ts'
import { measureAnswers } from './measure-answers.ts'
import { type Load, measureLoad } from './measure-load.ts'
import { measureWork, type Work } from './measure-work.ts'
import { measuredSite } from './measured-site.ts'
import { launch } from './phone.ts'
import { median, table } from './table.ts'

/**
 * `pnpm bench:page`: what each route weighs and how soon it answers on a slow phone. Times depend on how
 * busy the machine is; bytes do not, and little what the main thread works.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    splash: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
type Measured = Load & Work
const routes = values.only ?? paths

const site = await measuredSite(values.splash ? 'every-load' : 'never')
const browser = await launch()
try {
  const pages: { path: string; median: Measured }[] = []
  for (const path of routes) {
    const loads: Measured[] = []
    for (let run = 0; run < runs; run += 1) {
      const address = site.url + path
      loads.push({
        ...(await measureLoad(browser, address)),
        ...(await measureWork(browser, address)),
      })
    }
    const of = (name: keyof Measured) => median(loads.map((load) => load[name]))
    const names = Object.keys(loads[0] ?? {}) as (keyof Measured)[]
    pages.push({
      path,
      median: Object.fromEntries(names.map((name) => [name, of(name)])) as Measured,
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
        ms(load.longest),
        load.layoutShift.toFixed(3),
      ]),
    ),
  )
  console.log()
  console.log(
    table(
      ['click to paint, ms', 'first', 'median', 'worst', 'clock'],
      answers.map(({ name, clock, processor }) => [
        name,
        ms(processor[0] ?? Number.NaN),
        ms(median(processor)),
        ms(Math.max(...processor)),
        ms(median(clock)),
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
