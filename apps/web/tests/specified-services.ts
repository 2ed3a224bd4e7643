/** The four groups and their services in the order of the specification (section 2): name and address. */
export const table: Record<string, [label: string, slug: string][]> = {
  'Web and Apps Solutions': [
    ['Web Development', 'web-development'],
    ['App Development', 'app-development'],
    ['E-commerce Solutions', 'ecommerce-solutions'],
    ['Payment Gateway', 'payment-gateway'],
    ['Payment Orchestration', 'payment-orchestration'],
    ['Progressive Web Apps', 'progressive-web-apps'],
  ],
  'Engineering and AI': [
    ['Software Development', 'software-development'],
    ['API & Microservices', 'api-microservices'],
    ['AI & Automation', 'ai-automation'],
    ['White Label Solutions', 'white-label-solutions'],
    ['SaaS Development', 'saas-development'],
    ['System Integration', 'system-integration'],
  ],
  'Build Design and DevOps': [
    ['UI/UX Design', 'ui-ux-design'],
    ['Cloud Operations', 'cloud-operations'],
    ['Software + Hardware', 'software-hardware-development'],
    ['R&D Prototyping', 'rd-prototyping'],
    ['PCB & Hardware Design', 'pcb-hardware-design'],
    ['DevOps & CI/CD', 'devops-cicd'],
  ],
  'Growth Strategy and Consulting': [
    ['SEO Optimization', 'seo-optimization'],
    ['Digital Marketing', 'digital-marketing'],
    ['Content Creation', 'content-creation'],
    ['Prototyping and MVP', 'mvp-development'],
    ['Consulting & Strategy', 'consulting-strategy'],
    ['Data Analytics', 'data-analytics'],
  ],
}

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
