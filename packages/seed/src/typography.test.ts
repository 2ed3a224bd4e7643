import { describe, expect, it } from 'vitest'
import { walk } from '../tests/walk.ts'
import { seedDocuments } from './seed-documents.ts'

/** Texts that the specification fixes verbatim. */
const FIXED = ['Mon–Fri 9 AM – 6 PM IST']

/** Fields with names and addresses. */
const NAMES = new Set([
  ...['_id', '_key', '_ref', '_rev', '_type', '_createdAt', '_updatedAt'],
  ...['current', 'href', 'url', 'orderRank', 'publishedAt', 'launchDate', 'marks'],
])

const texts = seedDocuments()
  .filter((document) => document._type !== 'sanity.imageAsset')
  .flatMap((document) => [...walk(document)])
  .filter(({ path }) => !path.split('.').some((step) => NAMES.has(step)))
  .flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: withoutFixed(value) }] : [],
  )

function withoutFixed(text: string) {
  return FIXED.reduce((rest, words) => rest.replaceAll(words, ''), text)
}

/** Jargon, for which the seed has plain words. */
const JARGON =
  /\b(APNs|CLS|FCM|FMEA|IndexedDB|INP|LCP|LUFS|MRR|OIDC|SAML|SBOMs?|SCIM|SSO|TRL|VAPID|WAF|WebAuthn|canonicals?|dunning|hreflang|idempotency|proration|service worker)\b/i

describe('every text of the seed', () => {
  it.each([
    ['straight quotes or apostrophes', /['"]/],
    ['a hyphen in a range', /\d\s?-\s?[₹$]?\d/],
    ['a hyphen for a dash', / - |--/],
    ['an em dash', /—/],
    ['an en dash that is not in a range', /[^\d\sKL]–|– ?[^\d₹\s]/],
    ['stray spaces', /^\s|\s$| {2}|[\t\n]/],
    ['three dots', /\.{3}/],
    ['a word that only a specialist knows', JARGON],
    ['marks of the text builder', /\]\(|^#|^- |`/],
  ])('never has %s', (_name, pattern) => {
    const outside = texts.filter(({ path, text }) => {
      const inSpan = path.includes('.children.')
      // Table rows are lines.
      const read = path.endsWith('.rows') ? text.replaceAll('\n', ' / ') : text
      return pattern.test(inSpan ? read.trim() : read)
    })
    expect(outside).toEqual([])
  })
})
