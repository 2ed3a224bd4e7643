export type AssetKind = 'images' | 'files'

/** The parts of the name that Sanity gives to a picture or a file, after its own bytes. */
export type AssetParts = {
  /** Of the bytes, as hex digits. */
  sha1: string
  /** For pictures, in pixels. */
  size?: { width: number; height: number }
  extension: string
}

/** The last part of the address, for example `<sha1>-800x600.png`. */
export function assetName({ sha1, size, extension }: AssetParts): string {
  return `${sha1}${size ? `-${size.width}x${size.height}` : ''}.${extension}`
}

/** The id of the document, for example `image-<sha1>-800x600-png`. */
export function assetId({ sha1, size, extension }: AssetParts): string {
  return size
    ? `image-${sha1}-${size.width}x${size.height}-${extension}`
    : `file-${sha1}-${extension}`
}

const patterns: Record<AssetKind, RegExp> = {
  images: /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.[a-z0-9]{1,8}$/,
  files: /^[0-9a-f]{40}\.[a-z0-9]{1,8}$/,
}

/** Whether this can be a name of ours; nothing else may reach the disk. */
export const isAssetName = (kind: AssetKind, name: string): boolean => patterns[kind].test(name)
