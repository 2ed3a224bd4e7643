import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const saasDevelopment = createService({
  slug: 'saas-development',
  title: 'SaaS Development',
  group: 'engineering-and-ai',
  menuLine: 'From first customer to many',
  metaDescription:
    'Subscription software with tenancy, billing and admin tools designed in from the first table. MVP from {from} with 3 months support, paid by milestone.',
  layout: 'storyboard',
  headline: createHeadline('One build,', 'many tenants.'),
  lead: 'Subscription products with tenancy, billing and support tools designed in from the first table, so growth does not begin with a rewrite.',
  facts: {
    Support: '3 to 6 months',
    Payment: 'By milestone on large projects',
    Updates: 'Every week',
  },
  highlights: {
    'Walls between tenants':
      'Row-level security in PostgreSQL holds the line, and automated tests try to cross it. Each client is a tenant, and one forgotten filter must not show them someone else’s data.',
    'Billing drawn as states':
      'Trial, active, past due, paused, cancelled. Part months, GST and failed UPI AutoPay debits are on the chart before they are in the code.',
    'Support that can see':
      'With the customer’s consent, your team views the account as they see it, and the visit is logged. It beats screenshots by email.',
  },
  lists: {
    'Parts every SaaS needs': {
      'Sign-up': 'Workspace, invitations, sample data',
      Plans: 'Limits, add-ons, trials, coupons',
      Billing: 'Cards, UPI AutoPay, GST invoices, reminders',
      Access: 'Roles, sign-in with the customer’s own logins',
      Admin: 'Tenant list, usage, credits, feature flags',
      Trust: 'Audit log, data export, account deletion',
    },
    'Choices we make with you': {
      Tenancy: 'One database for all, or one for each tenant',
      Stack: 'Next.js, NestJS or Django, PostgreSQL, Redis',
      'Billing engine': 'Razorpay Subscriptions, Stripe Billing or Chargebee',
      Hosting: 'AWS, Azure or Google Cloud, in an Indian region',
      Metrics: 'Monthly income, customers won and lost',
    },
  },
  features: {
    'The noisy neighbour':
      'One client’s import should not slow the others. Queues take turns by tenant, limits follow the plan, and heavy reports read from a copy.',
    'Releases during office hours':
      'Schema changes go out in expand and contract steps, so old and new code can run together for a while. Sunday nights stay free.',
    'Plans without if-statements':
      'Features depend on what a customer has bought, not on plan names scattered through the code. Sales can try a new bundle without waiting for a sprint.',
    'The security questionnaire':
      'Larger buyers will send one, and it is long. Encryption, access reviews, backups and audit logs are built so that your answers are true.',
  },
  steps: {
    'Narrow the promise':
      'Who pays, for what, and what do they stop doing by hand? We write the pricing page before the backlog.',
    'Draw tenancy and billing':
      'Both are cheap to choose and costly to change. You see each option with its running cost and its limits.',
    'Build to a first payer':
      'Sign-up, the one useful thing, and the invoice. Everything else waits until a real customer has been through all three.',
    'Harden, then widen':
      'Load tests, restore drills and single sign-on for larger clients come next. New modules follow what usage data shows.',
  },
  tiers: [
    tier('MVP', 800_000, 2_000_000, {
      weeksFrom: 10,
      weeksTo: 16,
      tagline: 'Enough to sign up, use and pay for.',
      facts: ['3 months support'],
      bullets: [
        'Core workflow, ready to sell',
        'Tenant sign-up and roles',
        'Subscription billing with GST',
        '3 months support',
      ],
    }),
    tier('Full Platform', 2_000_000, 5_000_000, {
      weeksFrom: 16,
      weeksTo: 28,
      tagline: 'For a product with customers and a queue of requests.',
      facts: ['6 months support'],
      bullets: [
        'Plans, add-ons and metering',
        'Tenant admin and feature flags',
        'Public API and webhooks',
        '6 months support',
      ],
    }),
    tier('Enterprise', 5_000_000, 'and more', {
      weeksFrom: 26,
      tagline: 'For buyers with procurement teams and auditors.',
      bullets: [
        'Sign-in with the buyer’s own logins',
        'Dedicated tenants or regions',
        'Audit evidence and access reviews',
        'Recovery drills and load tests',
      ],
    }),
  ],
  questions: ['project-time', 'first-version', 'support-plans'],
  closing: {
    headline: 'Bring the pricing page first.',
    text: 'What you plan to charge for tells us what to build first.',
    primary: 'Start SaaS Project',
    secondary: 'Get Free Consultation',
  },
})
