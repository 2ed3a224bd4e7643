import { loadOnce } from '@kitewright/site-engine/load-once'
import type { ComponentType } from 'react'
import type { PageData, PageName } from '../routing/page-content.ts'
import { pageModules } from './routes.tsx'

type AnyPage = ComponentType<{ content: PageData['content'] }>

const loaders = Object.fromEntries(
  // A page and its content belong together by name, which the type of the table cannot carry here.
  Object.entries(pageModules).map(([name, load]) => [
    name,
    loadOnce(load as () => Promise<AnyPage>),
  ]),
) as Record<PageName, () => Promise<AnyPage>>

/** Loads the code of a page once; a failed load may be tried again. */
export const loadPage = (name: PageName): Promise<AnyPage> => loaders[name]()
