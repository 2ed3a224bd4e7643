import { expect, test } from 'vitest'
import {
  all,
  documentAt,
  getLinks,
  getMain,
  getText,
  sectionNamed,
  texts,
} from '../tests/built-pages.ts'

/** Texts, links and form fields of the contact and booking pages (specification, section 2), in their HTML. */

const hours = 'Mon–Fri 9 AM – 6 PM IST'
const phone = ['+91 80 5550 0142', 'tel:+918055500142']
const email = ['hello@kitewright.example', 'mailto:hello@kitewright.example']

/** Name, type and whether it is required, of each field that visitors see. */
const getFields = (path: string) =>
  all(getMain(path), 'form label:not([aria-hidden] *)').map((label) => {
    const field = documentAt(path).getElementById(label.getAttribute('for') ?? '')
    const type = field?.getAttribute('type') ?? field?.tagName.toLowerCase()
    return [getText(label), type, field?.hasAttribute('required')]
  })

test('the contact form has its fields, four of them required, and the project types', () => {
  const main = getMain('/contact')
  expect(getFields('/contact')).toEqual([
    ['Name', 'input', true],
    ['Email', 'email', true],
    ['Phone', 'tel', true],
    ['Project type', 'select', false],
    ['Message', 'textarea', true],
  ])
  expect(main.querySelector('[type="tel"]')?.getAttribute('placeholder')).toMatch(/^\+91 /)
  expect(texts(main, 'form [type="submit"]')).toEqual(['Send Message'])
  const options = all(main, 'option').map((one) => [one.getAttribute('value'), getText(one)])
  expect(options[0]?.[0]).toBe('')
  expect(options.slice(1)).toEqual([
    ['web-development', 'Web Development'],
    ['mobile-app', 'Mobile App'],
    ['iot-hardware', 'IoT & Hardware'],
    ['automation', 'System Automation'],
    ['consulting', 'Consulting & Strategy'],
    ['other', 'Other'],
  ])
})

test('the contact page lists the ways to reach the company', () => {
  const main = getMain('/contact')
  expect(getLinks(main)).toEqual(
    expect.arrayContaining([email, phone, ['Book a Meeting', '/book-meeting']]),
  )
  for (const words of [hours, 'By appointment only', 'within 24 hours']) {
    expect(getText(main)).toContain(words)
  }
})

test('the booking page has its fallback: the ways to reach us, and a form that requires nothing', () => {
  const main = getMain('/book-meeting')
  expect(getText(main.querySelector('h1'))).toBe('Schedule Your Consultation')
  expect(getLinks(main)).toContainEqual([expect.stringMatching(/^Back to home$/i), '/'])
  const panel = sectionNamed('/book-meeting', 'Let’s Connect')
  expect(getLinks(panel)).toEqual([
    email,
    phone,
    ['Start a chat', expect.stringMatching(/^https:\/\/wa\.me\//)],
  ])
  expect(getText(panel)).toContain(hours)
  expect(getFields('/book-meeting')).toEqual([
    ['Name', 'input', false],
    ['Email', 'email', false],
    ['Preferred Time', 'input', false],
    ['Message', 'textarea', false],
  ])
  expect(main.querySelector('textarea')?.getAttribute('rows')).toBe('3')
})

test('contact and about name the company, without the numbers that Settings lack', () => {
  for (const path of ['/contact', '/about']) {
    const main = getMain(path)
    expect(getText(main)).toContain('Kitewright Technologies Private Limited')
    const terms = texts(main, 'dt')
    expect(terms).toContain('Legal name')
    for (const name of ['CIN', 'GSTIN', 'Founded', 'Registered address', 'Quotes signed by']) {
      expect(terms).not.toContain(name)
    }
  }
})
