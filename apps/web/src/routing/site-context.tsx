import { createContext, type ReactNode, use } from 'react'
import type { Site } from './page-content.ts'

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** Company settings and the service groups, the same on every page. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used inside SiteProvider')
  return site
}
