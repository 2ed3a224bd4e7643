import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const systemIntegration = createService({
  slug: 'system-integration',
  title: 'System Integration',
  group: 'engineering-and-ai',
  menuLine: 'One record, every system',
  metaDescription:
    'ERP, CRM, Tally, web shop and shop-floor systems joined, with retries and daily reconciliation. 2–3 systems from {from} with 3 months support.',
  layout: 'ledger',
  headline: createHeadline('One truth,', 'everywhere.'),
  lead: 'ERP, CRM, Tally, the web shop and the attendance machine, joined so that a number typed once is right in all of them.',
  facts: {
    'Basic scope': '2–3 systems',
    Support: '3 to 6 months',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'One owner per field':
      'A customer’s GSTIN lives in one system and the rest copy it. We settle who owns what before a byte moves.',
    'Failures with a name':
      'A message that cannot be delivered waits in a tray with its reason and a retry button. It does not sink into a log file.',
    'Totals that agree':
      'Every night both sides are counted and summed. If orders here and invoices there differ, someone has the list in the morning.',
  },
  lists: {
    'Systems we join': {
      ERP: 'SAP, Oracle NetSuite, Dynamics 365, Odoo',
      Accounts: 'TallyPrime, Zoho Books',
      Customers: 'Salesforce, HubSpot, Zoho CRM',
      Commerce: 'Magento, BigCommerce, marketplace seller APIs',
      Government: 'GST e-invoice and e-way bill',
      'Shop floor': 'Biometric attendance, weighbridge, barcode, PLC',
    },
    'Ways in': {
      APIs: 'REST, SOAP, OData, and XML for Tally',
      Events: 'Webhooks, Kafka, RabbitMQ',
      Databases: 'Change data capture with Debezium',
      Files: 'SFTP, CSV and EDI, with checksums',
      Middleware: 'Apache Camel, n8n or the iPaaS you have',
      'Last resort': 'Screen automation, and labelled as such',
    },
  },
  features: {
    'Trust the sandbox, not the PDF':
      'Vendor documents describe the happy path. We send real payloads early and note each field that is shorter than promised.',
    'Replays do no harm':
      'Messages carry their own key and version. Resending a whole day after an outage does not raise a second invoice.',
    'Three spellings, one party':
      'Sharma Traders, Sharma Trdrs and M/s Sharma are the same buyer. Rules propose the match, a person confirms it, and the answer is remembered.',
    'Old servers, gently':
      'Calls are queued and paced. A sale on the web shop should not knock over the ERP in the back room.',
    'Dates, units and tax':
      'IST or UTC, kilos or bags, with tax or without. Integration bugs like to live here, so the mapping sheet begins here.',
    'A map for the wall':
      'Each flow is drawn with source, target, trigger, owner and what happens on failure. New staff can read it on their own.',
  },
  steps: {
    'List systems and owners': {
      text: 'Which systems, which versions, who holds the admin login and who can say yes. Missing passwords are found here, not at go-live.',
      duration: '1–2 weeks',
      outcome: 'Systems, versions and owners',
    },
    'Price each flow': {
      text: 'Orders out, invoices back, stock across. Every flow has its own line, so you can start with the ones that hurt.',
      duration: '2–5 days',
      outcome: 'One price for each flow',
    },
    'Map and mock': {
      text: 'Fields are matched on a sheet both sides sign. Test doubles stand in for any system we may not touch yet.',
      duration: '3–5 days',
      outcome: 'A field map both sides signed',
    },
    'Connect, backfill, cut over': {
      text: 'Old records first, live changes next, manual entry off last. The way back, if needed, is planned too.',
      duration: '3–10 weeks',
      outcome: 'Flows live, manual entry off',
    },
  },
  tiers: [
    tier('Basic', 200_000, 600_000, {
      weeksFrom: 5,
      weeksTo: 8,
      tagline: 'The two systems your team types into twice.',
      facts: ['2–3 systems', '3 months support'],
      bullets: [
        '2–3 systems joined',
        'Retry tray and email alerts',
        'Field mapping sheet',
        '3 months support',
      ],
    }),
    tier('Enterprise', 600_000, 1_500_000, {
      weeksFrom: 8,
      weeksTo: 14,
      tagline: 'ERP, CRM, shop and accounts on one bus.',
      facts: ['6 months support'],
      bullets: [
        'Message queue or middleware',
        'Nightly reconciliation reports',
        'Master data matching',
        '6 months support',
      ],
    }),
    tier('Custom', 1_500_000, 'and more', {
      weeksFrom: 14,
      tagline: 'Legacy code, plant equipment and many sites.',
      bullets: [
        'Adapters for systems without APIs',
        'PLC and device data',
        'Change data capture',
        'On-premises and cloud together',
      ],
    }),
  ],
  questions: ['systems-to-connect', 'weekly-updates', 'fixed-price'],
  closing: {
    headline: 'Where do you type it twice?',
    text: 'Name the two screens. We will look at what lies between them.',
    primary: 'Start Integration Project',
    secondary: 'Get System Analysis',
  },
  drawing: {
    alt: 'One record is joined through a kite to four islands that hold systems; the direct way to one is blocked, so its line takes an adapter, and all agree.',
    stations: {
      'One record': 'Typed once. Every field has one owner.',
      'ERP and accounts': 'Called gently, so old servers keep up.',
      'The hub': 'It queues, maps and can replay a day.',
      'The adapter': 'No API on this island, so it gets a plug.',
      'Same everywhere': 'Both sides counted and summed each night.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a new ERP, and nothing you run has to go. We join what you have and count both sides every night. If one of the systems is the trouble, replacing it is a separate job.',
    neighbour: 'software-development',
    linkLabel: 'Need a new system instead?',
  },
})
