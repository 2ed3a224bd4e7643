const HEADER_BYTES = 22

/** A Windows icon that holds one picture, a square PNG of `size` px (at most 255). */
export function createIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
