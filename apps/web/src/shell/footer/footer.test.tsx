import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '#app/routing/page-content.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { Footer } from './footer.tsx'

const { content } = seedSnapshot

const htmlWith = (settings: Partial<Site['settings']>) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={{ ...content.site, settings: { ...content.site.settings, ...settings } }}>
        <Footer />
      </SiteProvider>
    </InSite>,
  )

test("the company's registration numbers are under its name once Settings have them", () => {
  const registeredAddress = '12 Kite Road, Bangalore 560001'
  const html = htmlWith({
    registeredAddress,
    cin: null,
    gstin: '29ABCDE1234F1Z5',
    foundedYear: '2020',
  })
  expect(html).toContain(`<p>${registeredAddress} · GSTIN 29ABCDE1234F1Z5 · Founded 2020</p>`)
  expect(htmlWith({ registeredAddress: null, cin: null, gstin: null })).not.toContain('GSTIN')
})
