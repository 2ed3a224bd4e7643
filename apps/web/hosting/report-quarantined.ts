import { out } from '../prerender/build-site.ts'
import { quarantineLines, readOutcome } from './outcome.ts'

/**
 * For a workflow, after its deploy: exits with 1 if an entry is quarantined, because GitHub sends a mail only about
 * failed runs.
 */
const outcome = await readOutcome(out)
const lines = outcome?.kind === 'built' ? quarantineLines(outcome.quarantined) : []
const mark = process.env.GITHUB_ACTIONS === 'true' ? '::error::' : ''
for (const line of lines) console.error(`${mark}${line}`)
if (lines.length > 0) process.exitCode = 1
