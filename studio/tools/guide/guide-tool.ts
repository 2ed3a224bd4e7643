import { BookIcon } from '@sanity/icons/Book'
import { lazy } from 'react'
import type { Tool } from 'sanity'

export const GUIDE = 'guide'

/** How everything is done, in the Studio itself: wherever it is hosted, its guide is of the same version. */
export const guideTool: Tool = {
  name: GUIDE,
  title: 'Guide',
  icon: BookIcon,
  // With its pictures, which nobody else needs.
  component: lazy(() => import('./guide.tsx').then(({ Guide }) => ({ default: Guide }))),
}
