type Props = { svg: string; alt?: string; width?: number | string; height?: number | string }

/** A drawing of the house as a picture, so that its names cannot meet those of another one. */
export const SvgPicture = ({ svg, alt = '', width = '100%', height }: Props) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    alt={alt}
    style={{ display: 'block', width, height }}
  />
)
