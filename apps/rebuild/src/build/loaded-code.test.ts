import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** Returns two hashes of a process that loads a module before or after the first one. */
async function readHashes(time: 'before' | 'after'): Promise<string[]> {
  const load = `await import('${join(import.meta.dirname, '../backoff.ts')}')`
  const program = `
    import { hashCode, recordLoadedCode } from '${join(import.meta.dirname, 'loaded-code.ts')}'
    recordLoadedCode()
    await import('${join(import.meta.dirname, '../for-each.ts')}')
    ${time === 'before' ? load : ''}
    console.log(hashCode())
    ${time === 'after' ? load : ''}
    console.log(hashCode())`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  return stdout.trim().split('\n')
}

it('keeps its hash when a later build of the process loads more code', async () => {
  const [first, second] = await readHashes('after')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toBe(first)
  expect(await readHashes('before')).not.toContain(first)
})
