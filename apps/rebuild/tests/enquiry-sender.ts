import { randomInt, randomUUID } from 'node:crypto'

/** An enquiry as the form sends it. */
export const enquiryWith = (more: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: 'web-development',
  message: 'A shop.',
  timestamp: '25/11/2026, 10:05:09 am',
  id: randomUUID(),
  ...more,
})

/** A new client each time: the limit is five a minute for each. */
const anybody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Sends as a page of `site` does, through a local proxy. */
export const sendEnquiry = (
  site: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${site}/enquiries`, {
    method: 'POST',
    headers: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': anybody(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
