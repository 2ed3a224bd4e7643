import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const aiAutomation = createService({
  slug: 'ai-automation',
  title: 'AI & Automation',
  group: 'engineering-and-ai',
  menuLine: 'Hand over the repetitive work',
  metaDescription:
    'Document reading, assistants, forecasts and back-office automation, tested on your own files with people in the loop. From {from} with 3 months support.',
  layout: 'storyboard',
  headline: createHeadline('Less typing.', 'More thinking.'),
  lead: 'Documents read, tickets sorted, calls summed up, demand forecast. Machines take on the repetitive work, and a person decides when they are unsure.',
  facts: {
    Support: '3 to 6 months',
    Discovery: '1–2 weeks',
    Build: '4–12 weeks',
  },
  highlights: {
    'Measured before trusted':
      'We build a test set from your own files and compare the model with your staff’s answers. That score decides what goes live, not the demo.',
    'Unsure? It asks':
      'Every field comes with a confidence score. Above your limit, it passes. Below it, a person sees the value with its source highlighted.',
    'Data keeps its walls':
      'Personal details are masked before a model reads them. Where rules demand it, open-weight models run on machines you control.',
  },
  lists: {
    'Work worth handing over': {
      Documents: 'Invoices, purchase orders, KYC forms, lab reports',
      Support: 'Ticket sorting, draft replies, WhatsApp assistants',
      Search: 'Answers from manuals, with the page quoted',
      Speech: 'Calls in Hindi, English or a mix, turned into text',
      Forecasts: 'Demand, stock cover, late payments',
      Vision: 'Defects, meter readings, number plates',
    },
    'How it is kept honest': {
      Evaluation: 'A fixed test set, run on every prompt or model change',
      Guardrails: 'Allowed actions listed, the rest refused',
      Injection: 'Text inside a document is data, never an order',
      Cost: 'Tokens counted per task, small models tried first',
      Drift: 'Samples re-checked by people on a schedule',
      Record: 'Prompt, model version, answer and reviewer kept',
    },
  },
  extraLists: {
    Features: [
      'Human review queue',
      'Confidence score for each field',
      'Sources beside every answer',
      'Approval before money or mail moves',
      'Cost and usage dashboard',
      'Corrections fed back into the test set',
    ],
    Technologies: [
      'Python',
      'FastAPI',
      'PyTorch',
      'scikit-learn',
      'PostgreSQL with pgvector',
      'LangGraph',
      'vLLM',
      'PaddleOCR',
      'Whisper',
      'n8n',
    ],
    'What we build': [
      'Invoice and document readers',
      'Support and WhatsApp assistants',
      'Search over company knowledge',
      'Demand and cash forecasts',
      'Camera inspection for production lines',
      'Bots for portals that have no API',
    ],
  },
  features: {
    'Plain code where it will do':
      'GSTIN check digits, date ranges and totals are verified by ordinary code. The model reads the page. It does not do the sums.',
    'Answers that show the page':
      'Manuals are split by section, tagged by edition and searched by word as well as by meaning. The reply links to the paragraph, or says it found none.',
    'Shadow first':
      'At first it works alongside your team and nobody acts on its output. You compare its answers with theirs, then decide where to switch it on.',
    'People keep the pen':
      'It may draft a payment, a refund or a letter. Sending one takes a click from someone with that role.',
  },
  steps: {
    'Pick one dull job':
      'We look for work that is frequent, rule-bound and easy to check. If a formula or a plain script will do, we say so.',
    'Collect a fair test':
      'Real cases, including the smudged scans and the angry emails, with the right answer agreed by your staff.',
    'Build, then shadow':
      'Prompts, models and checks are tuned against that test. The result then runs silently alongside the daily work.',
    'Switch on by degrees':
      'The safest cases go first. Scores, costs and corrections stay on one screen that your manager can read.',
  },
  tiers: [
    tier('Starter', 500_000, 1_500_000, {
      weeksFrom: 6,
      weeksTo: 9,
      tagline: 'One task automated, with proof that it works.',
      facts: ['3 months support'],
      bullets: [
        'One document type or task',
        'Test set from your own data',
        'Review queue for doubtful cases',
        '3 months support',
      ],
    }),
    tier('Professional', 1_500_000, 5_000_000, {
      weeksFrom: 9,
      weeksTo: 14,
      tagline: 'Several tasks joined into one flow, inside your systems.',
      facts: ['6 months support'],
      bullets: [
        'Several tasks in one workflow',
        'Links to ERP, CRM and mail',
        'Cost, accuracy and drift reports',
        '6 months support',
      ],
    }),
    tier('Enterprise', 5_000_000, 'and more', {
      weeksFrom: 14,
      tagline: 'Private models, strict data rules, many departments.',
      bullets: [
        'Models on your own servers',
        'Fine-tuning where tests justify it',
        'Access control and full audit log',
        'Governance for many teams',
      ],
    }),
  ],
  questions: ['included-support', 'first-meeting', 'indicative-prices'],
  closing: {
    headline: 'Name the task everyone avoids.',
    text: 'Tell us how often it is done and by whom. We will say whether a machine should do it.',
    primary: 'Start Your Project',
    secondary: 'Get Free Consultation',
  },
})
