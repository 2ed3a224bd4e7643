import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageName } from '../src/routing/page-content.ts'
import { pageModuleFile } from './page-module-file.ts'

const pages: Record<PageName, string> = {
  home: 'src/pages/home/home-page.tsx',
  servicesOverview: 'src/pages/services-overview/services-overview-page.tsx',
  specimen: 'src/pages/specimen/specimen-page.tsx',
  ledger: 'src/pages/ledger/ledger-page.tsx',
  storyboard: 'src/pages/storyboard/storyboard-page.tsx',
  portfolio: 'src/pages/portfolio/portfolio-page.tsx',
  about: 'src/pages/about/about-page.tsx',
  careers: 'src/pages/careers/careers-page.tsx',
  blog: 'src/pages/blog/blog-page.tsx',
  contact: 'src/pages/contact/contact-page.tsx',
  booking: 'src/pages/booking/booking-page.tsx',
  comingSoon: 'src/pages/coming-soon/coming-soon-page.tsx',
  labsComingSoon: 'src/pages/labs-coming-soon/labs-coming-soon-page.tsx',
  legal: 'src/pages/legal/legal-page.tsx',
}

test.each(Object.entries(pages))('%s is bundled from %s', (page, file) => {
  expect(pageModuleFile(page as PageName)).toBe(file)
  expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true)
})
