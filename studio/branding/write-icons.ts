import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoDrawings } from '@kitewright/artwork/logo'
import sharp from 'sharp'
import { createIco } from './ico.ts'

/** Writes the icons of the Studio from the mark, under the names that Sanity serves: `pnpm generate`. */
const folder = join(import.meta.dirname, '../static')

const getDrawing = (name: string) => Buffer.from(logoDrawings[name]?.() ?? '')
const renderPng = (name: string, size: number) =>
  sharp(getDrawing(name), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

await mkdir(folder, { recursive: true })
const files: Record<string, Buffer> = {
  'favicon.svg': getDrawing('logo/favicon'),
  'favicon.ico': createIco(await renderPng('logo/favicon', 32), 32),
  'favicon-96.png': await renderPng('logo/favicon', 96),
  'favicon-192.png': await renderPng('logo/favicon', 192),
  'favicon-512.png': await renderPng('logo/favicon', 512),
  'apple-touch-icon.png': await renderPng('logo/touch-icon', 180),
}
for (const [name, file] of Object.entries(files)) await writeFile(join(folder, name), file)
