import { createContext, use } from 'react'
import type { InlinedData, PageData, Site } from '../src/routing/page-content.ts'
import type { DraftIssue } from './draft-content.ts'

/** The shown page. */
export type Shown = {
  site: Site
  config: InlinedData['config']
  /** The page at a path with its drafts; undefined for an unknown path. Null until drafts have come. */
  getPage: ((path: string) => PageData | undefined) | null
  /** Why some drafts are not shown as they are. */
  issues: readonly DraftIssue[]
}

const ShownContext = createContext<Shown | null>(null)

export const ShownProvider = ShownContext.Provider

/** The current page of the preview. */
export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('useShown must be used inside ShownProvider')
  return shown
}
