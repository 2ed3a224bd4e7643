import { createHeaderRules, getHeaders } from '@kitewright/site-engine/files'
import { expect, test } from 'vitest'
import { getPolicySources } from './policy-sources.ts'

type Settings = Parameters<typeof getPolicySources>[0]
type Blocks = Parameters<typeof getPolicySources>[1]

const nothing: Settings = { contactEndpoint: null, gaMeasurementId: null, schedulingUrl: null }

const noBlocks: Blocks = { landingPages: [], home: { blockGroups: null } }

const headers = (path: string, settings: Partial<Settings> = {}, blocks = noBlocks) =>
  getHeaders(
    createHeaderRules({
      ...getPolicySources({ ...nothing, ...settings }, blocks),
      scripts: [],
      styles: [],
    }),
    path,
  )

function policy(settings: Partial<Settings> = {}, path = '/') {
  const text = headers(path, settings)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    text.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
}

test.each([
  [
    'https://script.google.com/macros/s/AKfycb/exec?v=2',
    ['https://script.google.com/macros/s/AKfycb/exec', 'https://script.googleusercontent.com'],
  ],
  ['https://forms.example/a;b,c', ['https://forms.example/a%3Bb%2Cc']],
  ['http://localhost:9000/exec', ['http://localhost:9000/exec']],
  ['your-endpoint-here', []],
])('the contact endpoint %s adds %j', (contactEndpoint, sources) => {
  expect(policy({ contactEndpoint })['connect-src']).toEqual(["'self'", ...sources])
})

test('analytics adds its hosts to scripts, pictures and connections', () => {
  const found = policy({ gaMeasurementId: 'G-TEST12345' })
  expect(found['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(found['connect-src']).toContain('https://*.google-analytics.com')
  expect(found['img-src']).toContain('https://*.google-analytics.com')
})

test('a video adds the host of its player to all pages', () => {
  const video = (address: string) => ({ blocks: [{ _type: 'videoSection', video: address }] })
  const landingPages = [video('https://www.youtube.com/watch?v=M7lc1UVf-VE')]
  const blockGroups = [video('https://vimeo.com/76979871')]
  const blocks = { landingPages, home: { blockGroups } } as unknown as Blocks
  expect(headers('/about', {}, blocks)['Content-Security-Policy']).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  )
  expect(policy()).not.toHaveProperty('frame-src')
})

test('a preview may show both players, as a draft may have a new video', () => {
  expect(getPolicySources(nothing, noBlocks).draftFrames).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ])
})

test('the calendar adds its hosts on its own page only', () => {
  const schedulingUrl = 'https://calendly.com/kitewright/30min'
  expect(policy({ schedulingUrl })).toEqual(policy())
  const files = 'https://assets.calendly.com/assets/external/'
  expect(policy({ schedulingUrl }, '/book-meeting')).toEqual({
    ...policy(),
    'script-src': ["'self'", files],
    'style-src': ["'self'", files],
    'frame-src': ['https://calendly.com'],
  })
  expect(policy({ schedulingUrl: 'https://cal.example/k' }, '/book-meeting')).toEqual({
    ...policy(),
    'frame-src': ['https://cal.example'],
  })
})

test('the calendar page has the sources of all pages, and may open windows', () => {
  const settings = { schedulingUrl: 'https://cal.example/k', gaMeasurementId: 'G-TEST12345' }
  const { 'frame-src': _, ...rest } = policy(settings, '/book-meeting')
  expect(rest).toEqual(policy(settings))
  expect(headers('/book-meeting', settings)['Cross-Origin-Opener-Policy']).toBe(
    'same-origin-allow-popups',
  )
  expect(headers('/book-meeting')).toEqual(headers('/'))
})

test('no setting allows inline code, eval, plain http or every host', () => {
  const settings = {
    contactEndpoint: 'https://script.google.com/macros/s/AKfycb/exec',
    gaMeasurementId: 'G-TEST12345',
    schedulingUrl: 'https://calendly.com/kitewright/30min',
  }
  for (const path of ['/', '/contact', '/services/web-development', '/book-meeting']) {
    const { 'style-src-attr': _, 'media-src': media, ...directives } = policy(settings, path)
    expect(directives['default-src'], path).toEqual(["'none'"])
    expect(media, path).toEqual(["'self'", 'blob:'])
    for (const source of Object.values(directives).flat()) {
      expect(source, path).toMatch(/^('none'|'self'|https:\/\/(\*\.)?[a-z-]+\.[a-z].*)$/)
    }
  }
})
