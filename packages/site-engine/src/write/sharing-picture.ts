import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { HashedFile } from '../files/hashed-files.ts'

/** The PNG of a sharing picture; other sites show no SVG. Making one takes some 60 ms. */
export function sharingPicture(svg: string): HashedFile {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const make = () => sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  return { path: `/social/${hash}.png`, make, slow: true }
}
