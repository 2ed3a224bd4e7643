import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const contentCreation = createService({
  slug: 'content-creation',
  title: 'Content Creation',
  group: 'growth-strategy-and-consulting',
  isNew: true,
  menuLine: 'Words, film and graphics',
  metaDescription:
    'Content creation: blog posts, video, graphics and email campaigns, drawn from interviews with your own experts. From {from}.',
  layout: 'storyboard',
  headline: createHeadline('Written. Filmed.', 'Read.'),
  lead: 'Articles, film, graphics and email. We interview the people who know, check the facts and publish to a calendar you can see.',
  facts: {
    'Blog posts': 'From 4 a month to unlimited',
    Video: 'With Content Pro and up',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Your experts talk, we type':
      'A recorded call with an engineer or a plant head holds details that no search will find. That call becomes the draft.',
    'Every figure has a source':
      'Numbers carry a link or a name in the margin. If we cannot trace one, it is cut.',
    'One shoot, many pieces':
      'A single interview can yield an article, a short film, a few clips and an email.',
  },
  lists: {
    'What we make': {
      Articles: 'Guides, case notes, comparisons, opinion',
      Video: 'Explainers, interviews, demos, vertical clips',
      Graphics: 'Diagrams, carousels, infographics, thumbnails',
      Email: 'Newsletters, launches, welcome series',
      'Site copy': 'Service pages, product text, help answers',
    },
    'How we make it': {
      Planning: 'Topic map, search intent, editorial calendar',
      Writing: 'Google Docs with tracked edits, your style guide',
      Film: 'Premiere Pro, DaVinci Resolve, After Effects',
      Design: 'Figma, Illustrator, SVG and WebP files',
      Access: 'SRT captions, transcripts, alt text',
      Publishing: 'WordPress, Sanity, LinkedIn, YouTube',
    },
  },
  features: {
    'Begin with a one-page brief':
      'Reader, question, answer, proof, next step. A vague brief makes a vague draft, so this is where we argue.',
    'Written by one, cut by another':
      'The editor has not met your expert and asks what a new reader would ask. Padding and borrowed adjectives go.',
    'Film that works on mute':
      'Social clips carry burned-in captions and make their point early. Sound is mixed to YouTube’s own level, so nobody reaches for the volume.',
    'Email, properly signed':
      'The records that prove an email is yours (SPF, DKIM, DMARC) are set up before the first send. Every list is opt-in, and leaving takes one click.',
  },
  steps: {
    'Find the subjects':
      'What buyers ask your sales team, what they search for, and what others explain badly.',
    'Brief and book': 'Topics, experts, shoot dates and approvals, all on one calendar.',
    'Write, film, edit':
      'Draft, fact check, edit, your comments, final. One person owns each piece throughout.',
    'Publish and reuse':
      'Pieces go out with links, captions and tags. The ones people finish are made into other formats.',
  },
  tiers: [
    tier('Starter', 25_000, 75_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'A steady blog that asks little of your team. Price per project.',
      facts: ['4–8 blog posts per month'],
      bullets: [
        '4–8 blog posts per month',
        'Topic plan and editorial calendar',
        'Search titles, links and images',
        'Edits after your review',
      ],
    }),
    tier('Content Pro', 75_000, 150_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'Words, pictures and film on one calendar. Price per project.',
      facts: ['8–16 blog posts a month', 'video content', 'advanced graphics', 'email campaigns'],
      bullets: [
        '8–16 blog posts a month',
        'Video content, scripted and edited',
        'Advanced graphics and diagrams',
        'Email campaigns, written and sent',
      ],
    }),
    tier('Content Enterprise', 150_000, 'and more', {
      weeksFrom: 12,
      tagline: 'An editorial desk for several brands. Price per project.',
      facts: ['unlimited content', 'video production', 'custom campaigns', 'dedicated team'],
      bullets: [
        'Unlimited content, planned with you',
        'Video production from script to final cut',
        'Custom campaigns for each launch',
        'Dedicated team of writers and editors',
      ],
    }),
  ],
  questions: ['monthly-services', 'indicative-prices', 'first-meeting'],
  closing: {
    headline: 'You bring the subject. We bring the pencils.',
    text: 'Name the question customers ask most often. We will propose the first pieces and quote one price for the project.',
    primary: 'Start Content Strategy',
    secondary: 'View Portfolio',
  },
})
