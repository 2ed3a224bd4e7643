import type { InlinedData } from '../routing/page-content.ts'
import type { Thing } from './thing.ts'

/** How other things point to the company. */
export const organizationRef = ({ config }: InlinedData) => ({
  '@id': `${config.siteUrl}/#organization`,
})

export const organization = ({ site: { settings }, config }: InlinedData): Thing => ({
  '@type': 'Organization',
  '@id': `${config.siteUrl}/#organization`,
  name: settings.brand,
  legalName: settings.legalName,
  url: `${config.siteUrl}/`,
  logo: `${config.siteUrl}${config.art}/logo/lockup.svg`,
  slogan: settings.tagline,
  description: settings.description,
  email: settings.email,
  telephone: settings.phone,
  address: {
    '@type': 'PostalAddress',
    addressLocality: settings.headquarters.city,
    addressCountry: settings.headquarters.country,
  },
  knowsAbout: settings.companyTypes,
  sameAs: settings.social.map((link) => link.url),
})

export const website = (page: InlinedData): Thing => ({
  '@type': 'WebSite',
  '@id': `${page.config.siteUrl}/#website`,
  name: page.site.settings.brand,
  url: `${page.config.siteUrl}/`,
  inLanguage: 'en-IN',
  publisher: organizationRef(page),
})
