import { type Fields, isFields, type Problem } from '../problem.ts'
import {
  allDifferent,
  atMost,
  between,
  calendarDate,
  charactersBetween,
  exactly,
  type Rule,
  written,
} from '../rule.ts'

/** The description of a page in search results; every page but a service page has it in `meta`. */
const metaDescription = charactersBetween(110, 155, 'meta.description')

export const home: readonly Rule[] = [
  exactly(4, 'facts', 'fact'),
  exactly(10, 'services.cards', 'card'),
  between(3, 4, 'services.cards[].technologies', 'technology name'),
  exactly(4, 'process.steps', 'step'),
  exactly(3, 'process.steps[].deliverables', 'deliverable'),
  exactly(4, 'why.stats', 'figure'),
  atMost(4, 'why.stats[].unit'),
  exactly(2, 'why.stats[].facts', 'fact'),
  allDifferent('faq.categories[]', 'topic'),
  metaDescription,
]

export const servicesOverview: readonly Rule[] = [
  exactly(3, 'cards', 'card'),
  exactly(6, 'reasons.items', 'reason'),
  metaDescription,
]

export const about: readonly Rule[] = [
  exactly(3, 'philosophy.items', 'principle'),
  halvesMirror,
  metaDescription,
]

export const contact: readonly Rule[] = [exactly(3, 'next.items', 'step'), metaDescription]

export const booking: readonly Rule[] = [exactly(3, 'facts', 'fact'), metaDescription]

export const comingSoon: readonly Rule[] = [calendarDate('launchDate'), metaDescription]

/** Careers, blog, portfolio and Labs: a head, and documents of their own. */
export const plainPage: readonly Rule[] = [metaDescription]

export const siteSettings: readonly Rule[] = [
  exactly(3, 'splash.messages', 'message'),
  allDifferent('social[].network', 'network'),
  written(
    /^https:/i,
    'social[].url',
    'Write the full address of our page there; it starts with https:.',
    'an address that starts with https:',
  ),
  written(
    /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/,
    'email',
    'Write one email address, for example hello@company.example.',
    'an email address',
  ),
  written(
    /^\+?[0-9][0-9 ().-]{5,24}$/,
    'phone',
    'Write the phone number with its country code: +91 80 5550 0142.',
    'a phone number',
  ),
]

/** Both lists of the mirrored drawing stand row by row beside one spine. */
function halvesMirror({ halves }: Fields): Problem[] {
  if (!isFields(halves)) return []
  const { software, hardware } = halves
  if (!Array.isArray(software) || !Array.isArray(hardware)) return []
  if (software.length === hardware.length) return []
  return [
    {
      path: ['halves', 'hardware'],
      message: `Both sides need the same number of rows: software has ${software.length}, hardware ${hardware.length}.`,
      expected: `${software.length} rows`,
      found: String(hardware.length),
    },
  ]
}
