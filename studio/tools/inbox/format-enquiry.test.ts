import { expect, it } from 'vitest'
import { formatCampaign, formatFlag, formatShortReceived } from './format-enquiry.ts'

it('shortens the time of an enquiry, in the zone of the site', () => {
  const now = new Date('2026-11-03T21:00:00Z')
  expect(formatShortReceived('2026-11-03T20:00:00Z', now)).toBe('01:30 IST')
  expect(formatShortReceived('2026-11-03T18:00:00Z', now)).toBe('3 Nov')
  expect(formatShortReceived('2025-11-03T18:00:00Z', now)).toBe('3 Nov 2025')
})

it('says in words why an enquiry may come from a program', () => {
  expect(formatFlag('hidden field filled in; sent 812 ms after page load')).toBe(
    'a field was filled in that people do not see; it was sent 0.8 seconds after the page had loaded, and people take longer',
  )
  expect(formatFlag('something new')).toBe('something new')
})

it('lists the parameters of a campaign', () => {
  expect(formatCampaign('utm_source=mail&utm_campaign=Diwali%20offer')).toEqual([
    'utm_source: mail',
    'utm_campaign: Diwali offer',
  ])
})
