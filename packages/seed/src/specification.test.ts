import { formatWeeks } from '@kitewright/content-rules/price'
import { describe, expect, it } from 'vitest'
import { portfolio } from './documents/company-pages.ts'
import { jobs } from './documents/jobs.ts'
import { services } from './documents/services.ts'
import { siteSettings } from './documents/site-settings.ts'

/** Facts of the specification that no test of the pages (apps/web/prerender) shows. */

describe('how long a package takes', () => {
  it('is what the specification and the answers say', () => {
    const known = ['web-development', 'app-development', 'mvp-development', 'progressive-web-apps']
    const weeks = services
      .filter(({ slug }) => known.includes(slug.current))
      .map(({ slug, tiers }) => [slug.current, ...tiers.map(formatWeeks)])
    expect(weeks).toEqual([
      ['web-development', '2–4 weeks', '6–12 weeks', '12+ weeks'],
      ['app-development', '6–12 weeks', '12–20 weeks', '20+ weeks'],
      ['progressive-web-apps', '6–8 weeks', '10–14 weeks', '16+ weeks'],
      ['mvp-development', '4–6 weeks', '8–12 weeks', '12–16 weeks'],
    ])
  })

  it('is said of each that is not paid by the month', () => {
    const all = services.flatMap(({ tiers }) => tiers)
    const runsOn = all.filter(({ weeksFrom }) => weeksFrom === undefined)
    expect(runsOn).toEqual(all.filter(({ period }) => period === 'month'))
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
