import type { DrawingName } from '@kitewright/content-types/model'
import type { Service } from '#app/routing/page-content.ts'
import { useArt, useSymbol } from '#app/ui/art.ts'

type ServiceDrawingProps = {
  service: Service
  slot: DrawingName
  className: string
  /** Which share of the window's width it fills, as in the attribute `sizes`. */
  sizes: string
  /** Alternative text, where no words beside the drawing describe it. */
  alt?: string | undefined
  /** Fills its space and is cropped, as a picture is; else it is shown whole. */
  cover?: boolean
  /** Size of the drawing, px; a picture that replaces it is cropped to the same ratio. */
  width: number
  height: number
  loading?: 'lazy' | undefined
  decoding: 'async'
}

/** A drawing of a service page, or the picture that an editor put in its place. */
export function ServiceDrawing({
  service,
  slot,
  className,
  sizes,
  alt = '',
  cover,
  ...rest
}: ServiceDrawingProps) {
  const art = useArt()
  const symbol = useSymbol()
  const { layout, slug } = service
  const picture = service.pictures?.[slot]
  if (!picture && layout === 'storyboard') {
    const { width, height } = rest
    return (
      <svg
        className={className}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
        aria-hidden="true"
      >
        <use href={symbol(`storyboard/${slug}`, slot)} />
      </svg>
    )
  }
  if (!picture) {
    const src = art(`${layout}/${slug}-${slot}`)
    return <img className={className} src={src} alt={alt} {...rest} />
  }
  const { src, srcSet, width, height } = picture
  return (
    <img
      className={className}
      // A photograph has no background to fill the rest of a larger space with.
      style={{ objectFit: 'cover' }}
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet ? sizes : undefined}
      alt={picture.alt}
      {...rest}
      width={width}
      height={height}
    />
  )
}
