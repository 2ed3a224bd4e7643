/**
 * Writes the seed for `sanity dataset import`: an NDJSON file, and beside it a folder with the
 * pictures. Usage: `node src/export.ts [file]`; by default `dist/production.ndjson` of this
 * package. A relative file is taken from the folder in which the command was given.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { ASSETS_FOLDER, importLines, importPictures } from './ndjson.ts'

const [target, ...more] = process.argv.slice(2)
if (more.length > 0) throw new Error('Usage: node src/export.ts [file]')

const file = target
  ? resolve(process.env.INIT_CWD ?? process.cwd(), target)
  : join(import.meta.dirname, '../dist/production.ndjson')
const assets = join(dirname(file), ASSETS_FOLDER)
const lines = importLines()
const pictures = importPictures()

await mkdir(assets, { recursive: true })
await writeFile(file, `${lines.join('\n')}\n`)
await Promise.all(pictures.map(({ name, body }) => writeFile(join(assets, name), body)))

const shown = relative(process.cwd(), file)
console.log(`${shown}: ${lines.length} documents`)
console.log(`${relative(process.cwd(), assets)}: ${pictures.length} pictures`)
console.log(`Import into a dataset: sanity dataset import ${shown} production --replace`)
