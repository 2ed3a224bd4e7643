import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoDrawings } from '@kitewright/artwork/logo'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createIco } from './ico.ts'

const inStatic = (name: string) => readFile(join(import.meta.dirname, '../static', name))

it('the tab shows the mark as it is drawn now', async () => {
  expect(String(await inStatic('favicon.svg')), 'Run `pnpm generate`.').toBe(
    logoDrawings['logo/favicon']?.(),
  )
})

it.each([
  ['favicon-96.png', 96],
  ['favicon-192.png', 192],
  ['favicon-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)('%s is %i px wide', async (name, size) => {
  const { width, height } = await sharp(await inStatic(name)).metadata()
  expect([width, height]).toEqual([size, size])
})

it('an icon has the offset and length of its picture', () => {
  const ico = createIco(Buffer.from('a picture'), 32)
  expect([ico.readUInt8(6), ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([32, 9, 22])
  expect(String(ico.subarray(22))).toBe('a picture')
})
