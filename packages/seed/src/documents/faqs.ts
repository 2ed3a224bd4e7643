import type { Faq } from '@kitewright/content-types/model'
import { type Draft, withOrder } from '../document-parts/parts.ts'
import { parseText } from '../document-parts/text.ts'

type Entry = readonly [question: string, answer: string, synonyms?: string[]]

/** Questions of one topic: `{ 'short-name': ['The question?', 'The answer.', ['search word']] }`. */
function createQuestions(category: string, entries: Readonly<Record<string, Entry>>): Draft<Faq>[] {
  return Object.entries(entries).map(([name, [question, answer, synonyms]]) => ({
    _id: `faq-${name}`,
    _type: 'faq',
    category,
    question,
    answer: parseText(answer),
    ...(synonyms && { synonyms }),
  }))
}

const timelines = createQuestions('Timelines', {
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

const pricing = createQuestions('Pricing', {
  'fixed-price': [
    'How do you price the work?',
    'With fixed-price quotes. You see the scope and the figure in writing before the work starts.',
  ],
  'indicative-prices': [
    'Are the prices on this site final?',
    'No. They are indicative ranges in rupees, so that you can plan. Your fixed-price quote is the figure that counts.',
  ],
  'thousand-and-lakh': [
    'What do K and L mean in the prices?',
    'K is thousand and L is lakh. ₹50K is fifty thousand rupees, ₹2L is two lakh rupees. A plus sign means from that figure upwards.',
  ],
  payment: [
    'When do I pay?',
    'Small projects: 50% upfront and 50% on completion. Large projects: milestone payments.',
  ],
  'website-cost': [
    'What does a website cost?',
    'Starter is {range Starter of web-development} for 5–10 pages, Professional {range Professional of web-development}, Enterprise {range Enterprise of web-development}. See [Web Development](/services/web-development).',
  ],
  'app-cost': [
    'What does a mobile app cost?',
    'Basic is {range Basic of app-development} for 5–10 screens. Advanced is {range Advanced of app-development} for 15–25 screens. Enterprise is {range Enterprise of app-development} for 25+ screens.',
  ],
  'monthly-services': [
    'Which services are priced by the month?',
    '[SEO Optimization](/services/seo-optimization) and [Digital Marketing](/services/digital-marketing). Support plans are monthly too. [Content Creation](/services/content-creation) is priced per project, even where a package counts posts by the month.',
  ],
  'free-consultation': [
    'Do I pay for the first consultation or the quote?',
    'No. Both are free. [Book a free consultation](/book-meeting) and bring what you have.',
  ],
  gst: [
    'Is GST added to the price?',
    'Yes. Price ranges are without GST, and a quote shows both figures. At the present 18%, a quote of ₹1,40,000 comes to ₹1,65,200: ₹1,40,000 for the work and ₹25,200 GST. If your company is registered, ask your accountant whether you can claim it back. See [Payment terms](/terms-of-use#payment-terms).',
    ['tax', 'VAT', 'inclusive', 'exclusive', 'including', 'invoice', '18%'],
  ],
  refund: [
    'Can I stop halfway, and what do I pay?',
    `
      Yes, with 14 days’ notice in writing and no penalty.

      - You pay for finished milestones, and for the finished part of the current one.
      - If you have paid more than that, we return the rest within 30 days.
      - You receive everything made so far: code, designs, notes and access. What you have paid for is yours.

      A signed agreement may set other terms. See [Termination](/terms-of-use#termination).
    `,
    [
      'cancel',
      'refund',
      'money back',
      'cancellation',
      'half-way',
      'terminate',
      'end the contract',
      'pause',
      'quit',
    ],
  ],
})

const support = createQuestions('Support', {
  warranty: [
    'Is there a warranty?',
    'Yes. We give a 30-day bug-fix warranty: faults in the delivered work are fixed free of charge.',
    ['guarantee', 'bugs', 'defects', 'faults'],
  ],
  'support-plans': [
    'What does support cost after the warranty?',
    'Support plans start from $500/month, for fixes, updates and small changes. Larger plans, up to $2,000/month, have more hours and cover at night. You can end a plan at the end of any month. Without a plan, we quote each job before we begin.',
    ['maintenance', 'AMC', 'retainer', 'after launch', 'annual contract', 'upkeep'],
  ],
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

const workingTogether = createQuestions('Working together', {
  'after-enquiry': [
    'What happens after I send an enquiry?',
    'You see on the page that it has arrived. We respond within 24 hours with questions, or with a time to call. After the first talk you get a written quote: scope, fixed price, dates and team. The consultation and the quote are free, and nothing starts until you accept.',
    ['next steps', 'form', 'reply', 'response', 'then what'],
  ],
  'who-works': [
    'Who does the work?',
    'Our own team: your quote names who leads, who builds and whom you call. We pass no part to another company unless you agree in writing. Makers of boards and enclosures are named in the quote.',
    ['outsource', 'subcontract', 'freelancers', 'developers', 'people', 'staff', 'offshore'],
  ],
  'similar-work': [
    'Have you done work like mine?',
    'Look at four typical builds in our [Portfolio](/portfolio), each with what it takes and costs. We do not name clients there. In a first meeting we tell you what we have built that is like yours, as far as its owner allows.',
    [
      'results',
      'references',
      'case studies',
      'examples',
      'past clients',
      'experience',
      'previous projects',
    ],
  ],
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
  'project-data': [
    'Where is my project data kept, and who sees it?',
    `
      In cloud accounts that are opened in your name, in Indian regions unless you choose others.

      - Only the people on your project have access, each with their own login. It ends with the project.
      - We build with test data. Your customers’ data stays in your systems.
      - Within 30 days of handover we delete our copies, and confirm it in writing if you ask.

      Your enquiry itself is covered by the [Privacy Policy](/privacy-policy).
    `,
    [
      'storage',
      'server',
      'hosting',
      'security',
      'secure',
      'safe',
      'privacy',
      'confidential',
      'GDPR',
      'DPDP',
      'India',
      'access',
    ],
  ],
  ownership: [
    'Who owns the code and the designs?',
    'You do, from the day the last invoice is paid. Until then you may test and use what we hand over. Domain, hosting, code and store accounts are in your name from the first day. Open-source parts and tools that we had before keep their licences, and you may use them in your product without a time limit. White label products are licensed instead. See [Intellectual property](/terms-of-use#intellectual-property).',
    [
      'source code',
      'intellectual property',
      'IP',
      'copyright',
      'rights',
      'handover',
      'ownership',
      'results',
      'accounts',
      'domain',
    ],
  ],
  nda: [
    'Will you sign an NDA?',
    'Yes, on request. Ask for a written non-disclosure agreement before you send the details. Anything you tell us that is clearly not public stays confidential, with or without one. See [Confidentiality](/terms-of-use#confidentiality).',
    ['non-disclosure', 'secret', 'confidentiality', 'privacy of my idea', 'steal my idea'],
  ],
})

const softwareAndApps = createQuestions('Software and apps', {
  'ecommerce-platforms': [
    'Which e-commerce platforms do you work with?',
    'Magento and BigCommerce. We also build custom platforms, marketplaces, B2B portals and headless commerce.',
  ],
  'design-revisions': [
    'How many design revisions do I get?',
    'The Essential package in UI/UX Design has 5–10 screens and 2 revisions. Professional has 15–30 screens, and Enterprise has unlimited screens.',
  ],
  'white-label-source': [
    'Do I get the source code of a white label product?',
    'The Professional licence gives source code access. The Enterprise licence gives the full source, multi-tenant, with lifetime support.',
  ],
  'systems-to-connect': [
    'How many of my systems can you connect?',
    'The Basic package in System Integration connects 2–3 systems. For more, look at Enterprise and Custom.',
  ],
})

const hardware = createQuestions('Hardware', {
  hardware: [
    'Do you really build hardware?',
    'Yes: IoT devices, embedded systems, wearable technology and smart infrastructure, with the software that runs them. See [Software + Hardware](/services/software-hardware-development).',
  ],
  'circuit-boards': [
    'What kinds of circuit board do you design?',
    'Single and double layer, multi-layer, flexible and high-frequency. Packages run from up to 2 layers to 10+ layers.',
  ],
  'research-first': [
    'Can you test an idea before I pay for a product?',
    'Yes. A Research Study costs {range Research Study of rd-prototyping} and Prototype Development {range Prototype Development of rd-prototyping}. See [R&D Prototyping](/services/rd-prototyping).',
  ],
  'device-cost': [
    'What does a complete device cost?',
    'Complete Product is {range Complete Product of software-hardware-development} with 6 months of support. A combined hardware and software prototype is {range Prototype Development of software-hardware-development} with 3 months.',
  ],
})

export const faqs = withOrder([
  ...timelines,
  ...pricing,
  ...support,
  ...workingTogether,
  ...softwareAndApps,
  ...hardware,
])
