import type { FeatureIconName, IconName } from '@kitewright/artwork/icons'
import { useSymbol } from './art.ts'

type IconProps = { className?: string } & (
  | { name: IconName; sprite?: 'icons' }
  | { name: FeatureIconName; sprite: 'feature-icons' }
)

/** A Phosphor icon from the sprite, in the colour of the text. The words beside it carry the meaning. */
export function Icon({ name, sprite = 'icons', className = '' }: IconProps) {
  const symbol = useSymbol()
  return (
    <svg className={`icon ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={symbol(sprite, name)} />
    </svg>
  )
}
