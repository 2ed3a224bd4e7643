import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs each size in a process of its own, so that memory and warm-up do not mix. */
const sizes = [36, 360, 3600]

type Row = { pages: number; seconds: number; peakMegabytes: number; loadSeconds: number }

const rows: Row[] = sizes.map((pages) => {
  const child = spawnSync('node', [join(import.meta.dirname, 'prerender-once.ts'), String(pages)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`The run of ${pages} pages ended with ${child.status}`)
  return JSON.parse(child.stdout)
})

const base = rows[0]
console.log('pages  load s  prerender s  ms/page  peak MB  time against 36')
for (const row of rows) {
  console.log(
    [
      String(row.pages).padStart(5),
      row.loadSeconds.toFixed(2).padStart(6),
      row.seconds.toFixed(2).padStart(11),
      ((1000 * row.seconds) / row.pages).toFixed(2).padStart(7),
      row.peakMegabytes.toFixed(0).padStart(7),
      `x${(row.seconds / (base?.seconds ?? row.seconds)).toFixed(1)}`.padStart(15),
    ].join('  '),
  )
}
await writeFile(join(import.meta.dirname, 'prerender.json'), `${JSON.stringify(rows, null, 2)}\n`)
