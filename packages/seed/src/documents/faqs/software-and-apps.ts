import { questions } from '../../document-parts/question.ts'

export const softwareAndApps = questions('Software and apps', {
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
