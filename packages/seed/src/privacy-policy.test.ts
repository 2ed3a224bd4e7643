import type { LegalPage } from '@kitewright/content-types/model'
import { DEFAULT_KEEP_DAYS } from '@kitewright/protocol/enquiry'
import { expect, it } from 'vitest'
import { privacyPolicy } from './documents/legal/privacy-policy.ts'

/** The text of a section, by its fragment. */
function getText(anchor: string): string {
  const section = privacyPolicy.sections.find((one) => one.anchor.current === anchor)
  if (!section) throw new Error(`The privacy policy has no section “${anchor}”.`)
  return section.body.map(blockText).join('\n')
}

const blockText = ({ children = [] }: LegalPage['sections'][number]['body'][number]) =>
  children.map((child) => ('text' in child ? child.text : '')).join('')

it.each([
  ['information-collected', /Contact form: your name, email address, phone number and message/],
  ['information-collected', /project type/],
  ['information-collected', /what your enquiry is about.* its page/],
  ['information-collected', /first page of your visit, the site that you came from/],
  ['information-collected', /campaign parameters.*utm_source or gclid/],
  ['information-collected', /browser tab only, for as long as it is open/],
  ['use', new RegExp(`We keep an enquiry for ${DEFAULT_KEEP_DAYS} days and then delete it`)],
  ['use', /ask us to delete it sooner/],
  ['sharing', /content database or a spreadsheet service/],
  ['cookies', /typed into the contact form.*session storage/],
  ['rights', /DPDP Act/],
  ['rights', /GDPR/],
  ['rights', /ask us to delete an enquiry, we delete it at once/],
])('the privacy policy says under “%s” what the form and its receivers do: %s', (section, fact) => {
  expect(getText(section)).toMatch(fact)
})
