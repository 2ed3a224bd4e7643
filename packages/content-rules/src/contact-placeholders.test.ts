import type { Fields } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { validDocument } from '../tests/valid-documents.ts'
import { getContact } from './contact-placeholders.ts'
import { collectDocumentIssues } from './document-issues.ts'
import { withIndexes } from './field-titles.ts'
import { resolveDocuments } from './resolve-documents.ts'

const settings = (changes: object = {}): Fields => ({
  ...validDocument.siteSettings(),
  hours: 'Mon–Fri 9 AM – 6 PM IST',
  headquarters: { city: 'Pune', country: 'India', note: 'By appointment only' },
  ...changes,
})

const wrongAt = (document: object) =>
  collectDocumentIssues(document).map(({ path }) => withIndexes(document, path))

describe('facts of the settings in texts', () => {
  it.each([
    ['Call {phone}.', 'Call +91 80 5550 0142.'],
    ['{email}, {hours}', 'hello@kitewright.example, Mon–Fri 9 AM – 6 PM IST'],
    ['From {city}, {country}: {address}', 'From Pune, India: Pune, India'],
    ['{from}, by phone: {phone}', '₹50K, by phone: +91 80 5550 0142'],
    ['{phonebook} and {city', '{phonebook} and {city'],
  ])('%s becomes %s', (lead, expected) => {
    const documents: Fields[] = [settings(), { ...validDocument.service(), lead }]
    expect(resolveDocuments(documents)[1]?.lead).toBe(expected)
  })

  it('follow the settings, also within the settings', () => {
    const documents: Fields[] = [settings({ footerLine: 'Made in {city}.' })]
    expect(resolveDocuments(documents)[0]?.footerLine).toBe('Made in Pune.')
  })

  it('stay unchanged if the settings have no valid value', () => {
    const documents: Fields[] = [
      settings({ headquarters: { city: 7 } }),
      { _type: 'x', text: '{address}' },
    ]
    expect(resolveDocuments(documents)[1]?.text).toBe('{address}')
    expect(getContact([])).toEqual({})
  })

  it.each(['{city', '{phone of web-development}', '{hours }'])('%s is refused', (lead) => {
    expect(wrongAt({ ...validDocument.service(), lead })).toEqual(['lead'])
  })

  it('are rejected in the values that they insert, and in names', () => {
    expect(wrongAt(settings({ hours: '{hours}' }))).toEqual(['hours'])
    const [first, ...others] = validDocument.service().tiers
    const tiers = [{ ...first, name: 'From {from}' }, ...others]
    expect(wrongAt({ ...validDocument.service(), tiers })).toEqual(['tiers[0].name'])
  })
})
