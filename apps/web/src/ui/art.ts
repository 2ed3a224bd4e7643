import { useConfig } from '#app/routing/config-context.tsx'

/** Answers the addresses of drawings, for example `art('ledger/payment-gateway-wide')`. */
export function useArt() {
  const { art } = useConfig()
  return (name: string) => `${art}/${name}.svg`
}

type Sprite = 'feature-icons' | 'icons' | 'kites' | `storyboard/${string}`

/** Answers the addresses of symbols of a sprite, for example `symbol('icons', 'x')`. */
export function useSymbol() {
  const art = useArt()
  return (sprite: Sprite, id: string) => `${art(sprite)}#${id}`
}
