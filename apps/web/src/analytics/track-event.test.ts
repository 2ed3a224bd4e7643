import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Consent } from './consent.ts'
import { createReporter } from './track-event.ts'

const event = { category: 'Contact', label: 'Contact Form Submission', value: 1 }
const settled = () => new Promise((resolve) => setTimeout(resolve))

let choice: Consent
const tag = { event: vi.fn(), send: vi.fn() }
const startTag = vi.fn<(id: string) => Promise<typeof tag>>()
const allow = vi.fn()
const removeData = vi.fn()
const reporter = () =>
  createReporter({ consent: { read: () => choice }, startTag, allow, removeData })

beforeEach(() => {
  choice = 'granted'
  startTag.mockResolvedValue(tag)
})

afterEach(() => {
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

test('consent given earlier starts the tag at once, and once', async () => {
  const analytics = reporter()
  analytics.follow('G-TEST')
  analytics.event('form_submit', event)
  analytics.pageView('/contact?from=mail', 'Contact Us')
  await settled()
  expect(startTag.mock.calls).toEqual([['G-TEST']])
  expect(removeData).not.toHaveBeenCalled()
  expect(tag.event.mock.calls).toEqual([['form_submit', event]])
  expect(tag.send.mock.calls).toEqual([
    [{ hitType: 'pageview', page: '/contact?from=mail', title: 'Contact Us' }],
  ])
})

test.each(['unknown', 'denied'] as const)('%s consent loads and sends nothing', async (consent) => {
  choice = consent
  const analytics = reporter()
  analytics.follow('G-TEST')
  // Data of an earlier consent is deleted.
  expect(removeData).toHaveBeenCalledOnce()
  analytics.event('form_submit', event)
  choice = 'granted'
  await settled()
  expect(startTag).not.toHaveBeenCalled()
  expect(tag.event).not.toHaveBeenCalled()
})

test('without a measurement ID nothing is loaded', async () => {
  const analytics = reporter()
  analytics.follow(null)
  analytics.event('form_submit', event)
  await settled()
  expect(startTag).not.toHaveBeenCalled()
})

test('granting starts the tag', async () => {
  choice = 'unknown'
  const analytics = reporter()
  analytics.follow('G-TEST')
  choice = 'granted'
  analytics.follow('G-TEST')
  analytics.event('form_submit', event)
  await settled()
  expect(startTag).toHaveBeenCalledOnce()
  expect(tag.event).toHaveBeenCalledOnce()
})

test('withdrawing stops events, also those on their way, and the tag itself', async () => {
  const analytics = reporter()
  analytics.follow('G-TEST')
  analytics.event('form_submit', event)
  choice = 'denied'
  analytics.follow('G-TEST')
  analytics.event('cta_click', event)
  await settled()
  expect(tag.event).not.toHaveBeenCalled()
  expect(allow).toHaveBeenLastCalledWith('G-TEST', false)
  expect(removeData).toHaveBeenCalledOnce()

  choice = 'granted'
  analytics.follow('G-TEST')
  analytics.event('cta_click', event)
  await settled()
  expect(allow).toHaveBeenLastCalledWith('G-TEST', true)
  expect(tag.event).toHaveBeenCalledOnce()
  expect(startTag).toHaveBeenCalledOnce()
})

test('retries a failed tag with the next event', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  startTag.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const analytics = reporter()
  analytics.follow('G-TEST')
  await settled()
  analytics.event('form_submit', event)
  await settled()
  expect(startTag).toHaveBeenCalledTimes(2)
  expect(tag.event).toHaveBeenCalledOnce()
})
