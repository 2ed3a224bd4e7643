import { questions } from '../../document-parts/question.ts'

export const pricing = questions('Pricing', {
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
})
