import { expect, test } from 'vitest'
import {
  all,
  getLinks,
  getMain,
  getText,
  sectionNamed,
  texts,
  unknownPage,
} from '../tests/built-pages.ts'

/** Texts and links of home (specification, section 2), in its HTML. */

test('home says what the company makes, and leads to contact and to a meeting', () => {
  const main = getMain('/')
  const [hero] = all(main, 'section')
  expect(getText(main.querySelector('h1'))).toBe('Impactful solutions Made effortlessly')
  expect(getText(hero)).toContain(
    'The smarter way to build tech software, hardware, or both, turning ideas into reality.',
  )
  const links = getLinks(main)
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

test('home has ten cards, each with a service, tags, the lowest price and its time', () => {
  const cards = all(getMain('/'), '#services ul > li:has(h3)')
  const shown = cards.map((card) => [
    getText(card.querySelector('h3')),
    card.querySelector('a')?.getAttribute('href'),
    texts(card, 'p').at(-1),
  ])
  expect(shown).toEqual([
    ['Web Development', '/services/web-development', 'from ₹50K · 2–4 weeks'],
    ['Mobile Apps', '/services/app-development', 'from ₹3L · 6–12 weeks'],
    ['UI/UX Design', '/services/ui-ux-design', 'from ₹50K · 2–4 weeks'],
    ['Cloud Solutions', '/services/cloud-operations', 'from ₹1.5L · 4–6 weeks'],
    ['Data Solutions', '/services/system-integration', 'from ₹2L · 5–8 weeks'],
    ['Analytics & Insights', '/services/data-analytics', 'from ₹1L · 4–6 weeks'],
    ['Payment Orchestration', '/services/payment-orchestration', 'from ₹3L · 7–10 weeks'],
    ['R&D Prototyping', '/services/rd-prototyping', 'from ₹3L · 3–6 weeks'],
    ['Consultancy & Strategy', '/services/consulting-strategy', 'from ₹2L · 3–5 weeks'],
    ['Digital Marketing', '/services/digital-marketing', 'from ₹25K per month'],
  ])
  for (const card of cards) {
    expect(all(card, 'li').length).toBeGreaterThanOrEqual(3)
    expect(texts(card, 'p')[0]).toMatch(/\w+ \w+/)
  }
})

test('the process has four steps with durations, deliverables and colours', () => {
  const steps = all(sectionNamed('/', 'Discovery & Feasibility'), 'ol > li')
  const shown = steps.map((step) => [
    getText(step.querySelector('h3')),
    texts(step, 'h3 ~ p, p')[0],
  ])
  expect(shown).toEqual([
    ['Discovery & Feasibility', '1–2 weeks'],
    ['Proposal & Kickoff', '3–5 days'],
    ['Research & Planning', '1–2 weeks'],
    ['Execution & Updates', '4–12 weeks'],
  ])
  for (const step of steps) expect(all(step, 'ul > li').length).toBeGreaterThanOrEqual(2)
  expect(new Set(steps.map((step) => step.getAttribute('data-theme'))).size).toBe(4)
})

test('four numbers have cards with the units of the specification', () => {
  const cards = all(getMain('/'), 'li:has([role="img"])')
  const shown = cards.map((card) => [
    card.querySelector('[role="img"]')?.getAttribute('aria-label'),
    getText(card.querySelector('h3')),
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
    expect(getText(section)).toContain(claim)
  }
})

test('home and each service that goes into a build show its showcase, with the way to all of them', () => {
  for (const [path, name] of [
    ['/', 'Cold-chain tracker'],
    ['/services/pcb-hardware-design', 'Cold-chain tracker'],
    ['/services/system-integration', 'Shop-floor job cards'],
    ['/services/ai-automation', 'Invoice reader'],
  ] as const) {
    const section = sectionNamed(path, 'A typical build')
    expect(texts(section, 'article h2, article h3')).toContain(name)
    expect(getLinks(section)).toContainEqual(['All typical builds', '/portfolio'])
  }
  expect(texts(getMain('/services/web-development'), 'h2')).not.toContain('A typical build')
})

test('home at an unknown address says that the address was not found', () => {
  const note = 'Address not found. This is our home page.'
  expect(getText(unknownPage.querySelector('main'))).toContain(note)
  expect(getText(getMain('/'))).not.toContain(note)
})
