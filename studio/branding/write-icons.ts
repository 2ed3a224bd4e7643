import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoDrawings } from '@kitewright/artwork/logo'
import sharp from 'sharp'
import { icoOf } from './ico.ts'

/** Writes the icons of the Studio from the mark, under the names that Sanity serves: `pnpm generate`. */
const folder = join(import.meta.dirname, '../static')

const drawing = (name: string) => Buffer.from(logoDrawings[name]?.() ?? '')
const png = (name: string, size: number) =>
  sharp(drawing(name), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

await mkdir(folder, { recursive: true })
const files: Record<string, Buffer> = {
  'favicon.svg': drawing('logo/favicon'),
  'favicon.ico': icoOf(await png('logo/favicon', 32), 32),
  'favicon-96.png': await png('logo/favicon', 96),
  'favicon-192.png': await png('logo/favicon', 192),
  'favicon-512.png': await png('logo/favicon', 512),
  'apple-touch-icon.png': await png('logo/touch-icon', 180),
}
for (const [name, file] of Object.entries(files)) await writeFile(join(folder, name), file)
