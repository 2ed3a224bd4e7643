import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const paymentGateway = createService({
  slug: 'payment-gateway',
  title: 'Payment Gateway',
  group: 'web-and-apps-solutions',
  isNew: true,
  menuLine: 'Take UPI, cards and net banking',
  metaDescription:
    'Payment gateway integration for sites and apps: UPI, cards, net banking, refunds and settlement matching. From {from} with 30 days support, fixed quote.',
  layout: 'ledger',
  headline: createHeadline('Paid', 'in seconds.'),
  lead: 'UPI, cards, net banking and wallets wired into your site or app, with every payment counted once and reports an accountant can close the month on.',
  facts: {
    Support: '30 to 90 days',
    Quote: 'Fixed price',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Counted once':
      'A gateway’s messages (webhooks) arrive late, twice or out of order. We check the signature, store the event id and ignore repeats, so one payment makes one order.',
    'Card numbers stay out':
      'Card fields are hosted by the gateway and saved cards are stored as stand-in numbers. The card industry’s rules (PCI DSS) then ask little of you.',
    'Books that tally':
      'Each settlement file is matched to orders, fees and GST on fees. Whatever does not match is listed with its UTR for a person to check.',
  },
  lists: {
    'Ways to pay': {
      UPI: 'Intent on the phone, QR on the desktop',
      Cards: 'RuPay, Visa and Mastercard with 3-D Secure',
      'Net banking': 'Bank list sorted by what your buyers use',
      'EMI and pay later': 'Offered by amount and by card',
      Recurring: 'UPI AutoPay and card e-mandates',
      'Payment links': 'Sent by WhatsApp, SMS or email',
    },
    'What we wire': {
      Gateways: 'Razorpay, Cashfree, PayU, CCAvenue, Stripe',
      Webhooks: 'Signature check, replay and an event log',
      Refunds: 'Full or part, with status shown to the buyer',
      Settlements: 'Daily files matched to bank credits',
      Disputes: 'Proof of delivery collected before the deadline',
      Invoices: 'GST invoice on capture, credit note on refund',
    },
  },
  features: {
    'The payment that is neither':
      'Money has left the bank, the browser has closed, the order says pending. A status check and a timed matching job settle such orders without a support call.',
    'The server names the price':
      'Amounts are worked out on your server and tied to the order before checkout opens. Editing the page in the browser changes nothing.',
    'The likely method first':
      'Phones are offered their own UPI apps. Desktops see a QR. Returning buyers see the card or VPA they used last.',
    'Tests nobody enjoys':
      'Double tap, back button, wrong OTP, half refund, success that arrives after the timeout. Each has a script, and the scripts run before every release.',
    'KYC while we code':
      'Live keys need policy pages, business proof and a bank check. You get the list on day one, because approval can take longer than the integration.',
    'Keys under lock':
      'API secrets sit in a vault, one set per environment. They can be rotated without a release and never travel by chat.',
  },
  steps: {
    'Trace the money': {
      text: 'We follow one payment, one refund and one failure from the buyer to your bank statement, and note each place where they part ways.',
      duration: '2–5 days',
      outcome: 'The money path, gaps marked',
    },
    'Pick the gateway, fix the price': {
      text: 'Methods, fees, settlement time and payout needs go into one table. You choose, we quote, and KYC begins.',
      duration: '1–5 days',
      outcome: 'Gateway chosen, price fixed',
    },
    'Draw every outcome': {
      text: 'Paid, failed, pending, refunded, disputed. Each state gets a screen, a message and a ledger entry before any code.',
      duration: '2–5 days',
      outcome: 'A screen for every outcome',
    },
    'Sandbox, pilot, live': {
      text: 'Test keys first, then small real payments by your own staff, then everyone. A plain integration sits at the short end.',
      duration: '1–5 weeks',
      outcome: 'Live checkout, piloted by staff',
    },
  },
  notIncluded: 'gateway fees',
  tiers: [
    tier('Basic', 25_000, 50_000, {
      weeksFrom: 2,
      weeksTo: 3,
      tagline: 'One gateway on one site, done by the book.',
      facts: ['30 days support'],
      bullets: [
        'Hosted checkout, one gateway',
        'UPI, cards, net banking',
        'Signed payment messages, refunds',
        '30 days support',
      ],
    }),
    tier('Professional', 50_000, 150_000, {
      weeksFrom: 4,
      weeksTo: 8,
      tagline: 'Your own checkout, on web and app, with daily matching.',
      facts: ['90 days support'],
      bullets: [
        'Custom checkout screens',
        'Saved cards, EMI and AutoPay',
        'Daily settlement matching',
        '90 days support',
      ],
    }),
    tier('Enterprise', 150_000, 'and more', {
      weeksFrom: 8,
      tagline: 'Split payments, payouts and foreign cards.',
      bullets: [
        'Marketplace splits and payouts',
        'International cards and currencies',
        'Finance and dispute dashboards',
        'Security review and load tests',
      ],
    }),
  ],
  questions: ['included-support', 'emergencies', 'fixed-price'],
  closing: {
    headline: 'Show us where the money gets stuck.',
    text: 'A link to your checkout and last month’s settlement file are enough to start.',
    primary: 'Start Integration',
    secondary: 'Get Free Quote',
  },
  drawing: {
    alt: 'Three payments leave a phone through a kite and three banks; one answer is lost on the way, a timed check fetches it, and three orders are ticked.',
    stations: {
      'Your checkout': 'UPI, cards and net banking on one screen.',
      'The gateway': 'It hosts the card fields. Numbers stay out.',
      'The banks': 'Each gives its answer, sooner or later.',
      'The lost answer': 'Browser closed? A timed check asks again.',
      'Your orders': 'One payment, one order, counted once.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a bank, and money never passes through us. You choose the gateway and sign with it. We wire it in, test every outcome and match its settlement files to your orders.',
    neighbour: 'payment-orchestration',
    linkLabel: 'Already on several gateways?',
  },
})
