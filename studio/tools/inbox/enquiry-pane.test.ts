import { expect, it } from 'vitest'
import { createTestEnquiry } from '../../testing/test-enquiry.ts'
import { buildMailHref } from './enquiry-pane.tsx'

/** Parses the address like a mail program. */
function mail(href: string) {
  const { protocol, pathname, searchParams } = new URL(href)
  expect(protocol).toBe('mailto:')
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body') ?? '',
    fields: [...searchParams.keys()],
  }
}

it('drafts a mail to the sender, with a quote of the message', () => {
  const href = buildMailHref(createTestEnquiry(), 'Kitewright')
  expect(href).toContain('mailto:asha@company.example?subject=')
  expect(mail(href)).toEqual({
    to: 'asha@company.example',
    subject: 'Re: your enquiry at Kitewright',
    body: 'Dear Asha Rao,\r\n\r\n\r\n\r\nOn 25 November 2026, 16:20 IST you wrote:\r\n> A shop for our looms.\r\n> How soon?',
    fields: ['subject', 'body'],
  })
})

it('adds no recipient or header, whatever the fields contain', () => {
  const href = buildMailHref(
    createTestEnquiry({
      email: 'a@b.example?bcc=all@b.example&subject=x#y',
      name: 'A & B\r\nBcc: c@d.example',
      message: '100 % sure? a=b&cc=x@y.example #1 + 2',
    }),
    'A & B',
  )
  const { to, fields, body, subject } = mail(href)
  expect(to).toBe('a@b.example?bcc=all@b.example&subject=x#y')
  expect(fields).toEqual(['subject', 'body'])
  expect(subject).toBe('Re: your enquiry at A & B')
  expect(body).toContain('> 100 % sure? a=b&cc=x@y.example #1 + 2')
})

it.each([
  ['long lines', 'word '.repeat(2_000)],
  ['many lines', 'line\n'.repeat(2_000)],
  ['signs of nine characters', 'नमस्ते '.repeat(1_400)],
  ['signs of two halves', '🪁'.repeat(5_000)],
])('stays as short as every mail program takes: %s', (_what, message) => {
  const href = buildMailHref(createTestEnquiry({ message }), 'Kitewright')
  expect(href.length).toBeLessThanOrEqual(2_000)
  expect(href.length).toBeGreaterThan(1_950)
  expect(mail(href).body).toMatch(/^Dear Asha Rao,[^…]+> [^…]+ …$/)
})

it('keeps the whole address when there is no room for a quote', () => {
  const name = 'न'.repeat(200)
  const email = `${'a'.repeat(300)}@company.example`
  const href = buildMailHref(
    createTestEnquiry({ name, email, message: 'x'.repeat(9_000) }),
    'Kitewright',
  )
  expect(mail(href).to).toBe(email)
  expect(href.length).toBeLessThanOrEqual(2_000)
})
