import { ENQUIRY_TYPE } from '@kitewright/protocol/enquiry'
import { expect, it } from 'vitest'
import { restorePlan } from './restore-plan.ts'

const enquiry = (id: string, message: string) => ({
  _id: `enquiry.${id}`,
  _type: ENQUIRY_TYPE,
  message,
})
const faq = (id: string) => ({ _id: id, _type: 'faq', question: id })
const picture = { _id: 'image-new', _type: 'sanity.imageAsset' }

const backup = [enquiry('old', 'Hello'), enquiry('deleted', 'Hello'), faq('faq-old')]
const current = [
  enquiry('old', 'Hello'),
  enquiry('new', 'Hi'),
  faq('faq-old'),
  faq('faq-new'),
  picture,
]

it('keeps newer enquiries and pictures, and removes newer entries', () => {
  const { added, changed, removed } = restorePlan(backup, current, { withEnquiries: true })
  expect(added).toEqual([enquiry('deleted', 'Hello')])
  expect(changed).toEqual([])
  expect(removed).toEqual([faq('faq-new')])
})

it('restores no enquiries into another dataset, and keeps those that are there', () => {
  const { added, removed } = restorePlan(backup, current, { withEnquiries: false })
  expect(added).toEqual([])
  expect(removed).toEqual([faq('faq-new')])
})
