import type { StoredEnquiry } from '@kitewright/protocol/enquiry'

/** An enquiry for tests. */
export const createTestEnquiry = (change: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  _id: 'enquiry.0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  _type: 'enquiry',
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: 'web-development',
  message: 'A shop for our looms.\nHow soon?',
  timestamp: '25/11/2026, 4:20:09 pm',
  receivedAt: '2026-11-25T10:50:10.000Z',
  state: 'new',
  ...change,
})
