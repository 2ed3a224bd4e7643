import type { Plan } from '@kitewright/content-types/model'
import { withKeys } from '../document-parts/keyed.ts'
import {
  createClosing,
  createHeadline,
  createPageMeta,
  type Draft,
  link,
} from '../document-parts/parts.ts'
import { createPackages } from '../document-parts/text.ts'

const webShop = {
  'ecommerce-solutions': 'Professional Store',
  'payment-gateway': 'Professional',
  'ui-ux-design': 'Essential',
  'seo-optimization': 'Basic',
}
const device = {
  'pcb-hardware-design': 'Advanced',
  'app-development': 'Basic',
  'cloud-operations': 'Cloud Setup',
}
const site = { 'web-development': 'Starter', 'seo-optimization': 'Advanced' }

export const plan: Draft<Plan> = {
  _id: 'plan',
  _type: 'plan',
  headline: createHeadline('Plan a project,', 'piece by piece.'),
  lead: 'Choose up to four services. See the price range, the weeks and the payments before you talk to us.',
  examples: withKeys(
    [
      { title: 'A web shop with payments', packages: createPackages(webShop) },
      { title: 'A connected device with its app', packages: createPackages(device) },
      { title: 'A company site that ranks', packages: createPackages(site) },
    ],
    ({ title }) => title,
  ),
  payments: {
    largeAbove: 500_000,
    small: '50% at the start, 50% on completion.',
    large: 'By milestone. You pay for finished parts.',
    monthly: 'Monthly work is billed monthly.',
  },
  exclusions: ['GST', 'hosting', 'third-party licences'],
  validDays: 30,
  note: 'Services run side by side, so the longest one sets the time.',
  closing: createClosing({
    headline: createHeadline('Rather talk it through?', 'Bring the plan.'),
    text: 'The first consultation is free.',
    primary: link('Book a Meeting', '/book-meeting'),
  }),
  meta: createPageMeta({
    title: 'Plan a project',
    description:
      'Combine up to four services with a package each, and see the price range in rupees, the weeks, the payments and what is not included.',
    socialHeadline: createHeadline('Piece', 'by piece.'),
  }),
}
