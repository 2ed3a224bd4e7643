import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const whiteLabelSolutions = createService({
  slug: 'white-label-solutions',
  title: 'White Label Solutions',
  group: 'engineering-and-ai',
  menuLine: 'Our platform under your name',
  metaDescription:
    'A working platform licensed to you, with your brand on the domain, apps and mail. Licences from {from}, source code access from the Professional licence.',
  layout: 'ledger',
  headline: createHeadline('Ours inside.', 'Yours outside.'),
  lead: 'A working platform, licensed to you, wearing your name, colours and domain. The plumbing is done, so your budget goes into what makes you different.',
  facts: {
    Support: '3 months to lifetime',
    'Source code access': 'Professional and up',
    'Multi-tenant': 'Enterprise licence',
  },
  highlights: {
    'Your name wherever it shows':
      'Login page, emails, invoices, app icon, even the link preview on WhatsApp. Your customers meet one company, and it is you.',
    'A licence in plain words':
      'What you may change, resell and keep is set out before you sign, in a document your lawyer can read in one sitting.',
    'Updates that respect changes':
      'Branding and settings live in their own layer. When the core moves forward, your colours and rules stay put.',
  },
  lists: {
    'What carries your name': {
      Address: 'Your domain, with its TLS certificate renewed for you',
      Mail: 'Sent from your domain, signed as yours',
      Look: 'Logo, colours and type, set in one place',
      Apps: 'Published under your own store accounts',
      Papers: 'Invoices and PDFs with your GSTIN and letterhead',
      Help: 'Help pages, terms and policies in your words',
    },
    'What comes inside': {
      Accounts: 'Sign-up, OTP login, roles, password reset',
      Billing: 'Plans, GST invoices, receipts, reminders',
      Messages: 'Email, SMS and WhatsApp templates',
      Admin: 'Users, content, settings and reports',
      API: 'Documented endpoints, keys and webhooks',
    },
  },
  features: {
    'Settings before code':
      'Labels, fields, workflows and languages are changed from the admin screen. Code is opened only for what settings cannot reach.',
    'Source, at two depths':
      'Professional gives source code access, to read, audit and extend. Enterprise gives the full source, so your team can build and run it without us.',
    'Your customers’ customers':
      'Under the Enterprise licence each of your clients becomes a tenant. Data, branding and limits are kept apart.',
    'Every part declared':
      'A software bill of materials lists each open-source part and its licence. It comes with the contract, not after it.',
    'No trace of us':
      'No footer credit, no odd sender address, no stray name in the page source. We search the build for our own name before you get it.',
    'A door that opens outwards':
      'Customer records export in documented formats whenever you ask. Leaving should be a decision, not a project.',
  },
  steps: {
    'See it dressed': {
      text: 'The demo runs with your logo and colours. You try the screens your customers would use and list what is missing.',
      duration: '2–5 days',
      outcome: 'A demo in your colours',
    },
    'Settle licence and quote': {
      text: 'Scope of use, source access and support are agreed together with the price, in one document.',
      duration: '3–5 days',
      outcome: 'Licence and price, one document',
    },
    'Plan brand and changes': {
      text: 'Domain, mail records, store accounts, tax details and the list of custom work, each with an owner.',
      duration: '1–2 weeks',
      outcome: 'Brand plan, an owner per item',
    },
    'Fit, extend, launch': {
      text: 'Branding goes on first, additions next, data last. The public switch is a DNS change you approve.',
      duration: '1–8 weeks',
      outcome: 'Launched on your own domain',
    },
  },
  pricedPer: 'licence',
  tiers: [
    tier('Basic', 500_000, 1_500_000, {
      weeksFrom: 3,
      weeksTo: 5,
      tagline: 'The platform as it stands, under your brand.',
      facts: ['3 months support'],
      bullets: [
        'One brand on your domain',
        'Logo, colours, mail templates',
        'Standard modules with updates',
        '3 months support',
      ],
    }),
    tier('Professional', 1_500_000, 3_500_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'Room to change it, with the code open to your team.',
      facts: ['Source code access', '6 months support'],
      bullets: [
        'Source code access',
        'Branded iOS and Android apps',
        'Custom modules and integrations',
        '6 months support',
      ],
    }),
    tier('Enterprise', 3_500_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Yours to run, extend and offer to your own clients.',
      facts: ['Full source', 'Multi-tenant', 'Lifetime support'],
      bullets: [
        'Full source with build scripts',
        'Multi-tenant, for your own clients',
        'Your cloud or your own servers',
        'Lifetime support',
      ],
    }),
  ],
  questions: ['white-label-source', 'support-plans', 'indicative-prices'],
  closing: {
    headline: 'See it in your colours.',
    text: 'Send a logo before the demo and we will put it on.',
    primary: 'Explore Solutions',
    secondary: 'Schedule Demo',
  },
  drawing: {
    alt: 'Four empty coloured sleeves run to four windows that show parts of one kite; three come out filled, the fourth window is unlit and its line passes by.',
    stations: {
      'Your brands': 'A name, colours and a domain for each.',
      'Your layer': 'Branding sits apart, so updates respect it.',
      'One core': 'The same plumbing behind every front.',
      'Not yet switched': 'Your old site stays live until you approve.',
      'Your customers': 'Mail, app and invoice carry your name.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a theme on someone else’s shop. You get a licence in plain words, with source code access from Professional upwards. Building a product of your own is a separate service.',
    neighbour: 'saas-development',
    linkLabel: 'Building your own product?',
  },
})
