/** The id of a picture ends in its size and kind: `image-<sha1>-1200x900-png`. */
const idForm = /^image-[0-9a-f]+-(\d+)x(\d+)-(\w+)$/

/** Problems of a stored picture, or true. It may be published anyway. */
export function getPictureNotice(picture: unknown, minWidth = 0): string | true {
  const { asset } = (picture ?? {}) as { asset?: { _ref?: unknown } }
  const [, width = '', height = '', kind] = String(asset?._ref ?? '').match(idForm) ?? []
  const notices = [
    ...(kind === 'gif' ? ['If this GIF moves, the site shows a still picture.'] : []),
    // A drawing is sharp at every size.
    ...(kind && kind !== 'svg' && Number(width) < minWidth
      ? [
          `This picture is ${width} by ${height} px; below ${minWidth} px of width it looks blurred.`,
        ]
      : []),
  ]
  return notices.length === 0 || notices.join(' ')
}
