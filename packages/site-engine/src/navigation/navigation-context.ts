import { createContext, use } from 'react'
import type { Location, NavigationType } from 'react-router-dom'

/** A history entry, and how the visitor reached it. */
export type Visit = { location: Location; type: NavigationType }

type Navigation = {
  /** The visit on the screen; the address may already be the next one. */
  shown: Visit
  /** Announces a sentence to screen readers. */
  announce: (text: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation must be used inside NavigationContext')
  return navigation
}
