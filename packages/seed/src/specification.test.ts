import { resolveDocuments } from '@kitewright/content-rules/resolve'
import { describe, expect, it } from 'vitest'
import { fourSteps } from './document-parts/service.ts'
import { careers, portfolio } from './documents/company-pages.ts'
import { contact } from './documents/contact-pages.ts'
import { faqs } from './documents/faqs.ts'
import { home as homeDraft } from './documents/home.ts'
import { jobs } from './documents/jobs.ts'
import { services } from './documents/services.ts'
import { servicesOverview as overviewDraft } from './documents/services-overview.ts'
import { siteSettings } from './documents/site-settings.ts'
import { seedDocuments } from './seed-documents.ts'

/** A document with resolved links. */
function asRead<Document extends { _id: string }>({ _id }: Document): Document {
  const found: unknown = resolveDocuments(seedDocuments()).find((document) => document._id === _id)
  return found as Document
}
const home = asRead(homeDraft)
const servicesOverview = asRead(overviewDraft)

const serviceOf = (slug: string) => {
  const found = services.find((service) => service.slug.current === slug)
  if (!found) throw new Error(`There is no service ${slug}`)
  return found
}

/** Questions and answers as one text, like the search on the page. */
const answers = faqs
  .map(({ question, answer }) => {
    const words = answer.map((block) =>
      block.children?.map((span) => ('text' in span ? span.text : '')).join(''),
    )
    return [question, ...words].join(' ')
  })
  .join('\n')

describe('section 2: the questions', () => {
  it.each([
    /Simple websites: 2–4 weeks/,
    /Mobile apps: 6–12 weeks/,
    /Enterprise systems: 3–6 months/,
    /fixed-price quotes/i,
    /Small projects: 50% upfront and 50% on completion/,
    /Large projects: milestone payments/,
    /30-day bug-fix warranty/,
    /Support plans start from \$500\/month/,
    /4 hours in business hours, 24 hours at weekends and 1 hour for emergencies/,
    /weekly updates/,
  ])('claim %s', (claim) => {
    expect(answers).toMatch(claim)
  })
})

describe('section 2: the home page', () => {
  it('has the headline, the subtitle and the buttons', () => {
    const { hero, services: cards, process, faq } = home
    expect(`${hero.headline.impact} ${hero.headline.effort}`).toBe(
      'Impactful solutions Made effortlessly',
    )
    expect(hero.primary).toMatchObject({ label: 'Book a meeting', href: '/book-meeting' })
    expect(cards.action).toMatchObject({ label: 'Start Your Project', href: '/contact' })
    expect(process.action).toMatchObject({ label: 'Start Your Project Today', href: '/contact' })
    expect(faq.helpTitle).toBe('Still Have Questions?')
    expect(faq.helpPrimary).toMatchObject({ label: 'Book a Meeting', href: '/book-meeting' })
    expect(faq.helpSecondary).toMatchObject({ label: 'Request a Call back', href: '/contact' })
    expect(home.meta.title).toBe('Custom Software Development & IT Solutions')
  })

  it('has the ten cards', () => {
    expect(home.services.cards.map((card) => card.title)).toEqual([
      'Web Development',
      'Mobile Apps',
      'UI/UX Design',
      'Cloud Solutions',
      'Data Solutions',
      'Analytics & Insights',
      'Payment Orchestration',
      'R&D Prototyping',
      'Consultancy & Strategy',
      'Digital Marketing',
    ])
  })

  it('has the four steps with their times', () => {
    expect(home.process.steps.map(({ title, duration }) => `${title}: ${duration}`)).toEqual([
      'Discovery & Feasibility: 1–2 weeks',
      'Proposal & Kickoff: 3–5 days',
      'Research & Planning: 1–2 weeks',
      'Execution & Updates: 4–12 weeks',
    ])
  })

  it('has the four figures', () => {
    expect(home.why.stats.map(({ value, unit, label }) => `${value}${unit} ${label}`)).toEqual([
      '100% Project success',
      '50% Faster delivery',
      '360° Coverage',
      '24/7 Availability',
    ])
  })
})

describe('section 2: the services', () => {
  it.each([
    ['progressive-web-apps', 'Start PWA Project', 'Get Free Quote'],
    ['digital-marketing', 'Start Marketing Campaign', 'Get Free Audit'],
    ['seo-optimization', 'Start SEO Campaign', 'Get Free SEO Audit'],
    ['data-analytics', 'Start Analytics Project', 'Get Data Assessment'],
    ['payment-orchestration', 'Start Optimization', 'Get Payment Analysis'],
    ['white-label-solutions', 'Explore Solutions', 'Schedule Demo'],
    ['system-integration', 'Start Integration Project', 'Get System Analysis'],
    ['devops-cicd', 'Start DevOps Journey', 'Get DevOps Assessment'],
    ['content-creation', 'Start Content Strategy', 'View Portfolio'],
    ['consulting-strategy', 'Start Strategic Planning', 'Schedule Consultation'],
    ['software-hardware-development', 'Start Product Development', 'Discuss Your Idea'],
    ['rd-prototyping', 'Start R&D Project', 'Discuss Innovation'],
    ['pcb-hardware-design', 'Start PCB Design', 'Get Quote'],
  ])('%s: %s / %s', (slug, primary, secondary) => {
    expect(serviceOf(slug).closing).toMatchObject({ primary, secondary })
  })

  it.each([
    [
      'consulting-strategy',
      'Digital Transformation, Performance Optimization, Market Entry Strategy, Risk Management',
      'Discovery & Assessment, Strategy Development, Implementation Planning, Ongoing Support',
    ],
    [
      'software-hardware-development',
      'IoT Devices, Embedded Systems, Wearable Technology, Smart Infrastructure',
      'Concept & Requirements, Design & Prototyping, Software Development, Testing & Production',
    ],
    [
      'rd-prototyping',
      'Emerging Technologies, Product Innovation, Process Innovation, Industry Solutions',
      'Ideation & Research, Concept Development, Rapid Prototyping, Validation & Refinement',
    ],
    [
      'pcb-hardware-design',
      'Single & Double Layer, Multi-Layer, Flexible, High-Frequency',
      'Requirements Analysis, Schematic Design, PCB Layout & Routing, Testing & Manufacturing',
    ],
  ])('%s: areas and steps', (slug, areas, steps) => {
    const service = serviceOf(slug)
    expect(service.areas?.items.map((item) => item.title).join(', ')).toBe(areas)
    expect(service.steps.map((step) => step.title).join(', ')).toBe(steps)
  })

  it('has the lists that some services must have', () => {
    const titles = (slug: string) => serviceOf(slug).extraLists?.map((list) => list.title)
    const common = ['Features', 'Technologies', 'What we build']
    for (const slug of ['web-development', 'app-development', 'ai-automation']) {
      expect(titles(slug)).toEqual(common)
    }
    expect(titles('ecommerce-solutions')).toEqual([
      'Platforms',
      'Custom solutions',
      'Core features',
      'Features for your team',
      'Technologies',
      'What we build',
    ])
  })

  it('has unique search descriptions of a useful length', () => {
    const descriptions = services.map((service) => service.metaDescription)
    expect(new Set(descriptions).size).toBe(services.length)
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(110)
      expect(description.length, description).toBeLessThanOrEqual(155)
    }
  })

  it('has the three cards and the six reasons of the overview', () => {
    expect(servicesOverview.cards.map((card) => card.href)).toEqual([
      '/contact',
      '/about',
      '/book-meeting',
    ])
    expect(servicesOverview.reasons.items).toHaveLength(6)
  })
})

describe('how long a service takes', () => {
  /** "3–5 days" in weeks of five days. */
  const weeks = (duration: string) => {
    const [from = 0, to = from] = (duration.match(/\d+/g) ?? []).map(Number)
    return duration.includes('day') ? [from / 5, to / 5] : [from, to]
  }

  it('is the sum of the four steps where the specification gives no other time', () => {
    const steps = home.process.steps.map(({ duration }) => weeks(duration))
    const sum = (end: 0 | 1) => Math.round(steps.reduce((all, step) => all + (step[end] ?? 0), 0))
    expect(fourSteps).toBe(`${sum(0)}–${sum(1)} weeks`)
  })

  it('is said of all services', () => {
    const others = services.filter(({ duration }) => duration !== fourSteps)
    expect(others.map(({ slug, duration }) => `${slug.current}: ${duration}`)).toEqual([
      'web-development: 2–4 weeks',
      'app-development: 6–12 weeks',
      'progressive-web-apps: 6–8 weeks',
      'seo-optimization: runs monthly',
      'digital-marketing: runs monthly',
      'mvp-development: 4–6 weeks',
    ])
  })
})

describe('section 9: what a price is for', () => {
  const perMonth = /\b(per|a) month\b/
  const countsMonths = services.flatMap(({ title, tiers }) =>
    tiers
      .filter(({ period, bullets }) => period !== 'month' && bullets.some((b) => perMonth.test(b)))
      .map(({ name, tagline }) => [`${title}, ${name}`, tagline] as const),
  )

  it('is per project in two packages of Content Creation, which count posts by the month', () => {
    expect(countsMonths.map(([name]) => name)).toEqual([
      'Content Creation, Starter',
      'Content Creation, Content Pro',
    ])
  })

  it.each(countsMonths)('%s says that its price is for a project', (_name, tagline) => {
    expect(tagline).toMatch(/price per project/i)
  })
})

describe('the portfolio', () => {
  it('names no clients: its projects are typical ones', () => {
    expect(portfolio.lead).toMatch(/typical builds/)
    expect(portfolio.lead).toMatch(/not clients/)
    expect(portfolio.meta.description).toMatch(/typical builds/)
  })
})

describe('the company', () => {
  it('has the tagline, the hours and the kinds of work', () => {
    expect(siteSettings.tagline).toBe('Built for business. Feels like play.')
    expect(siteSettings.hours).toBe('Mon–Fri 9 AM – 6 PM IST')
    expect(siteSettings.companyTypes.join(', ')).toBe(
      'Software, Electronics, IoT, Automation, Consulting, Marketing, Design',
    )
    expect(siteSettings.social).toHaveLength(6)
    expect(siteSettings.headquarters.note).toBe('By appointment only')
    expect(contact.lead).toMatch(/respond within 24 hours/)
  })

  it('has three openings that cannot be applied to online', () => {
    expect(jobs.map(({ title, location }) => `${title} (${location})`)).toEqual([
      'Senior Frontend Engineer (Remote)',
      'Backend Engineer (New York)',
      'DevOps Engineer (Remote)',
    ])
    expect(jobs.filter((job) => job.applyUrl)).toEqual([])
    expect(careers.meta.title).toBe('Careers')
  })
})
