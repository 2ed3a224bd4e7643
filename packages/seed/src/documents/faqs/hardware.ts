import { questions } from '../../document-parts/question.ts'

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
    'Yes. A Research Study costs {range Research Study of rd-prototyping} and a Prototype Development {range Prototype Development of rd-prototyping}. See [R&D Prototyping](/services/rd-prototyping).',
  ],
  'device-cost': [
    'What does a complete device cost?',
    'Complete Product is {range Complete Product of software-hardware-development} with 6 months of support. A prototype of hardware and software together is {range Prototype Development of software-hardware-development} with 3 months.',
  ],
})
