import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const digitalMarketing = createService({
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  group: 'growth-strategy-and-consulting',
  menuLine: 'Campaigns measured in enquiries',
  metaDescription:
    'Digital marketing by the month: search ads, social, email and WhatsApp, tracked through to enquiries and orders. From {from}.',
  layout: 'storyboard',
  headline: createHeadline('Search. Social.', 'Sold.'),
  lead: 'Campaigns on search, social, email and WhatsApp, planned and paid for by the month, and counted in enquiries and orders.',
  facts: {
    Plans: 'Starter, Growth, Enterprise',
    'First step': 'Free audit',
    'Results sent': 'Weekly',
  },
  highlights: {
    'Tracked before it is spent':
      'A test lead goes through every form, call button and chat. Only when all of them register does the first advert run.',
    'You own the accounts':
      'Ad accounts, pixels and audiences are opened for your business, and their history stays there.',
    'Fresh adverts on a schedule':
      'People stop seeing an advert they have met too often. New openings, cuts and headlines replace it before costs climb.',
  },
  lists: {
    Channels: {
      Search: 'Google Ads, Microsoft Advertising, shopping feeds',
      Social: 'Instagram, Facebook, LinkedIn, YouTube',
      Messaging: 'WhatsApp templates, SMS on DLT',
      Email: 'Welcome series, win-backs, newsletters',
      'Landing pages': 'One offer, one form, quick on 4G',
    },
    Measurement: {
      Tags: 'GA4, Tag Manager, consent mode',
      'Server events': 'Meta Conversions API, enhanced conversions',
      CRM: 'Zoho, HubSpot or Salesforce lead status',
      Offline: 'Call tracking, click-ID imports',
      Tests: 'Split pages, regional hold-outs, lift studies',
    },
  },
  features: {
    'Search: doors we shut':
      'A search for CRM brings students and job seekers as well as buyers. We read the search terms report and add negatives.',
    'Social: a diary with Diwali in it':
      'Budgets, stock and artwork are planned round festivals, salary week and exam season, when the price of attention changes.',
    'Sold: tell the adverts who bought':
      'Won and lost leads flow from your CRM back to Google and Meta. Their bidding then looks for buyers instead of form-fillers.',
    'Rules, then reach':
      'ASCI labels on paid posts, DLT registration for SMS, opt-in for WhatsApp and consent for tags are in place before launch.',
  },
  steps: {
    'Audit the accounts':
      'Where the money went, what came back, and which conversions were counted twice.',
    'Set the yardstick':
      'Cost per enquiry, per order or per new customer. You choose, and every report uses it.',
    'Launch small': 'A few offers to a few audiences, each with its own page.',
    'Move the money':
      'Budget moves to what works. The rest is switched off, and the report shows both.',
  },
  pricedPer: 'month',
  notIncluded: 'ad spend',
  tiers: [
    tier('Starter', 25_000, 75_000, {
      tagline: 'For a first campaign with one clear offer.',
      bullets: [
        'Search or social campaigns',
        'Conversion tracking, set up and tested',
        'Landing page review',
        'Report and a call to discuss it',
      ],
    }),
    tier('Growth', 75_000, 200_000, {
      tagline: 'For several channels working together.',
      bullets: [
        'Search, social and remarketing',
        'New creative on a schedule',
        'Email or WhatsApp journeys',
        'CRM results fed back to the ads',
      ],
    }),
    tier('Enterprise', 200_000, 'and more', {
      tagline: 'For many products, regions or languages.',
      bullets: [
        'Channel plan and budget split',
        'Video and regional-language adverts',
        'Lift tests to find true effect',
        'Dashboards by region and product',
      ],
    }),
  ],
  questions: ['monthly-services', 'weekly-updates', 'free-consultation'],
  closing: {
    headline: 'Half the budget works. Let us find which half.',
    text: 'Give us view-only access for the free audit. You keep the findings whether or not you hire us.',
    primary: 'Start Marketing Campaign',
    secondary: 'Get Free Audit',
  },
})
