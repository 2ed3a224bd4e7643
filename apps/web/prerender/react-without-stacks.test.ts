import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '../.bundle/client/assets')

test('React DOM makes no Error as it starts, only where it throws one', async () => {
  const vendor = (await readdir(assets)).find((file) => /^vendor-.*\.js$/.test(file)) ?? ''
  const code = await readFile(join(assets, vendor), 'utf8')
  expect(code).toContain('Object.create(Error.prototype)')
  // React's messages 460, 461, 474, 519 and 542 say that nobody should ever see them.
  expect(code).not.toMatch(/Error\(\w+\((460|461|474|519|542)\)\)/)
})
