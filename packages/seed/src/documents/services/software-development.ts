import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const softwareDevelopment = createService({
  slug: 'software-development',
  title: 'Software Development',
  group: 'engineering-and-ai',
  menuLine: 'Business systems made to fit',
  metaDescription:
    'Custom business software for orders, billing, stock and approvals, checked against your own old data. From {from} with 3 months support and a fixed quote.',
  layout: 'ledger',
  headline: createHeadline('Software', 'that fits.'),
  lead: 'Order books, approvals, plant records, billing. Systems shaped round the way your people work, and checked against your old data before they replace it.',
  facts: {
    Support: '3 to 6 months',
    'Enterprise builds': '3–6 months',
    Warranty: '30 days, bugs fixed free',
  },
  highlights: {
    'It starts at the desk':
      'We watch an order, a leave request or a stock count being done before we draw a screen. The workaround in column Q is usually the real requirement.',
    'Old data comes along':
      'Years of Excel, Access or Tally records are cleaned and loaded. Closing stock in the new system must equal closing stock in the old one.',
    'No hostage code':
      'The repository, the schema and the build scripts go to you. Before handover, a developer from outside the project sets it up from our notes alone.',
  },
  lists: {
    'Systems we write': {
      'Orders and dispatch': 'Enquiry, quotation, job card, challan',
      'Stores and stock': 'Batches, bins, reorder levels, physical counts',
      Money: 'GST billing, collections, expense approval',
      People: 'Attendance, shifts, leave, claims',
      Plant: 'Machine logs, quality checks, downtime reasons',
      Service: 'Complaints, AMC visits, spare parts',
    },
    'How it is made': {
      Backend: 'Spring Boot, .NET, Django or NestJS',
      Data: 'PostgreSQL or SQL Server, migrations in Git',
      Screens: 'React or Angular, keyboard first for data entry',
      Access: 'Roles, maker and checker, audit trail',
      Reports: 'Excel and PDF that agree to the paisa',
      Hosting: 'Your cloud account or a server in your office',
    },
  },
  features: {
    'Maker and checker':
      'Changes to money, prices and stock need a second person. Both names are kept, with the old value and the new.',
    'Excel is a guest, not an enemy':
      'Upload a sheet, see each bad row with its reason, correct it, upload again. Exports carry the columns your accounts team already uses.',
    'Month end is the load test':
      'Everyone closes the books on the same evening. We test with that crowd logged in and the long reports running.',
    'Screens for fast fingers':
      'Tab order, shortcuts and barcode scanners are part of the design. A counter clerk can bill without touching the mouse.',
    'Restores, not just backups':
      'We restore a backup to a fresh server during the project and time it. The written steps stay with your IT person.',
    'Tests for the rules that change':
      'Tax, pricing and permissions get automated tests first. Those rules shift with every Budget and every new scheme.',
  },
  steps: {
    'Sit and watch': {
      text: 'We spend time with the people who will use it and collect every form, register and sheet they keep.',
      duration: '1–2 weeks',
      outcome: 'Every form and sheet, collected',
    },
    'Scope at a fixed price': {
      text: 'You get a list of what is in, what is out and what can wait. Large scopes are cut into milestones you pay for one by one.',
      duration: '3–5 days',
      outcome: 'In, out and later, with a price',
    },
    'Model and mock': {
      text: 'Tables, roles and screens are agreed on paper and in clickable form, using your own item names and customers.',
      duration: '1–2 weeks',
      outcome: 'Agreed tables, roles and screens',
    },
    'Build, run beside, switch': {
      text: 'Modules arrive one after another and run alongside the old way until the totals agree. Enterprise scope runs longer, 3–6 months in all.',
      duration: '4–15 weeks',
      outcome: 'Modules live, totals agreeing',
    },
  },
  tiers: [
    tier('Small Business', 200_000, 800_000, {
      weeksFrom: 7,
      weeksTo: 10,
      tagline: 'One process, one office, no more shared spreadsheet.',
      facts: ['3 months support'],
      bullets: [
        'One core process, up and running',
        'Logins and roles',
        'Excel import and export',
        '3 months support',
      ],
    }),
    tier('Enterprise', 800_000, 2_500_000, {
      weeksFrom: 10,
      weeksTo: 20,
      tagline: 'Several departments and branches on one set of books.',
      facts: ['6 months support'],
      bullets: [
        'Modules across departments',
        'Approvals and audit trail',
        'Old data moved and reconciled',
        '6 months support',
      ],
    }),
    tier('Custom Platform', 2_500_000, 'and more', {
      weeksFrom: 20,
      tagline: 'A system your whole business, or your industry, runs on.',
      bullets: [
        'Architecture for many companies',
        'APIs for partners and devices',
        'High availability setup and drills',
        'Plan to train your own team',
      ],
    }),
  ],
  questions: ['project-time', 'weekly-updates', 'support-plans'],
  closing: {
    headline: 'Show us the spreadsheet.',
    text: 'The one with macros only one person understands. The system usually starts there.',
    primary: 'Start Your Project',
    secondary: 'Get Free Quote',
  },
  drawing: {
    alt: 'Coloured modules fit round a kite like cut paper; the fourth is late, so an old register stands in its place, and all four lines end in equal totals.',
    stations: {
      'The desk': 'We watch the work, column Q included.',
      'First modules': 'They arrive one by one, cut to fit your work.',
      'The core': 'Roles, approvals and one audit trail.',
      'The late module': 'Until it fits, the old register stays.',
      'Totals agree': 'Old and new must match before you switch.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a product you bend your work to fit, and not hostage code: repository, schema and build scripts go to you. A finished platform under your own name is a different purchase.',
    neighbour: 'white-label-solutions',
    linkLabel: 'Need one that exists already?',
  },
})
