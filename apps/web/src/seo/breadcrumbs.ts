import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import type { InlinedData } from '../routing/page-content.ts'
import type { Thing } from './thing.ts'

/** The way from home to the page; home itself needs none. */
export function breadcrumbs({ site, config, data }: InlinedData): Thing[] {
  if (data.page === 'home') return []
  const steps: [name: string, path: string][] = [['Home', '/']]
  if (data.meta.path.startsWith(servicePath(''))) {
    steps.push(['Services', pagePaths.servicesOverview])
  }
  const name = data.meta.title.replace(` | ${site.settings.brand}`, '')
  steps.push([name, data.meta.path])
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name,
        item: `${config.siteUrl}${path}`,
      })),
    },
  ]
}
