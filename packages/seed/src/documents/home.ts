import type { Home, ProcessStep, ServiceCard, Stat } from '@kitewright/content-types/model'
import { withKeys } from '../document-parts/keyed.ts'
import {
  createClosing,
  createFacts,
  createHeadline,
  createPageMeta,
  type Draft,
  link,
} from '../document-parts/parts.ts'
import { type ServiceSlug, toService } from '../document-parts/reference.ts'

const card = (
  service: ServiceSlug,
  texts: Omit<ServiceCard, '_type' | 'service'>,
): ServiceCard => ({ _type: 'serviceCard', ...texts, service: toService(service) })

const createStep = (texts: Omit<ProcessStep, '_type'>): ProcessStep => ({
  _type: 'processStep',
  ...texts,
})

const createStat = (texts: Omit<Stat, '_type'>): Stat => ({ _type: 'stat', ...texts })

export const home: Draft<Home> = {
  _id: 'home',
  _type: 'home',
  hero: {
    headline: createHeadline('Impactful solutions', 'Made effortlessly'),
    subtitle:
      'The smarter way to build tech software, hardware, or both, turning ideas into reality.',
    primary: link('Book a meeting', '/book-meeting'),
    secondary: link('See services and prices', '/#services'),
  },
  facts: createFacts({
    'What we make': 'Software, electronics, IoT, automation, consulting, marketing and design',
    Quotes: 'Fixed price, in writing',
    'First reply': 'Within 24 hours',
    'After launch': '30-day bug-fix warranty',
  }),
  services: {
    heading: 'Ten things we make well. One team that makes them fit.',
    text: 'Take one, or take the lot. Each card opens onto scope, steps and price ranges, so you can budget before you call.',
    cards: withKeys(
      [
        card('web-development', {
          title: 'Web Development',
          description:
            'Company sites, portals and web platforms that load fast on a patchy 4G line.',
          technologies: ['React', 'Next.js', 'Node.js', 'WordPress'],
        }),
        card('app-development', {
          title: 'Mobile Apps',
          description: 'iOS and Android apps, built once and tuned for each.',
          technologies: ['Flutter', 'React Native', 'Swift', 'Kotlin'],
        }),
        card('ui-ux-design', {
          title: 'UI/UX Design',
          description: 'Research, flows and screens, tested with the people who will use them.',
          technologies: ['Figma', 'Prototypes', 'Design systems'],
        }),
        card('cloud-operations', {
          title: 'Cloud Solutions',
          description: 'Move, run and watch your systems without surprise bills.',
          technologies: ['AWS', 'Azure', 'Kubernetes'],
        }),
        card('system-integration', {
          title: 'Data Solutions',
          description: 'Your systems joined up, so each customer and order has one true record.',
          technologies: ['PostgreSQL', 'Kafka', 'Airflow'],
        }),
        card('data-analytics', {
          title: 'Analytics & Insights',
          description: 'Dashboards your managers open every morning.',
          technologies: ['Power BI', 'Metabase', 'Python'],
        }),
        card('payment-orchestration', {
          title: 'Payment Orchestration',
          description:
            'Several gateways behind one switch: route, retry and reconcile every rupee.',
          technologies: ['UPI', 'Cards', 'Smart routing', 'Settlement'],
        }),
        card('rd-prototyping', {
          title: 'R&D Prototyping',
          description:
            'Electronics, firmware and enclosures on the bench, so you meet the risk before you spend the money.',
          technologies: ['IoT', 'PCB', 'Firmware', '3D print'],
        }),
        card('consulting-strategy', {
          title: 'Consultancy & Strategy',
          description: 'A plan your board can read and your team can build.',
          technologies: ['Audits', 'Roadmaps', 'Risk reviews'],
        }),
        card('digital-marketing', {
          title: 'Digital Marketing',
          description: 'Search, social and content measured in enquiries, not impressions.',
          technologies: ['SEO', 'Ads', 'Content', 'Email'],
        }),
      ],
      (item) => item.title,
    ),
    allLink: link('All 24 services', '/services'),
    action: link('Start Your Project', '/contact'),
  },
  process: {
    heading: 'From pencil line to flight in four steps',
    text: 'A good kite is mostly preparation. So is a good system. You approve each step before the next one starts.',
    steps: withKeys(
      [
        createStep({
          title: 'Discovery & Feasibility',
          duration: '1–2 weeks',
          description:
            'We sit with the people who will use it and find out what is worth building.',
          deliverables: ['Requirements note', 'Feasibility report', 'Risk list'],
          colour: 'rani',
          figure: 'set-out',
        }),
        createStep({
          title: 'Proposal & Kickoff',
          duration: '3–5 days',
          description: 'A fixed quote, a named team and a date in the diary.',
          deliverables: ['Scope and fixed price', 'Team and timeline', 'Signed kickoff plan'],
          colour: 'firozi',
          figure: 'cut',
        }),
        createStep({
          title: 'Research & Planning',
          duration: '1–2 weeks',
          description: 'Architecture, wireframes and schematics, agreed before code or copper.',
          deliverables: ['System design', 'Wireframes or schematics', 'Test plan'],
          colour: 'kesar',
          figure: 'framed',
        }),
        createStep({
          title: 'Execution & Updates',
          duration: '4–12 weeks',
          description: 'Built in short runs. Every week you hear how it is going.',
          deliverables: ['Weekly update', 'Tested releases', 'Handover, 30-day warranty'],
          colour: 'haldi',
          figure: 'flown',
        }),
      ],
      (item) => item.title,
    ),
    action: link('Start Your Project Today', '/contact'),
  },
  why: {
    heading: 'Built for business. Feels like play.',
    text: 'Two halves, one spine: software and hardware in one team, so nothing falls through the gap between suppliers.',
    stats: withKeys(
      [
        createStat({
          value: 100,
          unit: '%',
          label: 'Project success',
          description:
            'Scope and price are agreed in writing first, so done means the same thing to both of us.',
          facts: ['Fixed-price quotes', '30-day bug-fix warranty'],
          gauge: 'whole-kite',
          colour: 'rani',
        }),
        createStat({
          value: 50,
          unit: '%',
          label: 'Faster delivery',
          description:
            'One team cuts the calendar, not the corners. No week is lost between two suppliers.',
          facts: ['Simple websites in 2–4 weeks', 'Weekly updates'],
          gauge: 'half-kite',
          colour: 'firozi',
        }),
        createStat({
          value: 360,
          unit: '°',
          label: 'Coverage',
          description: 'Idea, design, code, board, cloud and campaign under one roof.',
          facts: ['24 services', 'Software and hardware'],
          gauge: 'protractor',
          colour: 'kesar',
        }),
        createStat({
          value: 24,
          unit: '/7',
          label: 'Availability',
          description:
            'Things break outside office hours too. Emergencies get a reply within 1 hour.',
          facts: ['4 hours in business hours', '24 hours at weekends'],
          gauge: 'ticks',
          colour: 'haldi',
        }),
      ],
      (item) => item.label,
    ),
  },
  faq: {
    heading: 'Plain answers',
    text: 'What clients ask before they sign. Search, or pick a topic.',
    categories: [
      'Timelines',
      'Pricing',
      'Support',
      'Working together',
      'Software and apps',
      'Hardware',
    ],
    helpTitle: 'Still Have Questions?',
    helpText: 'Talk to an engineer, not a script.',
    helpPrimary: link('Book a Meeting', '/book-meeting'),
    helpSecondary: link('Request a Call back', '/contact'),
  },
  closing: createClosing({
    headline: createHeadline('Got half a drawing?', 'Bring it.'),
    text: 'A free consultation, a straight answer on feasibility and a fixed-price quote. 100% project success so far. Yours is next.',
    primary: link('Book a Meeting', '/book-meeting'),
    secondary: link('Request a Call back', '/contact'),
  }),
  meta: createPageMeta({
    title: 'Custom Software Development & IT Solutions',
    description:
      'Software, electronics, IoT, automation, consulting, marketing and design from one team in {city}. Fixed-price quotes, weekly updates.',
    socialHeadline: createHeadline('Impactful solutions', 'Made effortlessly'),
  }),
}
