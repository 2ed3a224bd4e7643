import { expect, test } from 'vitest'
import { metadataOf } from './metadata.ts'

const headline = { impact: 'Found. Fast.', effort: 'Finished.' }
const meta = { title: 'About us', description: 'Who we are.', socialHeadline: headline }

test('the title has the brand, except on home', () => {
  expect(metadataOf('about', { meta }, 'Kitewright')).toEqual({
    title: 'About us | Kitewright',
    description: 'Who we are.',
    headline,
  })
  expect(metadataOf('home', { meta }, 'Kitewright').title).toBe('About us')
})

test('a legal page uses its heading as title', () => {
  const legal = { title: 'Terms of Use', meta }
  expect(metadataOf('legalPage', legal, 'Kitewright').title).toBe('Terms of Use | Kitewright')
})

test('a service has its own metadata fields', () => {
  const service = { title: 'Web Development', metaDescription: 'From ₹50K.', headline }
  expect(metadataOf('service', service, 'Kitewright')).toEqual({
    title: 'Web Development | Kitewright',
    description: 'From ₹50K.',
    headline,
  })
  const called = { ...service, metaTitle: 'Websites in Bangalore' }
  expect(metadataOf('service', called, 'Kitewright').title).toBe(
    'Websites in Bangalore | Kitewright',
  )
})

test('a post uses its description in lists unless it has one for search', () => {
  const listed = { title: 'When a PWA is enough', description: 'Three checks.' }
  expect(metadataOf('post', { ...listed, metaDescription: null }, 'Kitewright')).toEqual({
    title: 'When a PWA is enough | Kitewright',
    description: 'Three checks.',
    headline: { impact: 'When a PWA is enough', effort: '' },
  })
  const said = { ...listed, metaTitle: 'PWA or app?', metaDescription: 'What an app costs.' }
  expect(metadataOf('post', said, 'Kitewright')).toMatchObject({
    title: 'PWA or app? | Kitewright',
    description: 'What an app costs.',
    headline: { impact: 'When a PWA is enough' },
  })
})
