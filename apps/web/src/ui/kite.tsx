import { symbol } from './art.ts'

type KiteProps = {
  /** Slug of the service whose kite it is. */
  service: string
  tail?: boolean
  /** `night` keeps dark papers visible on dark surfaces. */
  on?: 'light' | 'night'
  className?: string
}

/**
 * The kite of a service, from the sprite. Pages recolour it with the CSS variables
 * `--kite-a`, `--kite-b`, `--kite-dark`, `--kite-edge` and `--kite-spar`.
 */
export function Kite({ service, tail = true, on = 'light', className = '' }: KiteProps) {
  return (
    <svg
      className={`kite kite--${on} ${tail ? '' : 'kite--bare'} ${className}`}
      viewBox={`-74 -74 148 ${tail ? 172 : 148}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={symbol(service)} />
    </svg>
  )
}
