import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const ecommerceSolutions = createService({
  slug: 'ecommerce-solutions',
  title: 'E-commerce Solutions',
  group: 'web-and-apps-solutions',
  menuLine: 'Stores, marketplaces, B2B sales',
  metaDescription:
    'Online stores on Magento, BigCommerce or custom code, with UPI, cash on delivery and GST invoices. Up to 100 products from {from}, fixed-price quote.',
  layout: 'storyboard',
  headline: createHeadline('Browse. Buy.', 'Return.'),
  lead: 'Online shops that understand GST, cash on delivery and the customer who orders the same shirt in two sizes. On Magento, BigCommerce or our own code.',
  facts: {
    Catalogue: 'Up to 100 products to unlimited',
    'Small projects': '50% upfront, 50% on completion',
    Warranty: '30 days, bugs fixed free',
  },
  highlights: {
    'A short way to pay':
      'Pincode first, then the address, then UPI on top. Guests buy without opening an account, and the cart is still there tomorrow.',
    'Stock that tells the truth':
      'Units are held when payment starts and released if it fails. The aim is simple: the last blue one is sold once.',
    'Returns planned, not patched':
      'Pick-up, quality check, refund or store credit: each has a status the customer can see. Support sees it too, and need not guess.',
  },
  lists: {
    'In front of the counter': {
      Catalogue: 'Variants, bundles, size charts, HSN codes',
      Search: 'Filters, spelling slips and Hinglish queries',
      Checkout: 'UPI, cards, net banking, EMI, cash on delivery',
      Delivery: 'Pincode checks, slots, tracking on WhatsApp',
      Returns: 'Self-service requests with photos',
    },
    'Behind the counter': {
      Orders: 'Picking lists, courier labels, part shipments',
      Stock: 'Several warehouses, reservations, low-stock alerts',
      Tax: 'CGST, SGST or IGST by place of supply',
      Accounts: 'Sales and credit notes posted to Tally or Zoho Books',
      Marketing: 'Merchant Center feed, Meta catalogue, saved carts',
    },
  },
  extraLists: {
    Platforms: ['Magento', 'BigCommerce'],
    'Custom solutions': ['Custom platforms', 'Marketplace', 'B2B portals', 'Headless commerce'],
    'Core features': [
      'Product variants and bundles',
      'Cart kept across devices',
      'UPI, cards and cash on delivery',
      'GST invoices and credit notes',
      'Coupons and gift cards',
      'Order tracking',
      'Returns and refunds',
    ],
    'Features for your team': [
      'Bulk price and stock upload',
      'Roles for packing, support and finance',
      'Courier rate comparison',
      'Sales, stock and return reports',
      'Banner and sale scheduler',
    ],
    Technologies: [
      'Magento Open Source',
      'BigCommerce APIs',
      'Next.js',
      'GraphQL',
      'OpenSearch',
      'MySQL',
      'Redis',
    ],
    'What we build': [
      'Single-brand stores',
      'Multi-seller marketplaces',
      'Dealer and B2B ordering portals',
      'Subscription shops',
      'Headless storefronts',
      'Migrations from an older store',
    ],
  },
  features: {
    'Which platform, and why':
      'BigCommerce suits a team that wants hosting handled. Magento suits tangled price rules, many warehouses and a large catalogue. We write our own when both would have to be bent out of shape.',
    'A marketplace is a ledger first':
      'Sellers need KYC, commission rules and payouts with TCS worked out. We design that ledger before the shop window, because it is the hardest part to change later.',
    'B2B buyers want a re-order button':
      'Dealers log in to their own price list, credit limit and past orders. GSTIN, purchase order numbers and part shipments are proper fields, not notes in a comment box.',
    'Fewer parcels coming back':
      'Cash on delivery sells, but it also comes back. OTP confirmation, pincode rules and order limits flag doubtful orders before a courier is booked.',
  },
  steps: {
    'Count the catalogue':
      'Products, variants, price lists, warehouses, couriers. We ask for the messy Excel, since the messy one is the true one.',
    'Open the accounts':
      'Payment gateway, courier and GST settings need KYC and signatures. They start first and run while we design.',
    'Build, load, order':
      'The real catalogue goes in. Then we place orders in awkward combinations: a coupon, paid in cash, half sent back.',
    'Open the doors':
      'Redirects on, feeds live, stock synced. We stay on call with your packing team for the first orders.',
  },
  notIncluded: 'gateway fees',
  tiers: [
    tier('Starter Store', 75_000, 200_000, {
      weeksFrom: 3,
      weeksTo: 5,
      tagline: 'A small catalogue, selling properly from day one.',
      facts: ['Up to 100 products'],
      bullets: [
        'Up to 100 products',
        'UPI, cards, cash on delivery',
        'GST invoices by email',
        'One courier connected',
      ],
    }),
    tier('Professional Store', 200_000, 600_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'For a growing range and a team that packs every day.',
      facts: ['Unlimited products'],
      bullets: [
        'Unlimited products and variants',
        'Search with filters',
        'Coupons, reviews and wish lists',
        'Accounting and courier sync',
      ],
    }),
    tier('Enterprise Platform', 600_000, 'and more', {
      weeksFrom: 14,
      tagline: 'Marketplaces, dealer networks and headless stores.',
      bullets: [
        'Marketplace, B2B or headless build',
        'Several warehouses and price lists',
        'ERP link and approval rules',
        'Load tests before sale days',
      ],
    }),
  ],
  questions: ['ecommerce-platforms', 'project-time', 'fixed-price'],
  closing: {
    headline: 'The shop stays open all night. You need not.',
    text: 'Tell us what you sell, how many kinds of it, and how it reaches the buyer.',
    primary: 'Start Your Store',
    secondary: 'Get Free Quote',
  },
})
