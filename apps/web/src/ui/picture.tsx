/** A picture that this site serves itself. */
export type SitePicture = {
  alt: string
  src: string
  /** Its copies in several widths; none of a drawing, which fits any. */
  srcSet: string | null
  /** As large as it was uploaded, px. */
  width: number
  height: number
}

type PictureProps = {
  picture: SitePicture
  /** Which share of the window's width it fills, as in the attribute `sizes`. */
  sizes: string
  /** True where the picture stands in the first screen: it loads at once. */
  first?: boolean
  className?: string
}

/** A picture from the CMS with the size of its file, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, first, className }: PictureProps) {
  const { alt, src, srcSet, width, height } = picture
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
