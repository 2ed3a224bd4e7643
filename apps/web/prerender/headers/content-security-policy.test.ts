import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashSource, type PolicyNeeds } from './content-security-policy.ts'

const nothing: PolicyNeeds['config'] = {
  contactEndpoint: null,
  gaMeasurementId: null,
  schedulingUrl: null,
}

const policy = (config: Partial<PolicyNeeds['config']> = {}, calendar = false) => {
  const needs = { config: { ...nothing, ...config }, scripts: [], styles: [] }
  const directives = contentSecurityPolicy(needs, { calendar }).split('; ')
  return Object.fromEntries(
    directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
}

test('without settings it allows nothing but the site itself', () => {
  const { 'default-src': rest, 'base-uri': base, 'frame-ancestors': frames, ...own } = policy()
  expect([rest, base, frames]).toEqual([["'none'"], ["'none'"], ["'none'"]])
  expect(new Set(Object.values(own).flat())).toEqual(new Set(["'self'"]))
})

test('scripts and styles in the page stand there as their hash', () => {
  // The example of the CSP specification, section 8.3.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
  const text = contentSecurityPolicy({
    config: nothing,
    scripts: ['run()'],
    styles: ['b{}'],
  })
  expect(text).toContain(`script-src 'self' ${hashSource('run()')};`)
  expect(text).toContain(`style-src 'self' ${hashSource('b{}')};`)
  expect(text).not.toContain('unsafe')
})

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

test('the calendar adds its hosts on its own page only', () => {
  const schedulingUrl = 'https://calendly.com/kitewright/30min'
  expect(policy({ schedulingUrl })).toEqual(policy())
  const files = 'https://assets.calendly.com/assets/external/'
  expect(policy({ schedulingUrl }, true)).toEqual({
    ...policy(),
    'script-src': ["'self'", files],
    'style-src': ["'self'", files],
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': ['https://calendly.com'],
  })
  expect(policy({ schedulingUrl: 'https://cal.example/k' }, true)).toEqual({
    ...policy(),
    'frame-src': ['https://cal.example'],
  })
})
