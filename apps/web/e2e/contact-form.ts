import { expect, type Page, type Request } from '@playwright/test'
import { configured } from './sites.ts'
import { visit } from './visit.ts'

/** The contact form as visitors see it, and a mock of its endpoint. */

export const form = (page: Page) => page.getByRole('main').getByRole('form')
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const send = (page: Page) => form(page).locator('button[type=submit]')

/** Word for word from the specification, section 8. */
export const sent = (page: Page) =>
  form(page).getByText("Message sent successfully! We'll get back to you soon.", { exact: true })
export const failed = (page: Page) =>
  form(page).getByText('Failed to send message. Please try again or contact us directly.', {
    exact: true,
  })

/** An enquiry by the labels of its fields, without the optional one. */
export const enquiry = {
  Name: 'Ada Iyer',
  Email: 'ada@example.in',
  Phone: '+91 98765 43210',
  Message: 'A sensor for cool boxes.',
}

export async function fillForm(page: Page, words: Record<string, string> = enquiry) {
  for (const [label, text] of Object.entries(words)) await field(page, label).fill(text)
}

export async function expectFields(page: Page, words: Record<string, string>) {
  for (const [label, text] of Object.entries(words)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

export const expectCleared = (page: Page) =>
  expectFields(page, { Name: '', Email: '', Phone: '', Message: '', 'Project type': '' })

/** Mocks the endpoint, answers once allowed, and records the requests. */
export async function answering(page: Page, answer: 'done' | 'error' | Promise<void> = 'done') {
  const requests: Request[] = []
  await page.route(configured.contactEndpoint, async (route) => {
    requests.push(route.request())
    if (answer === 'error') return route.abort()
    if (answer !== 'done') await answer
    // The page may not read the answer: any request without no-cors mode fails here.
    const headers = { 'access-control-allow-origin': 'https://elsewhere.example' }
    await route.fulfill({ status: 500, headers, body: 'not for the page' })
  })
  return requests
}

/** The payloads that the endpoint receives. */
export const getPayloads = (requests: Request[]): Record<string, string>[] =>
  requests.map((request) => request.postDataJSON())

type VisitOptions = {
  site?: string
  path?: string
  open?: (page: Page, address: string) => Promise<unknown>
}

/** Opens the contact page and waits as long as a person needs for the form. */
export async function openForm(
  page: Page,
  { site = configured.url, path = '/contact', open = visit }: VisitOptions = {},
) {
  await page.clock.install()
  await open(page, site + path)
  await page.clock.fastForward(5000)
}
