import type { IconName } from '@kitewright/artwork/icons'
import { useSymbol } from './art.ts'

/** A Phosphor icon from the sprite, in the colour of the text. The words beside it carry the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const symbol = useSymbol()
  return (
    <svg className={`icon ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={symbol('icons', name)} />
    </svg>
  )
}
