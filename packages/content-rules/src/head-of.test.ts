import { expect, test } from 'vitest'
import { headOf } from './head-of.ts'

const headline = { impact: 'Found. Fast.', effort: 'Finished.' }
const meta = { title: 'About us', description: 'Who we are.', socialHeadline: headline }

test('a page is called by its title and the brand, home by its title alone', () => {
  expect(headOf('about', { meta }, 'Kitewright')).toEqual({
    title: 'About us | Kitewright',
    description: 'Who we are.',
    headline,
  })
  expect(headOf('home', { meta }, 'Kitewright').title).toBe('About us')
})

test('a legal page is called by its heading', () => {
  const legal = { title: 'Terms of Use', meta }
  expect(headOf('legalPage', legal, 'Kitewright').title).toBe('Terms of Use | Kitewright')
})

test('a service says it in its own fields', () => {
  const service = { title: 'Web Development', metaDescription: 'From ₹50K.', headline }
  expect(headOf('service', service, 'Kitewright')).toEqual({
    title: 'Web Development | Kitewright',
    description: 'From ₹50K.',
    headline,
  })
})
