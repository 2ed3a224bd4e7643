import type { SiteSettings, SocialLink } from '@kitewright/content-types/model'
import { withKeys } from '../document-parts/keyed.ts'
import { type Draft, link } from '../document-parts/parts.ts'
import { parseLine } from '../document-parts/text.ts'

const createSocialLink = (network: SocialLink['network'], url: string): SocialLink => ({
  _type: 'socialLink',
  network,
  url,
})

export const siteSettings: Draft<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Kitewright',
  legalName: 'Kitewright Technologies Private Limited',
  tagline: 'Built for business. Feels like play.',
  descriptor: 'technology services company',
  description:
    'Kitewright is a technology services company in {city}. We design, build and look after software, hardware, or both, at fixed prices.',
  companyTypes: [
    'Software',
    'Electronics',
    'IoT',
    'Automation',
    'Consulting',
    'Marketing',
    'Design',
  ],
  email: 'hello@kitewright.example',
  phone: '+91 80 5550 0142',
  hours: 'Mon–Fri 9 AM – 6 PM IST',
  headquarters: { city: 'Bangalore', country: 'India', note: 'By appointment only' },
  social: withKeys(
    [
      createSocialLink('LinkedIn', 'https://www.linkedin.com/company/kitewright'),
      createSocialLink('Instagram', 'https://www.instagram.com/kitewright'),
      createSocialLink('Facebook', 'https://www.facebook.com/kitewright'),
      createSocialLink('X', 'https://x.com/kitewright'),
      createSocialLink('YouTube', 'https://www.youtube.com/@kitewright'),
      { _type: 'socialLink' as const, network: 'WhatsApp' as const },
    ],
    (item) => item.network,
  ),
  menu: {
    overview: {
      _type: 'menuTile',
      title: 'Services overview',
      text: 'All 24 services, prices and timelines, starting from one page.',
      action: link('Getting started', '/services'),
    },
    callback: {
      _type: 'menuTile',
      title: 'Didn’t find what you need?',
      text: 'Tell us the problem. We will tell you if we can build it.',
      action: link('Request a callback', '/contact'),
    },
  },
  readyBox: {
    title: 'Ready to Start?',
    text: 'Talk to an engineer. No charge.',
    action: link('Book a free consultation', '/book-meeting'),
  },
  footerLine: 'Software, hardware and the line between them. Made in {city}.',
  priceNote:
    'Indicative ranges in rupees. K is thousand, L is lakh. Your quote is fixed before work starts.',
  taxLine: 'Prices are without GST (18% at present).',
  splash: {
    show: 'every-load',
    messages: ['Cutting the paper', 'Bending the bow', 'Letting out line'],
  },
  cookieBanner: {
    heading: 'May we count visits?',
    text: 'If you accept, an analytics service counts pages viewed and a few clicks, so that we know which pages help. We do not use it for ads. If you refuse, everything on this site works the same.',
    detail: parseLine(
      'You can change your mind at any time under Cookie choices at the foot of the page. More in the [Privacy Policy](/privacy-policy).',
    ),
  },
}
