import { expect, test } from 'vitest'
import { buildContentSecurityPolicy, hashSource, type Sources } from './content-security-policy.ts'

test('allows only the site itself and style attributes', () => {
  const lines = buildContentSecurityPolicy({ scripts: [], styles: [] }).split('; ')
  const policy = Object.fromEntries(
    lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
  const {
    'default-src': rest,
    'base-uri': base,
    'frame-ancestors': frames,
    'style-src-attr': attributes,
    'media-src': media,
    ...own
  } = policy
  expect([rest, base, frames]).toEqual([["'none'"], ["'none'"], ["'none'"]])
  expect(attributes).toEqual(["'unsafe-inline'"])
  expect(media).toEqual(["'self'", 'blob:'])
  expect(new Set(Object.values(own).flat())).toEqual(new Set(["'self'"]))
})

test('allows inline scripts and styles by hash', () => {
  // The example of the CSP specification, section 8.3.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
  const text = buildContentSecurityPolicy({ scripts: ['run()'], styles: ['b{}'] })
  expect(text).toContain(`script-src 'self' ${hashSource('run()')};`)
  expect(text).toContain(`style-src 'self' ${hashSource('b{}')};`)
  const attributes = "style-src-attr 'unsafe-inline';"
  expect(text).toContain(attributes)
  expect(text.replace(attributes, '')).not.toContain('unsafe')
})

test('adds other hosts after its own sources, each once', () => {
  const sources: Sources[] = [
    { 'img-src': ['https://a.example'], 'frame-src': ['https://b.example'] },
    { 'img-src': ['https://a.example', 'https://c.example'] },
  ]
  const text = buildContentSecurityPolicy({ scripts: [], styles: [], sources })
  expect(text).toContain("; img-src 'self' https://a.example https://c.example;")
  expect(text).toMatch(/; frame-src https:\/\/b\.example$/)
})
