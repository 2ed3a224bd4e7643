import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const seoOptimization = createService({
  slug: 'seo-optimization',
  title: 'SEO Optimization',
  group: 'growth-strategy-and-consulting',
  menuLine: 'Be found for the right searches',
  metaDescription:
    'SEO optimization by the month: technical fixes, pages that answer buyers, local results and reports you can check. From {from}.',
  layout: 'ledger',
  headline: createHeadline('Asked. Found.', 'Chosen.'),
  lead: 'Search engine optimization, month by month: we fix what crawlers trip over, publish what buyers ask for and show the enquiries that follow.',
  facts: {
    Plans: 'Basic, Advanced, Enterprise',
    'Progress notes': 'Every week',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Crawlers before copywriters':
      'If Googlebot cannot fetch or render a page, better wording will not help it. Technical faults are cleared first.',
    'Searches with intent to buy':
      'We sort phrases by what the person plans to do next, and start with the ones closest to an order.',
    'Nobody sells position one':
      'Only Google decides that list. You get work you can inspect and figures you can check in your own Search Console.',
  },
  lists: {
    'The monthly work': {
      Technical: 'Faults, redirects, one address per page, site maps',
      Speed: 'Load and response times, on visitors’ own phones',
      Content: 'Briefs, rewrites, pruning, internal links',
      Local: 'Business Profile, reviews, matching addresses',
      Authority: 'Trade press, partners, associations',
      Reporting: 'Queries, landing pages, enquiries',
    },
    'What we look at': {
      'Search data': 'Google Search Console, Bing Webmaster Tools',
      Crawlers: 'Screaming Frog, Sitebulb, server logs',
      Keywords: 'Ahrefs, Semrush, Keyword Planner',
      'Field speed': 'CrUX, PageSpeed Insights, WebPageTest',
      'Mark-up': 'JSON-LD, schema.org, Rich Results Test',
    },
  },
  features: {
    'Log files tell the truth':
      'Server logs show what crawlers fetch and what they never reach. Filter pages often use up the visits that product pages need.',
    'Two languages, one site':
      'Hindi or Kannada pages get their own addresses and translated titles, and tell search engines which page is for whom. Raw machine translation stays out of the index.',
    'Moving house':
      'For a new domain or CMS, we map every old address to its new one, redirect it with a 301 and watch both until traffic settles.',
    'Shops near me':
      'Categories, hours, photographs and review replies on your Business Profile, and a page for each place you serve.',
    'Labels for machines':
      'Products, jobs, events and reviews carry structured data, so a result can show a price, a date or a rating.',
    'Old pages, put to work':
      'Thin posts are merged, stale ones rewritten and dead ones removed. Each page that remains has one job.',
  },
  steps: {
    'Crawl and listen': {
      text: 'A full crawl, the server logs, and the words your sales team hears on calls.',
      duration: '1–2 weeks',
      outcome: 'Crawl findings, buyers’ words',
    },
    'Pick the targets': {
      text: 'Searches worth winning, the pages to match, and the plan that fits your budget.',
      duration: '3–5 days',
      outcome: 'Searches, pages and a plan',
    },
    'Repair the footing': {
      text: 'Indexing, speed and site structure. Tracking is checked by submitting your own form.',
      duration: '1–2 weeks',
      outcome: 'Sound footing, tracking checked',
    },
    'Publish and report': {
      text: 'New and repaired pages, links from places your buyers read, and a report in plain words.',
      duration: 'Every month',
      outcome: 'New pages and a plain report',
    },
  },
  pricedPer: 'month',
  notIncluded: 'ad spend',
  tiers: [
    tier('Basic', 15_000, 35_000, {
      tagline: 'For one city or one line of business.',
      bullets: [
        'Technical audit and fixes',
        'Keyword plan and page titles',
        'Business Profile kept current',
        'Report with the next actions',
      ],
    }),
    tier('Advanced', 35_000, 75_000, {
      tagline: 'For growth across products or cities.',
      bullets: [
        'Content briefs and rewrites',
        'Structured data and internal links',
        'Links from trade and local sites',
        'Competitor gaps tracked',
      ],
    }),
    tier('Enterprise', 75_000, 'and more', {
      tagline: 'For large catalogues, more languages or a site move.',
      bullets: [
        'Log analysis and crawl control',
        'Several languages or domains',
        'Migration plan and monitoring',
        'Joint sprints with your developers',
      ],
    }),
  ],
  questions: ['monthly-services', 'weekly-updates', 'free-consultation'],
  closing: {
    headline: 'Search for what you sell. Where are you?',
    text: 'Send the phrase and the city. The free audit lists faults in the order we would fix them.',
    primary: 'Start SEO Campaign',
    secondary: 'Get Free SEO Audit',
  },
  drawing: {
    alt: 'Twelve searches narrow to three lines through a kite; one meets a dead page and is redirected, and its page climbs to first of the three results.',
    stations: {
      Asked: 'In the words your sales team hears.',
      Sorted: 'Closest to an order first. Dead pages redirect.',
      Found: 'Crawled without faults, one job per page.',
      Chosen: 'A page climbs. Only Google decides where.',
      Enquiries: 'Check them in your own Search Console.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not advertising, and nobody sells position one. Google decides that list; you get work you can inspect. If you want visitors by the click, that is a separate service.',
    neighbour: 'digital-marketing',
    linkLabel: 'Want paid clicks as well?',
  },
})
