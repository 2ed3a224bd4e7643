import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const webDevelopment = createService({
  slug: 'web-development',
  title: 'Web Development',
  group: 'web-and-apps-solutions',
  menuLine: 'Sites and portals that load fast',
  metaDescription:
    'Company sites, customer portals and web apps. 5–10 pages from {from}, simple sites in 2–4 weeks, at a fixed price with a 30-day bug-fix warranty.',
  layout: 'storyboard',
  headline: createHeadline('Found. Fast.', 'Finished.'),
  lead: 'Company sites, customer portals and web apps. Google can read them, old phones can open them, and your own team can edit them.',
  facts: {
    'Starter sites': '5–10 pages',
    Warranty: '30 days, bugs fixed free',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Tested on a cheap phone':
      'We check every page on a budget Android over patchy 4G, not only on the laptop it was drawn on. If the main picture loads late or a button lags, the page goes back to the bench.',
    'Yours to edit':
      'Text, pictures and new pages sit in a CMS with a preview. Nobody raises a ticket to change a phone number.',
    'Old addresses kept':
      'Every URL on the old site gets a redirect before launch day. Rankings earned over years are not thrown out with the old theme.',
  },
  lists: {
    'Kinds of site': {
      'Company sites': 'Services, people, prices and a form that reaches someone',
      'Customer portals': 'Logins, invoices, tickets and downloads',
      'Web apps': 'Dashboards, quotations and booking tools',
      'Many languages': 'Hindi, Kannada or Tamil, each found in its own searches',
      Rebuilds: 'Off an ageing theme, with content and addresses moved',
    },
    'Under the surface': {
      Speed: 'Load and response times, measured on every release',
      Search: 'Sitemap, clean addresses, structured data',
      Access: 'WCAG 2.2 AA, by keyboard and by screen reader',
      Safety: 'Content security policy, patched packages, backups',
      Privacy: 'Consent before analytics, with the DPDP Act in mind',
    },
  },
  extraLists: {
    Features: [
      'Page editor with preview',
      'Enquiry forms with spam filter',
      'Site search',
      'Blog and news',
      'Branch and dealer locator',
      'Price calculators',
      'Gated downloads',
      'Cookie consent',
    ],
    Technologies: [
      'Astro',
      'Next.js',
      'React',
      'TypeScript',
      'Tailwind CSS',
      'Node.js',
      'PostgreSQL',
      'Sanity',
      'WordPress',
    ],
    'What we build': [
      'Company and product sites',
      'Customer and dealer portals',
      'Booking and quotation tools',
      'Admissions and event sites',
      'Documentation sites',
      'Internal dashboards',
    ],
  },
  features: {
    'Content model before colours':
      'We list what the site has to hold: services, branches, people, documents. Each becomes a type with its own fields. A new branch is then a form to fill in, not a page to redraw.',
    'HTML first, script later':
      'Pages are built ahead of time and served from a server near the visitor. JavaScript loads only where something must react, such as a price calculator or a search box.',
    'Forms that end somewhere':
      'Enquiries reach your inbox, your CRM or a sheet, with the source page attached. A failed send keeps everything the visitor typed.',
    'The keys, handed over':
      'You get the repository, the hosting account, the domain login and a short recording on how to publish. Another developer can pick it up from the README.',
  },
  steps: {
    'List the pages':
      'We ask your sales and support people what callers want to know. The answers become a site map, with a purpose written beside each page.',
    'Draw it with real words':
      'Layouts carry your copy, not dummy Latin. Phone and desktop sit side by side, and you mark changes on the page itself.',
    'Build on a staging link':
      'The link grows week by week. Content goes in early, so long Kannada headings and missing photos turn up before launch.',
    'Switch over and watch':
      'Redirects, DNS and analytics are changed in one sitting. Then we read Search Console and the error log, and fix our bugs free for 30 days.',
  },
  tiers: [
    tier('Starter', 50_000, 200_000, {
      weeksFrom: 2,
      weeksTo: 4,
      tagline: 'A first site, or a tired one that needs replacing.',
      facts: ['5–10 pages'],
      bullets: [
        '5–10 pages for phone and desktop',
        'CMS with preview',
        'Contact form with spam filter',
        'Site map, titles and redirects',
      ],
    }),
    tier('Professional', 200_000, 800_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'For portals, logins and a team of editors.',
      bullets: [
        'Custom design and content types',
        'Logins, roles and gated pages',
        'CRM, payment or ERP connection',
        'Analytics behind consent',
      ],
    }),
    tier('Enterprise', 800_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Several brands or languages on one codebase.',
      bullets: [
        'Multi-site, multilingual setup',
        'Single sign-on and audit trail',
        'Load tests and servers near visitors',
        'Staging and release pipeline',
      ],
    }),
  ],
  questions: ['website-cost', 'project-time', 'indicative-prices'],
  closing: {
    headline: 'Send us your slowest page.',
    text: 'We will tell you what holds it up and what a better one would cost.',
    primary: 'Start Your Project',
    secondary: 'Get Free Quote',
  },
})
