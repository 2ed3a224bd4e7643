import { questions } from '../../document-parts/question.ts'

export const timelines = questions('Timelines', {
  'project-time': [
    'How long does a project take?',
    `
      It depends on the size:

      - Simple websites: 2–4 weeks
      - Mobile apps: 6–12 weeks
      - Enterprise systems: 3–6 months
    `,
  ],
  'four-steps': [
    'What happens between the first call and the launch?',
    `
      Four steps. Simple websites pass through them faster.

      - Discovery & Feasibility: 1–2 weeks
      - Proposal & Kickoff: 3–5 days
      - Research & Planning: 1–2 weeks
      - Execution & Updates: 4–12 weeks
    `,
  ],
  'first-version': [
    'How soon can I have a first version?',
    'A Basic MVP has 3–5 features and takes 4–6 weeks. An Advanced MVP has 8–12 features and takes 8–12 weeks. See [Prototyping and MVP](/services/mvp-development).',
  ],
  'pwa-time': [
    'How long does a progressive web app take?',
    'A Basic one takes 6–8 weeks, an Advanced one 10–14 weeks. Enterprise work starts at 16 weeks. See [Progressive Web Apps](/services/progressive-web-apps).',
  ],
})
