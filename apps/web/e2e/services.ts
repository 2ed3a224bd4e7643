import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'

const { content } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })

type Service = { label: string; slug: string; path: string }

/**
 * The groups and their services, as the content has them, which the sites under test are built from:
 * so an added service is tested like all others. Whether they are those of the specification is tested
 * by specification-services.spec.ts.
 */
export const groups: { title: string; services: Service[] }[] = content.site.groups.map(
  ({ title, services }) => ({
    title,
    services: services.map(({ title: label, slug }) => ({
      label,
      slug,
      path: `/services/${slug}`,
    })),
  }),
)

export const allServices = groups.flatMap(({ services }) => services)
