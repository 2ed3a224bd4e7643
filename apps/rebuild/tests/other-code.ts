import { registerHooks } from 'node:module'
import type { Job } from '../src/build/job.ts'

/** The build process after a change of one line: `OTHER_CODE` is file, old text and new text. */
const [file = '', from = '', to = ''] = JSON.parse(process.env.OTHER_CODE ?? '[]')
let isWorking = false

registerHooks({
  load(url, context, nextLoad) {
    const isOwn = url.endsWith('.ts') && !url.includes('/node_modules/')
    // The bundled content is counted as content.
    if (isWorking && isOwn && !url.includes('/packages/seed/')) {
      throw new Error(`${url} is imported too late to be counted as code that makes pages`)
    }
    const loaded = nextLoad(url, context)
    if (!file || !url.endsWith(file)) return loaded
    return { ...loaded, source: String(loaded.source).replace(from, () => to) }
  },
})
await import('../src/build/main.ts')
const { loadProgram } = await import('@kitewright/site-engine/files')
process.once('message', async ({ bundleFolder }: Job) => {
  await loadProgram(bundleFolder)
  isWorking = true
})
