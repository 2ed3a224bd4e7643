import { questions } from '../../document-parts/question.ts'

export const workingTogether = questions('Working together', {
  'how-to-start': [
    'How do we start?',
    '[Book a meeting](/book-meeting) or [send us a few lines](/contact). We respond within 24 hours.',
  ],
  'weekly-updates': [
    'How will I know it is on track?',
    'You get weekly updates. If something slips, you read it there first, not on the last day.',
  ],
  'first-meeting': [
    'What should I bring to the first meeting?',
    'The problem, in your own words. A sketch or a spreadsheet helps, but you do not need one.',
  ],
  'phone-hours': [
    'When can I phone you?',
    '{hours}. The number is on the [contact page](/contact).',
  ],
  visits: [
    'Can we meet in person?',
    'Yes. Our headquarters in {city} is open by appointment only, so please arrange a time first.',
  ],
  'contact-details': [
    'What do you do with my contact details?',
    'We use them to answer your enquiry. The [Privacy Policy](/privacy-policy) has the details.',
  ],
})
