import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const mvpDevelopment = createService({
  slug: 'mvp-development',
  title: 'Prototyping and MVP',
  group: 'growth-strategy-and-consulting',
  isNew: true,
  menuLine: 'A first version in 4 to 6 weeks',
  metaDescription:
    'Prototyping and MVP development: 3 to 5 features in 4 to 6 weeks, larger first versions in 8 to 16. Fixed-price quotes from {from}.',
  layout: 'specimen',
  headline: createHeadline('Small. Real.', 'Soon.'),
  lead: 'We build the smallest version of your idea that people will use. On the Basic plan, that is an MVP of 3–5 features in 4–6 weeks.',
  facts: {
    Features: '3 to 15+',
    Progress: 'Updates every week',
    Warranty: '30 days of free bug fixes',
  },
  highlights: {
    'A list of what can wait':
      'Chat, dark mode, referrals and the second user type go on a list for later, and you approve it.',
    'A thin slice of the whole':
      'Sign-in, one job done well, payment and saved data, all in working code. Version two is added on top.',
    'Wired to learn':
      'Each step of the main task sends an event. After launch you can read what people did and where they stopped.',
  },
  lists: {
    'What usually goes in': {
      'Sign-in': 'Mobile OTP, Google, simple roles',
      'Main task': 'The one thing people came to do',
      Payment: 'UPI and cards through a hosted checkout',
      Admin: 'Find users, correct records, export CSV',
      Insight: 'Funnels, retention, error reports',
    },
    'What we build with': {
      'Clickable model': 'Figma, on a phone',
      Web: 'Next.js, React, TypeScript',
      Mobile: 'Flutter, React Native, TestFlight',
      Server: 'Node.js or Django with PostgreSQL',
      Device: 'ESP32 or Raspberry Pi, printed case',
      Checks: 'Playwright smoke tests, Sentry, PostHog',
    },
  },
  features: {
    'Start with the bet':
      'Will shop owners scan a bill, and will they do it twice? We write the riskiest assumption down in one sentence. A feature that does not help to test it goes on the list for later.',
    'By hand where nobody looks': {
      text: 'Matching, reports and onboarding can run on a spreadsheet at first. We automate them once the volume hurts.',
      icon: 'hand',
    },
    'Nothing to throw away': {
      text: 'PostgreSQL, typed code, backups and a deployment script. Ordinary choices that the next team can pick up.',
      icon: 'recycle',
    },
    'Store review, planned for': {
      text: 'Privacy labels, demo logins and account deletion are ready on submission day. Google’s closed test for new personal accounts starts early.',
      icon: 'storefront',
    },
  },
  steps: {
    'Name the bet': 'Who it is for, what hurts today, and what result would change your mind.',
    'Prototype it':
      'Clickable screens, or a breadboard, in front of likely users before any product code.',
    'Build the core':
      'Working software behind a private link, with progress you can try for yourself.',
    'Launch and measure':
      'A small group goes first. Funnels, crashes and phone calls decide what comes next.',
  },
  tiers: [
    tier('Basic', 300_000, 800_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'One idea for one kind of user.',
      facts: ['3–5 features'],
      bullets: [
        '3–5 features, chosen with you',
        'Clickable draft before any code',
        'Web app or one mobile platform',
        'Usage events and error alerts',
      ],
    }),
    tier('Advanced', 800_000, 1_500_000, {
      weeksFrom: 8,
      weeksTo: 12,
      tagline: 'Two sides to connect, or money to move.',
      facts: ['8–12 features'],
      bullets: [
        '8–12 features, roles and payments',
        'Sessions with your first users',
        'Web, iOS and Android',
        'Admin panel and funnel reports',
      ],
    }),
    tier('Enterprise', 1_500_000, 'and more', {
      weeksFrom: 12,
      weeksTo: 16,
      tagline: 'A first version with company rules to meet.',
      facts: ['15+ features'],
      bullets: [
        '15+ features, integrations included',
        'Pilot with a first customer',
        'Company login, audit logs, access rules',
        'Load and security tests',
      ],
    }),
  ],
  questions: ['first-version', 'fixed-price', 'weekly-updates'],
  closing: {
    headline: 'What is the least you could launch?',
    text: 'Tell us the idea in a few lines. We reply with a shorter feature list and a fixed-price quote.',
    primary: 'Start MVP Project',
    secondary: 'Get Free Quote',
  },
})
