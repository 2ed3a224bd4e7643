type PictureProps = {
  picture: { alt: string; src: string | null; width: number | null; height: number | null }
  /** True where the picture stands in the first screen: it loads at once. */
  first?: boolean
  className?: string
}

/** A picture from the CMS with the size of its file, so that nothing moves when it arrives. */
export function Picture({ picture, first, className }: PictureProps) {
  const { alt, src, width, height } = picture
  if (!src) return null
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
