import { expect, test } from 'vitest'
import {
  all,
  builtAt,
  builtPages,
  documentAt,
  linksIn,
  textOf,
  texts,
  unknownPage,
} from '../tests/built-pages.ts'

/** Texts and links of pages (specification, section 2), in their HTML. */

const mainOf = (path: string): Element => {
  const main = documentAt(path).querySelector('main')
  if (!main) throw new Error(`${path} has no main`)
  return main
}

/** The section whose heading says this. */
const sectionNamed = (path: string, name: string): Element => {
  const found = all(mainOf(path), 'section').find((section) =>
    texts(section, 'h2, h3').includes(name),
  )
  if (!found) throw new Error(`${path} has no section ${name}`)
  return found
}

const hours = 'Mon–Fri 9 AM – 6 PM IST'
const phone = ['+91 80 5550 0142', 'tel:+918055500142']
const email = ['hello@kitewright.example', 'mailto:hello@kitewright.example']

test('the header holds its links and both buttons, and marks no page that two links share', () => {
  const links = linksIn(documentAt('/portfolio'), '#site-menu a:not(#services-menu a)')
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
  expect(linksIn(footer)).toContainEqual(phone)
  expect(textOf(footer)).toContain(hours)
  expect(textOf(footer)).toMatch(/© \d{4} Kitewright Technologies Private Limited/)
  expect(linksIn(footer)).toContainEqual(['Privacy Policy', '/privacy-policy'])
  expect(linksIn(footer)).toContainEqual(['Terms of Use', '/terms-of-use'])
})

test('home says what the company makes, and leads to contact and to a meeting', () => {
  const main = mainOf('/')
  const [hero] = all(main, 'section')
  expect(textOf(main.querySelector('h1'))).toBe('Impactful solutions Made effortlessly')
  expect(textOf(hero)).toContain(
    'The smarter way to build tech software, hardware, or both, turning ideas into reality.',
  )
  const links = linksIn(main)
  for (const [name, href, count] of [
    ['Book a meeting', '/book-meeting', 2],
    ['Start Your Project', '/contact', 1],
    ['Start Your Project Today', '/contact', 1],
    ['Request a Call back', '/contact', 2],
    ['Book a Meeting', '/book-meeting', 2],
  ] as const) {
    const found = links.filter(([text]) => text === name)
    expect(found, name).toEqual(Array(count).fill([name, href]))
  }
})

test('home has ten cards, each with a service, tags and the lowest price', () => {
  const cards = all(mainOf('/'), '#services ul > li:has(h3)')
  const shown = cards.map((card) => [
    textOf(card.querySelector('h3')),
    card.querySelector('a')?.getAttribute('href'),
    texts(card, 'p').at(-1),
  ])
  expect(shown).toEqual([
    ['Web Development', '/services/web-development', 'from ₹50K'],
    ['Mobile Apps', '/services/app-development', 'from ₹3L'],
    ['UI/UX Design', '/services/ui-ux-design', 'from ₹50K'],
    ['Cloud Solutions', '/services/cloud-operations', 'from ₹1.5L'],
    ['Data Solutions', '/services/system-integration', 'from ₹2L'],
    ['Analytics & Insights', '/services/data-analytics', 'from ₹1L'],
    ['Payment Orchestration', '/services/payment-orchestration', 'from ₹3L'],
    ['R&D Prototyping', '/services/rd-prototyping', 'from ₹3L'],
    ['Consultancy & Strategy', '/services/consulting-strategy', 'from ₹2L'],
    ['Digital Marketing', '/services/digital-marketing', 'from ₹25K per month'],
  ])
  for (const card of cards) {
    expect(all(card, 'li').length).toBeGreaterThanOrEqual(3)
    expect(texts(card, 'p')[0]).toMatch(/\w+ \w+/)
  }
})

test('the process has four steps with durations, deliverables and colours', () => {
  const steps = all(sectionNamed('/', 'Discovery & Feasibility'), 'ol > li')
  const shown = steps.map((step) => [textOf(step.querySelector('h3')), texts(step, 'h3 ~ p, p')[0]])
  expect(shown).toEqual([
    ['Discovery & Feasibility', '1–2 weeks'],
    ['Proposal & Kickoff', '3–5 days'],
    ['Research & Planning', '1–2 weeks'],
    ['Execution & Updates', '4–12 weeks'],
  ])
  for (const step of steps) expect(all(step, 'ul > li').length).toBeGreaterThanOrEqual(2)
  expect(new Set(steps.map((step) => step.getAttribute('data-tissue'))).size).toBe(4)
})

test('four numbers have cards with the units of the specification', () => {
  const cards = all(mainOf('/'), 'li:has([role="img"])')
  const shown = cards.map((card) => [
    card.querySelector('[role="img"]')?.getAttribute('aria-label'),
    textOf(card.querySelector('h3')),
  ])
  expect(shown).toEqual([
    ['100%', 'Project success'],
    ['50%', 'Faster delivery'],
    ['360°', 'Coverage'],
    ['24/7', 'Availability'],
  ])
  for (const card of cards) expect(all(card, 'li').length).toBeGreaterThan(0)
})

test('the answers state every claim of the specification', () => {
  const section = sectionNamed('/', 'Still Have Questions?')
  for (const claim of [
    'Simple websites: 2–4 weeks',
    'Mobile apps: 6–12 weeks',
    'Enterprise systems: 3–6 months',
    'fixed-price quotes',
    '50% upfront and 50% on completion',
    'milestone payments',
    '30-day bug-fix warranty',
    'Support plans start from $500/month',
    'Within 4 hours in business hours, 24 hours at weekends and 1 hour for emergencies',
    'weekly updates',
  ]) {
    expect(textOf(section)).toContain(claim)
  }
})

test('home and each service that goes into a build show its plate, with the way to all of them', () => {
  for (const [path, name] of [
    ['/', 'Cold-chain tracker'],
    ['/services/pcb-hardware-design', 'Cold-chain tracker'],
    ['/services/system-integration', 'Shop-floor job cards'],
    ['/services/ai-automation', 'Invoice reader'],
  ] as const) {
    const section = sectionNamed(path, 'A typical build')
    expect(texts(section, 'article h2, article h3')).toContain(name)
    expect(linksIn(section)).toContainEqual(['All typical builds', '/portfolio'])
  }
  expect(texts(mainOf('/services/web-development'), 'h2')).not.toContain('A typical build')
})

test('the portfolio shows four projects: title, description, picture, tags', () => {
  const projects = all(mainOf('/portfolio'), 'article')
  expect(projects).toHaveLength(4)
  for (const project of projects) {
    expect(textOf(project.querySelector('h2'))).toMatch(/\w+/)
    expect(textOf(project.querySelector('p'))).toMatch(/\w+ \w+/)
    expect(all(project, '[aria-label="Tags"] > li').length).toBeGreaterThan(0)
    expect(project.querySelector('img')?.getAttribute('alt')).toMatch(/\w+ \w+/)
  }
})

test('about says who we are, names our philosophy, and leads to the contact page', () => {
  const main = mainOf('/about')
  expect(texts(main, 'h2')).toEqual(expect.arrayContaining(['Who we are', 'Our philosophy']))
  expect(texts(main, 'h3')).toEqual(['Clarity', 'Creativity', 'Collaboration'])
  const links = linksIn(main)
  expect(links.filter(([, href]) => href === '/contact')).toHaveLength(2)
  const both = '/services/software-hardware-development'
  expect(links).toContainEqual([expect.stringMatching(/^Software \+ Hardware, from ₹/), both])
})

test('careers lists three openings: title, place, description', () => {
  const openings = all(mainOf('/careers'), '[aria-label="Open positions"] > li')
  const shown = openings.map((opening) => [texts(opening, 'h2')[0], texts(opening, 'p')[0]])
  expect(shown).toEqual([
    ['Senior Frontend Engineer', 'Remote'],
    ['Backend Engineer', 'New York'],
    ['DevOps Engineer', 'Remote'],
  ])
  for (const opening of openings) expect(texts(opening, 'p')[1]).toMatch(/\w+ \w+ \w+ \w+/)
})

test('the blog shows three posts: title, description, author, date, picture', () => {
  const cards = all(mainOf('/blog'), 'article')
  const shown = cards.map((card) => [
    textOf(card.querySelector('h2')),
    textOf(card.querySelector('p > span')),
    textOf(card.querySelector('time')),
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
  const main = mainOf('/blog/when-a-pwa-is-enough')
  expect(textOf(main)).toContain('2 min read')
  expect(all(main, 'nav[aria-label="Contents"] a')).toHaveLength(6)
  const table = main.querySelector('table') as Element
  expect(texts(table, 'thead th')).toEqual(['What people need', 'PWA', 'Native app'])
  expect(all(table, 'tr')).toHaveLength(8)
  expect(linksIn(main)).toContainEqual([
    expect.stringMatching(/^Ask about it/),
    '/contact?about=progressive-web-apps',
  ])
})

/** Name, type and whether it is required, of each field that visitors see. */
const fieldsOf = (path: string) =>
  all(mainOf(path), 'form label:not([aria-hidden] *)').map((label) => {
    const field = documentAt(path).getElementById(label.getAttribute('for') ?? '')
    const type = field?.getAttribute('type') ?? field?.tagName.toLowerCase()
    return [textOf(label), type, field?.hasAttribute('required')]
  })

test('the contact form has its fields, four of them required, and the project types', () => {
  const main = mainOf('/contact')
  expect(fieldsOf('/contact')).toEqual([
    ['Name', 'input', true],
    ['Email', 'email', true],
    ['Phone', 'tel', true],
    ['Project type', 'select', false],
    ['Message', 'textarea', true],
  ])
  expect(main.querySelector('[type="tel"]')?.getAttribute('placeholder')).toMatch(/^\+91 /)
  expect(texts(main, 'form [type="submit"]')).toEqual(['Send Message'])
  const options = all(main, 'option').map((one) => [one.getAttribute('value'), textOf(one)])
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
  const main = mainOf('/contact')
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([email, phone, ['Book a Meeting', '/book-meeting']]),
  )
  for (const words of [hours, 'By appointment only', 'within 24 hours']) {
    expect(textOf(main)).toContain(words)
  }
})

test('the booking page has its fallback: the ways to reach us, and a form that requires nothing', () => {
  const main = mainOf('/book-meeting')
  expect(textOf(main.querySelector('h1'))).toBe('Schedule Your Consultation')
  expect(linksIn(main)).toContainEqual([expect.stringMatching(/^Back to home$/i), '/'])
  const panel = sectionNamed('/book-meeting', 'Let’s Connect')
  expect(linksIn(panel)).toEqual([email, phone])
  expect(textOf(panel)).toContain(hours)
  expect(fieldsOf('/book-meeting')).toEqual([
    ['Name', 'input', false],
    ['Email', 'email', false],
    ['Preferred Time', 'input', false],
    ['Message', 'textarea', false],
  ])
  expect(main.querySelector('textarea')?.getAttribute('rows')).toBe('3')
})

test('the launch page has logo, headline and launch date', () => {
  const main = mainOf('/coming-soon')
  expect(all(main, 'img[alt="Kitewright"]')).toHaveLength(1)
  expect(textOf(main.querySelector('h1'))).toMatch(/\w+/)
  expect(textOf(main.querySelector('time'))).toBe('15 August 2025')
  expect(texts(main, '[role="timer"] dt')).toEqual(['days', 'hours', 'minutes', 'seconds'])
})

test('the page of Labs and Careers has three dots, a bar at 75% and the way home', () => {
  const main = mainOf('/labs-careers-coming-soon')
  expect(textOf(main.querySelector('h1'))).toBe('Coming Soon')
  expect(all(main, 'h1 [aria-hidden] > *')).toHaveLength(3)
  expect(main.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('75')
  expect(textOf(main)).toContain('75% Complete')
  expect(linksIn(main)).toContainEqual(['Back to Home', '/'])
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
  const main = mainOf(path)
  expect(texts(main, 'h1')).toEqual([title])
  const headings = [...parts, 'contact', 'changes'].map((part) =>
    expect.stringMatching(new RegExp(part, 'i')),
  )
  expect(texts(main, 'h2')).toEqual(headings)
  for (const section of all(main, 'section')) {
    expect(textOf(section.querySelector('p, li'))).toMatch(/\w+ \w+ \w+ \w+/)
  }
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  expect(textOf(main)).toContain(`Last updated ${day.format(new Date(builtAt))}`)
})

test('the governing law is that of India, the courts are in Bangalore', () => {
  const section = sectionNamed('/terms-of-use', 'Governing law')
  expect(textOf(section)).toContain('India')
  expect(textOf(section)).toMatch(/courts (in|at|of) Bangalore/)
})

test('no summary has the triangle of the browser', () => {
  const summaries = builtPages.flatMap(({ document }) => all(document, 'summary'))
  expect(summaries.length).toBeGreaterThan(0)
  for (const summary of summaries) {
    expect(summary.className).toMatch(/\b(flex|inline-flex|block)\b/)
  }
})

test('home at an unknown address says that the address was not found', () => {
  const note = 'Address not found. This is our home page.'
  expect(textOf(unknownPage.querySelector('main'))).toContain(note)
  expect(textOf(mainOf('/'))).not.toContain(note)
})
