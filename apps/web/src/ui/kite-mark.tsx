import './kite-mark.css'
import { useArt } from './art.ts'

type KiteMarkProps = {
  /** Slug of the service whose kite it is. */
  service: string
  /** `night` keeps dark papers visible on dark surfaces. */
  on?: 'light' | 'night'
  className?: string
}

/**
 * The kite of a service in a list, without its tail: a part of one sprite of all kites, as the two dozen
 * kites of a menu would otherwise be some 400 elements to style when it opens. On night, where a list has
 * at most one, a separate picture.
 */
export function KiteMark({ service, on = 'light', className = '' }: KiteMarkProps) {
  const art = useArt()
  if (on === 'night') {
    return (
      <img
        className={`kite-mark ${className}`}
        src={art(`night/${service}`)}
        alt=""
        loading="lazy"
      />
    )
  }
  return <span className={`kite-mark kite-mark--row mark-${service} ${className}`} />
}
