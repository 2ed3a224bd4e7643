import { expect, test } from 'vitest'
import {
  all,
  builtAt,
  builtPages,
  documentAt,
  getLinks,
  getMain,
  getText,
  sectionNamed,
  texts,
} from '../tests/built-pages.ts'

/** Texts and links of header, footer and the other pages (specification, section 2), in their HTML. */

const hours = 'Mon–Fri 9 AM – 6 PM IST'
const phone = ['+91 80 5550 0142', 'tel:+918055500142']

test('the header holds its links and both buttons, and marks no page that two links share', () => {
  const links = getLinks(documentAt('/portfolio'), '#site-menu a:not(#services-menu a)')
  expect(links.map(([name, href]) => [name, href])).toEqual(
    expect.arrayContaining([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Contact Us', '/contact'],
      ['Labs', '/labs-careers-coming-soon'],
      ['Careers', '/labs-careers-coming-soon'],
      ['Request Call Back', '/contact'],
      ['Book a Meeting', '/book-meeting'],
      phone,
      ['WhatsApp', 'https://wa.me/918055500142'],
    ]),
  )
  const comingSoon = documentAt('/labs-careers-coming-soon')
  expect(all(comingSoon, 'header [aria-current]')).toEqual([])
})

test('the footer holds six social networks, the number with its hours, and the legal line', () => {
  const footer = documentAt('/about').querySelector('footer') as Element
  const networks = all(footer, 'a[target="_blank"]')
  expect(networks.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
    'www.linkedin.com',
    'www.instagram.com',
    'www.facebook.com',
    'x.com',
    'www.youtube.com',
    'wa.me',
  ])
  for (const link of networks) expect(link.getAttribute('rel')).toMatch(/noopener/)
  expect(getLinks(footer)).toContainEqual(phone)
  expect(getText(footer)).toContain(hours)
  expect(getText(footer)).toMatch(/© \d{4} Kitewright Technologies Private Limited/)
  expect(getLinks(footer)).toContainEqual(['Privacy Policy', '/privacy-policy'])
  expect(getLinks(footer)).toContainEqual(['Terms of Use', '/terms-of-use'])
})

test('the portfolio shows four projects: title, description, picture, tags', () => {
  const projects = all(getMain('/portfolio'), 'article')
  expect(projects).toHaveLength(4)
  for (const project of projects) {
    expect(getText(project.querySelector('h2'))).toMatch(/\w+/)
    expect(getText(project.querySelector('p'))).toMatch(/\w+ \w+/)
    expect(all(project, '[aria-label="Tags"] > li').length).toBeGreaterThan(0)
    expect(project.querySelector('img')?.getAttribute('alt')).toMatch(/\w+ \w+/)
  }
})

test('about says who we are, names our philosophy, and leads to the contact page', () => {
  const main = getMain('/about')
  expect(texts(main, 'h2')).toEqual(expect.arrayContaining(['Who we are', 'Our philosophy']))
  expect(texts(main, 'h3')).toEqual(['Clarity', 'Creativity', 'Collaboration'])
  const links = getLinks(main)
  expect(links.filter(([, href]) => href === '/contact')).toHaveLength(2)
  const both = '/services/software-hardware-development'
  expect(links).toContainEqual([expect.stringMatching(/^Software \+ Hardware, from ₹/), both])
})

test('careers lists three openings: title, place, description', () => {
  const jobs = all(getMain('/careers'), '[aria-label="Open positions"] > li')
  const shown = jobs.map((job) => [texts(job, 'h2')[0], texts(job, 'p')[0]])
  expect(shown).toEqual([
    ['Senior Frontend Engineer', 'Remote'],
    ['Backend Engineer', 'New York'],
    ['DevOps Engineer', 'Remote'],
  ])
  for (const job of jobs) expect(texts(job, 'p')[1]).toMatch(/\w+ \w+ \w+ \w+/)
})

test('the blog shows three posts: title, description, author, date, picture', () => {
  const cards = all(getMain('/blog'), 'article')
  const shown = cards.map((card) => [
    getText(card.querySelector('h2')),
    getText(all(card, 'p > span').at(-1) ?? null),
    getText(card.querySelector('time')),
  ])
  expect(shown).toEqual([
    ['How to read a fixed-price quote', 'Kitewright Projects Desk', '27 October 2026'],
    ['When a PWA is enough', 'Kitewright Engineering', '15 September 2026'],
    ['From prototype board to production', 'Kitewright Hardware Desk', '4 August 2026'],
  ])
  for (const card of cards) {
    expect(texts(card, 'h2 ~ p')[0]).toMatch(/\w+ \w+ \w+ \w+ \w+\./)
    expect(card.querySelector('img')?.getAttribute('alt')).toMatch(/\w+ \w+/)
  }
})

test('a post has its reading time, its contents, its table and the next step', () => {
  const main = getMain('/blog/when-a-pwa-is-enough')
  expect(getText(main)).toContain('2 min read')
  expect(all(main, 'nav[aria-label="Contents"] a')).toHaveLength(6)
  const table = main.querySelector('table') as Element
  expect(texts(table, 'thead th')).toEqual(['What people need', 'PWA', 'Native app'])
  expect(all(table, 'tr')).toHaveLength(8)
  expect(getLinks(main)).toContainEqual([
    expect.stringMatching(/^Ask about it/),
    '/contact?about=progressive-web-apps',
  ])
})

test('the launch page has logo, headline and launch date', () => {
  const main = getMain('/coming-soon')
  expect(all(main, 'svg[aria-label="Kitewright"]')).toHaveLength(1)
  expect(getText(main.querySelector('h1'))).toMatch(/\w+/)
  expect(getText(main.querySelector('time'))).toBe('15 August 2025')
  expect(texts(main, '[role="timer"] dt')).toEqual(['days', 'hours', 'minutes', 'seconds'])
})

test('the page of Labs and Careers has three dots, a bar at 75% and the way home', () => {
  const main = getMain('/labs-careers-coming-soon')
  expect(getText(main.querySelector('h1'))).toBe('Coming Soon')
  expect(all(main, 'h1 [aria-hidden] > *')).toHaveLength(3)
  expect(main.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('75')
  expect(getText(main)).toContain('75% Complete')
  expect(getLinks(main)).toContainEqual(['Back to Home', '/'])
})

test.each([
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    parts: ['information we collect', 'use', 'sharing', 'security', 'cookies', 'rights'],
  },
  {
    path: '/terms-of-use',
    title: 'Terms of Use',
    parts: [
      ...['acceptance', 'services', 'user responsibilities', 'intellectual property'],
      ...['payment terms', 'liability', 'availability', 'confidentiality', 'termination'],
      'governing law',
    ],
  },
])('$title has its sections, and the day of the build', ({ path, title, parts }) => {
  const main = getMain(path)
  expect(texts(main, 'h1')).toEqual([title])
  const headings = [...parts, 'contact', 'changes'].map((part) =>
    expect.stringMatching(new RegExp(part, 'i')),
  )
  expect(texts(main, 'h2')).toEqual(headings)
  for (const section of all(main, 'section')) {
    expect(getText(section.querySelector('p, li'))).toMatch(/\w+ \w+ \w+ \w+/)
  }
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  expect(getText(main)).toContain(`Last updated ${day.format(new Date(builtAt))}`)
})

test('the governing law is that of India, the courts are in Bangalore', () => {
  const section = sectionNamed('/terms-of-use', 'Governing law')
  expect(getText(section)).toContain('India')
  expect(getText(section)).toMatch(/courts (in|at|of) Bangalore/)
})

test('no summary has the triangle of the browser', () => {
  const summaries = builtPages.flatMap(({ document }) => all(document, 'summary'))
  expect(summaries.length).toBeGreaterThan(0)
  for (const summary of summaries) {
    expect(summary.className).toMatch(/\b(flex|grid|inline-flex|block|question-before)\b/)
  }
})
