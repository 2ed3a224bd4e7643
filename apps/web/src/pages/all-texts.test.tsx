import { pageTypes } from '@kitewright/content-types/addresses'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageModules } from '#app/app/routes.tsx'
import { withPictures } from '#app/document/with-pictures.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../tests/in-site.tsx'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { collectTexts, fakePictures } from './collect-texts.ts'

const content = await withPictures(seedSnapshot.content, fakePictures)

/** Fields that the page shows in another form, or only in some cases. */
const otherFields = [
  'headline',
  'whenEmpty',
  'publishedAt',
  'datePosted',
  'validThrough',
  // Beside a price per month it would say the same twice.
  'duration',
  // These depend on the visitor's plan.
  'large',
  'small',
  'monthly',
  'notIncluded',
  'tagline',
  'exclusions',
  // Only beside a calendar, whose address is a setting.
  'calendarNotice',
]

// The countdown shows one of two texts, by the date.
const pages = pageTypes.filter((type) => type !== 'comingSoon')

test.each(pages)('%s shows every word that editors write for it', async (type) => {
  const Page = (await pageModules[type]()) as ComponentType<{ content: unknown }>
  const html = renderToStaticMarkup(
    <InSite>
      <SiteProvider site={content.site}>
        <Page content={content[type]} />
      </SiteProvider>
    </InSite>,
  )
  // A heading may be divided into its sentences.
  const joined = html.replaceAll(/<\/?span[^>]*>/g, '')
  const texts = collectTexts(content[type], otherFields)
  expect(texts.length).toBeGreaterThan(3)
  expect(
    texts.filter((text) => ![html, joined].some((one) => one.includes(renderToStaticMarkup(text)))),
  ).toEqual([])
})
