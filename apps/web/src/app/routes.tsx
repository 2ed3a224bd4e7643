import { getMetadata } from '@kitewright/content-rules/text'
import {
  landingPath,
  legalPath,
  pagePaths,
  pageTypes,
  postPath,
  servicePath,
} from '@kitewright/content-types/addresses'
import type { PageType } from '@kitewright/content-types/model'
import type { ComponentType } from 'react'
import type { PageData, PageName, PageProps, SiteContent } from '#app/routing/page-content.ts'
import { loadServicesLayout } from '#app/shell/load-parts.ts'

type PageModule<Name extends PageName> = ComponentType<PageProps<Name>>

/** Loads the services layout with a page that uses it. */
const withServicesLayout = async <Page,>(page: Promise<Page>): Promise<Page> => {
  await loadServicesLayout()
  return page
}

/**
 * The code of each page, one chunk each. The three service layouts are pages of their own, so that
 * a visitor of one does not load the other two.
 */
export const pageModules: { [Name in PageName]: () => Promise<PageModule<Name>> } = {
  home: () => import('#app/pages/home/home-page.tsx').then((m) => m.HomePage),
  servicesOverview: () =>
    withServicesLayout(
      import('#app/pages/services-overview/services-overview-page.tsx').then(
        (m) => m.ServicesOverviewPage,
      ),
    ),
  specimen: () =>
    withServicesLayout(import('#app/pages/specimen/specimen-page.tsx').then((m) => m.SpecimenPage)),
  ledger: () =>
    withServicesLayout(import('#app/pages/ledger/ledger-page.tsx').then((m) => m.LedgerPage)),
  storyboard: () =>
    withServicesLayout(
      import('#app/pages/storyboard/storyboard-page.tsx').then((m) => m.StoryboardPage),
    ),
  plan: () => import('#app/pages/plan/plan-page.tsx').then((m) => m.PlanPage),
  portfolio: () => import('#app/pages/portfolio/portfolio-page.tsx').then((m) => m.PortfolioPage),
  about: () => import('#app/pages/about/about-page.tsx').then((m) => m.AboutPage),
  careers: () => import('#app/pages/careers/careers-page.tsx').then((m) => m.CareersPage),
  blog: () => import('#app/pages/blog/blog-page.tsx').then((m) => m.BlogPage),
  post: () => import('#app/pages/post/post-page.tsx').then((m) => m.PostPage),
  contact: () => import('#app/pages/contact/contact-page.tsx').then((m) => m.ContactPage),
  booking: () => import('#app/pages/booking/booking-page.tsx').then((m) => m.BookingPage),
  comingSoon: () =>
    import('#app/pages/coming-soon/coming-soon-page.tsx').then((m) => m.ComingSoonPage),
  labsComingSoon: () =>
    import('#app/pages/labs-coming-soon/labs-coming-soon-page.tsx').then(
      (m) => m.LabsComingSoonPage,
    ),
  landing: () => import('#app/pages/landing/landing-page.tsx').then((m) => m.LandingPage),
  legal: () => import('#app/pages/legal/legal-page.tsx').then((m) => m.LegalPage),
}

type Hidden = { noindex?: boolean | null; meta?: { noindex: boolean | null } }

/** All pages of the site with their content, for the prerender, the sitemap and tests. */
export function buildPages(content: SiteContent): PageData[] {
  const { brand } = content.site.settings
  const getMeta = (
    type: string,
    texts: Parameters<typeof getMetadata>[1] & Hidden,
    path: string,
  ) => {
    const { title, description } = getMetadata(type, texts, brand)
    const isHidden = texts.noindex ?? texts.meta?.noindex
    return { title, description, path, ...(isHidden && { noindex: true as const }) }
  }
  const buildPage = (page: PageType) => {
    const pageContent = content[page]
    return pageContent
      ? [{ page, meta: getMeta(page, pageContent, pagePaths[page]), content: pageContent }]
      : []
  }
  const services = content.services.map((service) => ({
    page: service.layout,
    meta: getMeta('service', service, servicePath(service.slug)),
    content: service,
  }))
  const posts = content.posts.map((post) => ({
    page: 'post' as const,
    meta: getMeta('post', post, postPath(post.slug)),
    content: post,
  }))
  const landingPages = content.landingPages.map((landing) => ({
    page: 'landing' as const,
    meta: getMeta('landingPage', landing, landingPath(landing.slug)),
    content: landing,
  }))
  const legalPages = content.legalPages.map((legal) => ({
    page: 'legal' as const,
    meta: getMeta('legalPage', legal, legalPath(legal.slug)),
    content: legal,
  }))
  /** Pages whose address is below another page. */
  const below: { [Page in PageType]?: object[] } = { servicesOverview: services, blog: posts }
  const pages = pageTypes.flatMap((page) => [...buildPage(page), ...(below[page] ?? [])])
  return [...pages, ...landingPages, ...legalPages] as PageData[]
}
