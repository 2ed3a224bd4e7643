import { createContext } from 'react'

/** What links to pages of the site can do beside changing the page. */
export type SiteLinks = {
  /** Fetches a page before it is asked for. */
  prefetch: (href: string) => void
  /** Which pages come as a document: because their policy is another one, or the running tab does not know them. */
  isDocument: (path: string) => boolean
  /**
   * What the page shown still waits for, or null. React would take it away at a change of page until it is
   * there, and the page would jump.
   */
  underWay: () => Promise<unknown> | null
  /** The visitor chose the page already shown. */
  reselect: () => void
}

export const SiteLinksContext = createContext<SiteLinks>({
  prefetch: () => {},
  isDocument: () => false,
  underWay: () => null,
  reselect: () => {},
})
