import { questions } from '../../document-parts/question.ts'

export const support = questions('Support', {
  warranty: ['Is there a warranty?', 'Yes. We give a 30-day bug-fix warranty.'],
  'support-plans': ['What does support cost after launch?', 'Support plans start from $500/month.'],
  'included-support': [
    'Do the packages include support?',
    `
      Many do, and each service page says for how long. Some examples:

      - Payment Gateway: Basic 30 days, Professional 90 days
      - AI & Automation: Starter 3 months, Professional 6 months
      - API & Microservices: 24/7 support with Enterprise Platform
    `,
  ],
  'reply-times': [
    'How fast do you reply?',
    'Within 4 hours in business hours, 24 hours at weekends and 1 hour for emergencies.',
  ],
  emergencies: [
    'What if something breaks at night?',
    'Tell us that it is an emergency. Emergencies get a reply within 1 hour, 24/7.',
  ],
})
