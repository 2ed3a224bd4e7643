import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const consultingStrategy = createService({
  slug: 'consulting-strategy',
  title: 'Consulting & Strategy',
  group: 'growth-strategy-and-consulting',
  isNew: true,
  menuLine: 'Decide with the numbers in hand',
  metaDescription:
    'Technology consulting and strategy: digital transformation, performance, market entry and risk, each with a costed plan. From {from}.',
  layout: 'specimen',
  headline: createHeadline('Look. Decide.', 'Move.'),
  lead: 'Advice from people who also build. We see how the work is done today, cost your choices and plan the order of moves.',
  facts: {
    'Follow-up': '6 months with Comprehensive Strategy',
    'First step': 'Free consultation',
    'By phone': '{hours}',
  },
  highlights: {
    'We ask the night shift':
      'The people who key in the orders know things the process chart leaves out. We interview them as well as their managers.',
    'A rupee figure for each option':
      'Every choice shows its cost, its range and the assumption behind it, in a workbook you can change.',
    'Estimates from builders':
      'We also write software and lay out circuit boards, so the plan is priced by people who do the work.',
  },
  lists: {
    'How we find out': {
      People: 'Interviews with staff, managers, customers',
      Process: 'Value-stream maps, event-log mining',
      Systems: 'Architecture review, C4 diagrams, load tests',
      Money: 'Total cost of ownership, cost to serve',
      Market: 'Bottom-up sizing, Van Westendorp pricing',
    },
    'What you hold at the end': {
      Findings: 'Evidence, photographs, figures',
      'Decision memo': 'The choice, the reasons, the road not taken',
      'Business case': 'An XLSX file with open formulas',
      Roadmap: 'Owners, dates, dependencies, stop points',
      'Vendor brief': 'RFP text, scoring sheet, contract points',
    },
  },
  areas: {
    title: 'Four kinds of question',
    items: {
      'Digital Transformation':
        'Which paper, spreadsheet or ageing system to replace, in what order, and what to leave alone.',
      'Performance Optimization':
        'Slow software, slow lines, slow month-end closing. We find the bottleneck and size the gain.',
      'Market Entry Strategy':
        'Demand counted from the bottom up, prices tested with buyers, approvals and channels listed before you hire.',
      'Risk Management':
        'A register on ISO 31000 lines, with an owner, a date and a cost against each risk.',
    },
  },
  features: {
    'Build, buy or do nothing':
      'Doing nothing is scored beside the others, with its own cost and its own risk. Sometimes it wins, and the report will say so.',
    'The law, turned into tasks': {
      text: 'The DPDP Act, CERT-In directions, GST and sector rules become a list with owners, checked with your counsel.',
      icon: 'scales',
    },
    'Vendors on one sheet': {
      text: 'You set the weights and we fill in the scores. The memo shows who lost and why.',
      icon: 'table',
    },
    'A pilot before the big cheque': {
      text: 'Where the plan rests on a guess, we test the guess first: one line, one branch, one week of sales calls.',
      icon: 'flask',
    },
  },
  steps: {
    'Discovery & Assessment':
      'Interviews, records and a walk round the floor. We write down what happens today before anything else.',
    'Strategy Development':
      'Options are costed, then argued out in a room with those who must live with them.',
    'Implementation Planning':
      'Owners, budgets, dates and the order of moves, down to the first Monday.',
    'Ongoing Support': 'Reviews against the plan, and a change of course when the facts change.',
  },
  tiers: [
    tier('Strategic Assessment', 200_000, 500_000, {
      weeksFrom: 3,
      weeksTo: 5,
      tagline: 'One question, one answer and the working.',
      bullets: [
        'Interviews and data review',
        'Findings ranked by rupee effect',
        'Options with costs and risks',
        'Presentation to your leadership',
      ],
    }),
    tier('Comprehensive Strategy', 500_000, 1_500_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'A full plan, and reviews while you carry it out.',
      facts: ['6 months follow-up'],
      bullets: [
        'Business case and financial model',
        'Roadmap with owners and budgets',
        'Vendor selection and pilot design',
        '6 months follow-up with reviews',
      ],
    }),
    tier('Enterprise Consulting', 1_500_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Change across sites, units or countries.',
      bullets: [
        'Programme office and governance',
        'Several workstreams at once',
        'Risk, security and compliance review',
        'Training for those who take over',
      ],
    }),
  ],
  questions: ['free-consultation', 'first-meeting', 'visits'],
  closing: {
    headline: 'Every firm has an argument it keeps having.',
    text: 'Replace it or patch it, here or abroad, now or after the audit. Tell us yours, and we will say what evidence would settle it.',
    primary: 'Start Strategic Planning',
    secondary: 'Schedule Consultation',
  },
})
