import { createContext, use } from 'react'
import type { Location, NavigationType } from 'react-router-dom'

/** A place in the browser's history, and how the visitor came to it. */
export type Visit = { location: Location; type: NavigationType }

type Navigation = {
  /** The visit whose page is on the screen; the address may already be that of the next one. */
  shown: Visit
  /** Says a sentence to screen readers. */
  announce: (text: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation must be used inside NavigationContext')
  return navigation
}
