import { describe, expect, it } from 'vitest'
import { fourSteps } from './document-parts/service.ts'
import { portfolio } from './documents/company-pages.ts'
import { home } from './documents/home.ts'
import { jobs } from './documents/jobs.ts'
import { services } from './documents/services.ts'
import { siteSettings } from './documents/site-settings.ts'

/** Facts of the specification that no test of the pages (apps/web/prerender) shows. */

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
    const otherServices = services.filter(({ duration }) => duration !== fourSteps)
    expect(otherServices.map(({ slug, duration }) => `${slug.current}: ${duration}`)).toEqual([
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
  it('has its tagline and the kinds of its work', () => {
    expect(siteSettings.tagline).toBe('Built for business. Feels like play.')
    expect(siteSettings.companyTypes.join(', ')).toBe(
      'Software, Electronics, IoT, Automation, Consulting, Marketing, Design',
    )
  })

  it('has no opening that can be applied to online', () => {
    expect(jobs.filter((job) => job.applyUrl)).toEqual([])
  })
})
