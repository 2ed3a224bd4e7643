import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../tests/in-site.tsx'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { NavigationProvider } from './navigation/navigation-provider.tsx'
import { ServicesLayout } from './services-layout/services-layout.tsx'

const { content } = seedSnapshot
const { site } = content
const services = site.groups.flatMap((group) => group.services)
const servicePaths = services.map(({ slug }) => servicePath(slug))

const htmlAt = (path: string, element: ReactNode, shown = site) =>
  renderToStaticMarkup(
    <InSite path={path}>
      <SiteProvider site={shown}>
        <NavigationProvider
          known={new Set([...Object.values(pagePaths), ...servicePaths])}
          isOfList={() => false}
          served="/"
          links={{ prefetch: () => {}, isDocument: () => false }}
        >
          {element}
        </NavigationProvider>
      </SiteProvider>
    </InSite>,
  )

const sidebarAt = (path: string) =>
  htmlAt(
    path,
    <Routes>
      <Route element={<ServicesLayout />}>
        <Route path="*" element={<h1>Page</h1>} />
      </Route>
    </Routes>,
  )

/** The opening tag of each link, by its address. */
const getLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    href: tag.match(/href="([^"]*)"/)?.[1] ?? '',
    current: tag.includes('aria-current="page"'),
  }))
const getCurrent = (html: string) =>
  getLinks(html)
    .filter(({ current }) => current)
    .map(({ href }) => href)

/** The site with one more link in each menu that the settings can name. */
const withMenus = {
  ...site,
  settings: {
    ...site.settings,
    headerLinks: [{ label: 'Prices', href: '/services' }],
    headerButtons: [{ label: 'Write to us', href: '/contact' }],
    footerLinks: [{ label: 'Launch', href: '/coming-soon' }],
  },
}

describe('Header', () => {
  it('shows the links and buttons of the settings in place of the usual ones', () => {
    const html = htmlAt('/', <Header />, withMenus)
    expect(html).toMatch(/<a [^>]*href="\/services"[^>]*>Prices</)
    expect(html).toMatch(/<a [^>]*button--rani[^>]*>Write to us</)
    for (const defaultLink of ['>About Us<', '>Labs<', '>Request Call Back<', '>Book a Meeting<']) {
      expect(html).not.toContain(defaultLink)
    }
    expect(html).toContain('>Home<')
  })

  it('shows the usual ones once the lists of the settings are empty', () => {
    const settings = { ...site.settings, headerLinks: [], headerButtons: [], footerLinks: [] }
    const empty = { ...site, settings }
    expect(htmlAt('/', <Header />, empty)).toBe(htmlAt('/', <Header />))
    expect(htmlAt('/', <Footer />, empty)).toBe(htmlAt('/', <Footer />))
  })

  it('states no menu state before hydration', () => {
    expect(htmlAt('/', <Header />)).not.toContain('aria-expanded=')
  })

  it('marks the page shown, in any spelling, and Services on every service', () => {
    expect(getCurrent(htmlAt('/About/', <Header />))).toEqual(['/about'])
    const service = htmlAt('/services/web-development', <Header />)
    expect(getCurrent(service)).toEqual(['/services/web-development'])
    expect(service).toMatch(/<button[^>]*aria-current="true"[^>]*>Services/)
  })

  it('marks no page as current at an unknown address', () => {
    expect(getCurrent(htmlAt('/services/unknown', <Header />))).toEqual([])
  })
})

describe('ServicesLayout', () => {
  it('is closed in the prerendered page and highlights the service', () => {
    const html = sidebarAt('/services/data-analytics')
    expect(html).not.toContain('data-open')
    expect(getCurrent(html)).toEqual(['/services/data-analytics'])
    expect(html).toContain(site.settings.readyBox.action.label)
  })

  it('highlights Getting Started on the overview', () => {
    expect(getCurrent(sidebarAt('/services'))).toEqual(['/services'])
  })
})

describe('Footer', () => {
  it('shows the links of the settings beside the legal pages', () => {
    const html = htmlAt('/', <Footer />, withMenus)
    expect(html).toContain('href="/coming-soon">Launch</a>')
    expect(html).not.toContain('>Portfolio<')
    expect(html).toContain('>Privacy Policy<')
  })

  it('shows the year of the build until the visitor’s is known', () => {
    expect(htmlAt('/', <Footer />)).toContain(`© 2025 ${site.settings.legalName}`)
  })

  it('is beside the list on service pages only', () => {
    expect(htmlAt('/services', <Footer />)).toContain('lg:pl-list-end')
    expect(htmlAt('/about', <Footer />)).not.toContain('lg:pl-list-end')
  })
})
