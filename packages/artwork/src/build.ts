import { fileURLToPath } from 'node:url'
import { drawings } from './catalogue.ts'
import { writeArtwork } from './write-artwork.ts'

const directory = fileURLToPath(new URL('../dist', import.meta.url))
const count = await writeArtwork(directory, drawings)
console.log(`artwork: ${count} drawings`)
