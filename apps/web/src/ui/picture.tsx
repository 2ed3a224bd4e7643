import type { SitePicture } from '@kitewright/site-engine/write'

type PictureProps = {
  picture: SitePicture
  /** Which share of the window's width it fills, as in the attribute `sizes`. */
  sizes: string
  /** True for a picture in the first screen: it loads at once. */
  first?: boolean
  className?: string
}

/** A picture from the CMS with the size of its file, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, first, className }: PictureProps) {
  const { alt, src, srcSet, width, height, focus } = picture
  return (
    <img
      className={className}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
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
