import { BookIcon } from '@sanity/icons/Book'
import { lazy } from 'react'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'

export const GUIDE = 'guide'

/** The guide for editors, in the Studio's own version. */
export const guideTool: Tool = {
  name: GUIDE,
  title: 'Guide',
  icon: BookIcon,
  router: route.create('/', [route.create('/:page')]),
  // Lazy, because of its pictures.
  component: lazy(() => import('./guide.tsx').then(({ Guide }) => ({ default: Guide }))),
}
