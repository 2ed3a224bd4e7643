import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { atFiles } from './plant-faults.ts'

it('accepts the files of a new server, and those that another server reads', async () => {
  const right = [{ state: 'ok', what: 'have the right owners and modes', fix: null }]
  expect(await atFiles(() => ({}))).toEqual(right)
  const share = (at: string) => {
    chmodSync(join(at, 'data'), 0o755)
    return { isDataShared: true, user: null }
  }
  expect(await atFiles(share)).toEqual(right)
})
