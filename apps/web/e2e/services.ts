import { servicePaths } from './paths.ts'

/** The four groups and their services, typed from the specification and not read from the code under test. */
const labels = {
  'Web and Apps Solutions': [
    'Web Development',
    'App Development',
    'E-commerce Solutions',
    'Payment Gateway',
    'Payment Orchestration',
    'Progressive Web Apps',
  ],
  'Engineering and AI': [
    'Software Development',
    'API & Microservices',
    'AI & Automation',
    'White Label Solutions',
    'SaaS Development',
    'System Integration',
  ],
  'Build Design and DevOps': [
    'UI/UX Design',
    'Cloud Operations',
    'Software + Hardware',
    'R&D Prototyping',
    'PCB & Hardware Design',
    'DevOps & CI/CD',
  ],
  'Growth Strategy and Consulting': [
    'SEO Optimization',
    'Digital Marketing',
    'Content Creation',
    'Prototyping and MVP',
    'Consulting & Strategy',
    'Data Analytics',
  ],
}

type Service = { label: string; path: string }

/** Group by group, each service with its path; both lists are in the order of the specification. */
export const groups: { title: string; services: Service[] }[] = Object.entries(labels).map(
  ([title, names], group) => ({
    title,
    services: names.map((label, place) => ({
      label,
      path: servicePaths[group * 6 + place] ?? '',
    })),
  }),
)

/** The services that carry a NEW badge (specification, section 2). */
export const newServices = [
  'Payment Gateway',
  'Payment Orchestration',
  'UI/UX Design',
  'Cloud Operations',
  'Content Creation',
  'Prototyping and MVP',
  'Consulting & Strategy',
]
