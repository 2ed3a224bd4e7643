import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const paymentOrchestration = createService({
  slug: 'payment-orchestration',
  title: 'Payment Orchestration',
  group: 'web-and-apps-solutions',
  isNew: true,
  menuLine: 'Every payment on its best rail',
  metaDescription:
    'One layer above several payment gateways: routing by bank, cost and success rate, careful retries and a single ledger. From {from} with 3 months support.',
  layout: 'ledger',
  headline: createHeadline('Every rupee,', 'routed.'),
  lead: 'One layer between your checkout and your gateways. It picks the route, retries what is worth retrying and keeps a single ledger for all of them.',
  facts: {
    Support: '3 to 6 months',
    Payment: 'By milestone on large projects',
    Updates: 'Every week',
  },
  highlights: {
    'Routed by evidence':
      'Bank, card range, method, amount and recent success are weighed for each payment. The router also writes down why it chose the route.',
    'Retries with manners':
      'A bank timeout deserves a second route. A wrong PIN or an empty account does not, and the decline code tells them apart.',
    'Free to change provider':
      'Where the card networks allow it, the tokens that stand for saved cards belong to you, not to one gateway. Adding or dropping a provider is then a test run and a config change.',
  },
  lists: {
    'What the router reads': {
      Method: 'UPI, card, net banking, wallet or EMI',
      Issuer: 'Card BIN, UPI handle and bank health',
      Cost: 'Fee by method, amount slab and gateway',
      Health: 'Success rate and response time, minute by minute',
      'Business rules': 'Legal entity, currency, product, risk score',
    },
    'What sits around it': {
      'Unified API': 'One order and one status model for every gateway',
      Tokens: 'Stand-ins for card numbers, in a PCI DSS-compliant vault',
      Ledger: 'Double entry, with fees and GST on fees kept apart',
      Reconciliation: 'Orders, gateway files and bank credits compared',
      Console: 'Rules changed by finance, with approval and rollback',
      Alerts: 'A drop at one bank is seen before buyers report it',
    },
  },
  features: {
    'Many words, one status':
      'One gateway says captured, another says charged, a third says TXN_SUCCESS. We map them to a single state machine that refuses impossible jumps.',
    'Failover without charging twice':
      'An attempt that timed out is queried or voided before the next route opens. If its fate is unknown, the order waits and says so.',
    'Rules you can rehearse':
      'A new rule first runs in shadow on past traffic. You see which payments would have moved, and at what fee, before real money follows.',
    'Fees in daylight':
      'The bank’s percentage (MDR), fixed fees and tax are recorded per payment. The route that is cheapest on the rate card is often not cheapest on the bank statement.',
    'Mandates handled separately':
      'UPI AutoPay and card e-mandates stay with the provider that registered them. The router knows that, and so does the migration plan.',
    'No new single point of failure':
      'If the router is unwell, checkout drops to a default gateway and keeps selling. The switch is rehearsed, with a date in the calendar.',
  },
  steps: {
    'Read the declines': {
      text: 'We take your gateway exports and sort failures by bank, method and code. The pattern decides whether orchestration is worth your money.',
      duration: '1–2 weeks',
      outcome: 'Declines sorted, with a verdict',
    },
    'Agree what better means': {
      text: 'Success, cost or uptime: you rank them. We quote a fixed scope against that ranking.',
      duration: '3–5 days',
      outcome: 'Fixed scope, goals ranked',
    },
    'Model routes and ledger': {
      text: 'States, rules and reports are written down and signed off by finance as well as engineering.',
      duration: '1–2 weeks',
      outcome: 'Routes and ledger, signed off',
    },
    'Move traffic in slices': {
      text: 'One method or one bank at a time, with the old route a switch away. Reports are compared daily until they agree.',
      duration: '4–12 weeks',
      outcome: 'Traffic moved, reports agreeing',
    },
  },
  notIncluded: 'gateway fees',
  tiers: [
    tier('Basic', 300_000, 800_000, {
      weeksFrom: 7,
      weeksTo: 10,
      tagline: 'A second gateway and a way to switch to it.',
      facts: ['3 months support'],
      bullets: [
        'Two gateways behind one API',
        'Failover during an outage',
        'One dashboard, one export',
        '3 months support',
      ],
    }),
    tier('Advanced', 800_000, 2_000_000, {
      weeksFrom: 10,
      weeksTo: 17,
      tagline: 'Rules, retries and books that close themselves.',
      facts: ['6 months support'],
      bullets: [
        'Routing by bank, cost and health',
        'Retries by decline code',
        'Automatic reconciliation',
        '6 months support',
      ],
    }),
    tier('Enterprise', 2_000_000, 'and more', {
      weeksFrom: 16,
      tagline: 'Many entities, payouts and tokens under your control.',
      bullets: [
        'Token vault and portability',
        'Payouts and multi-entity books',
        'Shadow rules with approval',
        'High availability setup',
      ],
    }),
  ],
  questions: ['indicative-prices', 'emergencies', 'weekly-updates'],
  closing: {
    headline: 'Send a month of failed payments.',
    text: 'We will mark which were lost for good and which only took the wrong road.',
    primary: 'Start Optimization',
    secondary: 'Get Payment Analysis',
  },
  drawing: {
    alt: 'Four payment lines run from a checkout through a kite to three processors; one rail is down, its line switches over, and all four reach the ledger.',
    stations: {
      'One checkout': 'You connect once, whoever the processor is.',
      'The router': 'Your rules pick the rail for each payment.',
      'The switch': 'When a rail goes down, the payment moves over.',
      'Your processors': 'Contracts and rates stay yours.',
      'One ledger': 'Every line matched, every fee visible.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a new payment gateway. Money never passes through us: it settles from your processor to your bank, as it does today.',
    neighbour: 'payment-gateway',
    linkLabel: 'Need the gateway itself?',
  },
})
