import './kite-mark.css'

type KiteMarkProps = {
  /** Slug of the service whose kite it is. */
  service: string
  /** `night` keeps dark papers visible on dark surfaces. */
  on?: 'light' | 'night'
  className?: string
}

/**
 * The kite of a service in a list, without its tail: a part of one picture of all of them. The two dozen
 * kites of a menu would otherwise be some 400 elements to style when it opens.
 */
export function KiteMark({ service, on = 'light', className = '' }: KiteMarkProps) {
  const night = on === 'night' ? 'kite-mark--night' : ''
  return <span className={`kite-mark ${night} mark-${service} ${className}`} />
}
