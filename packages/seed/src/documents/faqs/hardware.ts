import { questions } from '../../build/question.ts'

export const hardware = questions('Hardware', {
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
    'Yes. A Research Study costs ₹3L – 8L and a Prototype Development ₹8L – 25L. See [R&D Prototyping](/services/rd-prototyping).',
  ],
  'device-cost': [
    'What does a complete device cost?',
    'Complete Product is ₹15L – 50L with 6 months of support. A prototype of hardware and software together is ₹5L – 15L with 3 months.',
  ],
})
