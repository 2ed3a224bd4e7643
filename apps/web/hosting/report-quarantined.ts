import { out } from '../prerender/build-site.ts'
import { quarantineLines, readOutcome } from './outcome.ts'

/**
 * For a workflow, after its deploy: ends with 1 when the build holds something back, as GitHub writes to
 * people of a run that failed and of nothing else.
 */
const outcome = await readOutcome(out)
const lines = outcome?.kind === 'built' ? quarantineLines(outcome.quarantined) : []
const mark = process.env.GITHUB_ACTIONS === 'true' ? '::error::' : ''
for (const line of lines) console.error(`${mark}${line}`)
if (lines.length > 0) process.exitCode = 1
