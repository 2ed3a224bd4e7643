import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '../.bundle/client/assets')

test.each(['vendor', 'start'])('%s begins with the hint for the compiler', async (name) => {
  const files = (await readdir(assets)).filter((file) => file.startsWith(`${name}-`))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files.filter((file) => file.endsWith('.js'))) {
    const [line] = (await readFile(join(assets, file), 'utf8')).split('\n')
    expect(line).toBe('//# allFunctionsCalledOnLoad')
  }
})
