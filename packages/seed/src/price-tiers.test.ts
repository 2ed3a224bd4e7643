import { expect, it } from 'vitest'
import { services } from './documents/services.ts'

/** The packages of the specification, section 9, in its text. */
const specified: Record<string, string> = {
  'web-development': 'Starter 50K-2L (5-10 pages); Professional 2L-8L; Enterprise 8L+',
  'app-development':
    'Basic 3L-8L (5-10 screens); Advanced 8L-20L (15-25 screens); Enterprise 20L+ (25+ screens)',
  'ai-automation':
    'Starter 5L-15L (3 months support); Professional 15L-50L (6 months support); Enterprise 50L+',
  'ecommerce-solutions':
    'Starter Store 75K-2L (up to 100 products); Professional Store 2L-6L (unlimited products); Enterprise Platform 6L+',
  'payment-gateway':
    'Basic 25K-50K (30 days support); Professional 50K-1.5L (90 days); Enterprise 1.5L+',
  'software-development':
    'Small Business 2L-8L (3 months support); Enterprise 8L-25L (6 months); Custom Platform 25L+',
  'ui-ux-design':
    'Essential 50K-1.5L (5-10 screens, 2 revisions); Professional 1.5L-5L (15-30 screens); Enterprise 5L+ (unlimited screens)',
  'api-microservices':
    'API Development 1L-3L; Microservices Suite 3L-10L (5-10 services); Enterprise Platform 10L+ (24/7 support)',
  'cloud-operations':
    'Cloud Setup 1.5L-4L; DevOps Complete 4L-12L (3 months support); Enterprise Cloud 12L+',
  'saas-development':
    'MVP 8L-20L (3 months support); Full Platform 20L-50L (6 months); Enterprise 50L+',
  'mvp-development':
    'Basic 3L-8L (3-5 features, 4-6 weeks); Advanced 8L-15L (8-12 features, 8-12 weeks); Enterprise 15L+ (15+ features, 12-16 weeks)',
  'progressive-web-apps':
    'Basic 2L-5L (6-8 weeks); Advanced 5L-12L (10-14 weeks); Enterprise 12L+ (16+ weeks)',
  'digital-marketing': 'Starter 25K-75K; Growth 75K-2L; Enterprise 2L+',
  'seo-optimization': 'Basic 15K-35K; Advanced 35K-75K; Enterprise 75K+',
  'data-analytics':
    'Basic 1L-3L (training included); Advanced 3L-8L (3 months support); Enterprise 8L+',
  'payment-orchestration':
    'Basic 3L-8L (3 months support); Advanced 8L-20L (6 months); Enterprise 20L+',
  'white-label-solutions':
    'Basic 5L-15L (3 months support); Professional 15L-35L (source code access, 6 months); Enterprise 35L+ (full source, multi-tenant, lifetime support)',
  'system-integration':
    'Basic 2L-6L (2-3 systems, 3 months); Enterprise 6L-15L (6 months); Custom 15L+',
  'devops-cicd': 'Basic 1.5L-4L (3 months); Complete 4L-10L (6 months); Enterprise 10L+',
  'content-creation':
    'Starter 25K-75K (4-8 blog posts per month); Content Pro 75K-1.5L (8-16 blog posts a month, video content, advanced graphics, email campaigns); Content Enterprise 1.5L+ (unlimited content, video production, custom campaigns, dedicated team)',
  'consulting-strategy':
    'Strategic Assessment 2L-5L; Comprehensive Strategy 5L-15L (6 months follow-up); Enterprise Consulting 15L+',
  'software-hardware-development':
    'Prototype Development 5L-15L (3 months support); Complete Product 15L-50L (6 months support); Enterprise Solution 50L+',
  'rd-prototyping': 'Research Study 3L-8L; Prototype Development 8L-25L; Innovation Program 25L+',
  'pcb-hardware-design':
    'Simple 25K-75K (up to 2 layers); Advanced 75K-2.5L (4-8 layers); Enterprise 2.5L+ (10+ layers)',
}

const MONTHLY = new Set(['digital-marketing', 'seo-optimization'])
const LICENCES = new Set(['white-label-solutions'])

const plain = (words: string) => words.toLowerCase().replaceAll('–', '-')

/** "1.5L" -> 150000 */
function rupees(amount: string): number {
  return Math.round(Number.parseFloat(amount) * (amount.endsWith('L') ? 100_000 : 1_000))
}

function parse(tier: string) {
  const match = /^(.+?) ([\d.]+[KL])(?:-([\d.]+[KL])|\+)(?: \((.+)\))?$/.exec(tier)
  const [, name, from = '', to, facts] = match ?? []
  return { name, from: rupees(from), to: to && rupees(to), facts: facts?.split(', ') ?? [] }
}

it('the services are the 24 of the specification, six in each group, with 72 packages', () => {
  const slugs = services.map((service) => service.slug.current)
  expect(slugs.toSorted()).toEqual(Object.keys(specified).toSorted())
  const groups = Object.groupBy(services, (service) => service.group._ref)
  expect(Object.values(groups).map((group) => group?.length)).toEqual([6, 6, 6, 6])
  expect(services.flatMap((service) => service.tiers)).toHaveLength(72)
})

const inSpecification = services.filter((service) => service.slug.current in specified)

it.each(inSpecification.map((service) => [service.slug.current, service.tiers] as const))(
  '%s',
  (slug, tiers) => {
    const expected = (specified[slug] ?? '').split('; ').map(parse)
    const period = MONTHLY.has(slug) ? 'month' : LICENCES.has(slug) ? 'licence' : 'project'
    expect(tiers.map(({ name, from, to }) => ({ name, from, to }))).toEqual(
      expected.map(({ name, from, to }) => ({ name, from, to })),
    )
    for (const [index, tier] of tiers.entries()) {
      expect(tier.period).toBe(period)
      expect(tier.bullets).toHaveLength(4)
      expect(tier.tagline.length).toBeLessThanOrEqual(70)
      const facts = (tier.facts ?? []).map(plain)
      const bullets = tier.bullets.map(plain)
      const wanted = expected[index]?.facts ?? []
      expect(facts).toHaveLength(wanted.length)
      for (const fact of wanted) {
        expect(facts).toContainEqual(expect.stringContaining(fact))
        expect(bullets).toContainEqual(expect.stringContaining(fact))
      }
      for (const fact of facts) {
        const words = fact.split(' ')
        expect(
          bullets.some((bullet) => words.every((word) => bullet.includes(word))),
          fact,
        ).toBe(true)
      }
    }
  },
)
