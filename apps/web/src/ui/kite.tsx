import { useSymbol } from './art.ts'

type KiteProps = {
  /** Slug of the service whose kite it is. */
  service: string
  /** `night` keeps dark papers visible on dark surfaces. */
  on?: 'light' | 'night'
  className?: string
}

/**
 * The kite of a service with its tail, from the sprite; in lists, `KiteMark`. Pages recolour it with the
 * CSS variables `--kite-a`, `--kite-b`, `--kite-dark`, `--kite-edge` and `--kite-spar`.
 */
export function Kite({ service, on = 'light', className = '' }: KiteProps) {
  const symbol = useSymbol()
  return (
    <svg className={`kite kite--${on} ${className}`} viewBox="-74 -74 148 172" aria-hidden="true">
      <use href={symbol('kites', service)} />
    </svg>
  )
}
