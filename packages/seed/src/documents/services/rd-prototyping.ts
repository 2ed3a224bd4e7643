import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const rdPrototyping = createService({
  slug: 'rd-prototyping',
  title: 'R&D Prototyping',
  group: 'build-design-and-devops',
  menuLine: 'Prove it before you fund it',
  metaDescription:
    'R&D prototyping from {city}: research studies, rapid prototypes and measured results that support a go or no-go decision. From {from}.',
  layout: 'specimen',
  headline: createHeadline('Guess. Build.', 'Know.'),
  lead: 'Prototypes for ideas that may or may not work. We read the prior art, build the doubtful part first and measure it.',
  facts: {
    Feasibility: '1–2 weeks',
    Quote: 'Fixed before work starts',
    Updates: 'Every week',
  },
  highlights: {
    'The risky piece, alone':
      'Most ideas rest on one piece that might fail. We build that piece before anything around it, and keep it plain.',
    'A no is also a result':
      'The test that would end the project is agreed on paper at the start. An early no costs less than a late maybe.',
    'Notes that stand up':
      'Dated logs, raw data and photographs, kept in a form that a patent attorney or a new engineer can follow.',
  },
  lists: {
    Methods: {
      'Prior art': 'InPASS, Espacenet, papers, product teardowns',
      Feasibility: 'First-order sums, simulation, a readiness score',
      Experiments: 'Factorial designs, controls, repeat runs',
      Risk: 'What can fail and how, stop rules, assumptions',
      Measurement: 'Gauge R&R, calibrated references, error bars',
    },
    'Bench and desk': {
      Electronics: 'Evaluation boards, quick-turn PCBs, logic analysers',
      Mechanics: '3D printing, laser cutting, CNC milling',
      Simulation: 'Python, MATLAB, LTspice, OpenFOAM',
      'Machine learning': 'PyTorch, ONNX, LiteRT, Jetson',
      Records: 'Jupyter notebooks, Git, CSV and HDF5 data',
    },
  },
  areas: {
    title: 'Where we look',
    items: {
      'Emerging Technologies':
        'Edge AI, mmWave radar, UWB ranging and new battery chemistries, tried on your problem with your data.',
      'Product Innovation':
        'A new function for something you already sell, or the same function for less.',
      'Process Innovation':
        'Camera inspection, machine monitoring and jigs that take minutes out of a line.',
      'Industry Solutions':
        'Farm, clinic, factory, warehouse: made for the dust, the gloves and the power cuts found there.',
    },
  },
  features: {
    'First, a rig that cannot be fooled':
      'We build the test rig as carefully as the prototype. It must tell a good run from a lucky one, so known-bad samples go through it first.',
    'One prototype, one question': {
      text: 'One model shows how it looks. Another shows that it works. A third shows that it can be made. Mixing them hides which one failed.',
      icon: 'cube',
    },
    'Write-up before trade show': {
      text: 'In India a provisional patent filing holds your date for a year. We prepare the technical note for your attorney before anyone gives a demo.',
      icon: 'file-text',
    },
    'Numbers with error bars': {
      text: 'Results state the sample size, the conditions and what went wrong, so your board can weigh the risk for itself.',
      icon: 'chart-bar',
    },
  },
  steps: {
    'Ideation & Research':
      'What is known, what is claimed in patents, and what nobody has tried at your price.',
    'Concept Development':
      'Several concepts, scored on risk, cost and fit. Most are dropped here, while it is cheap.',
    'Rapid Prototyping': 'Printed, wired or coded quickly, and then stressed until it breaks.',
    'Validation & Refinement':
      'Trials under working loads, changing one thing at a time until the answer repeats.',
  },
  notIncluded: 'parts and manufacturing',
  tiers: [
    tier('Research Study', 300_000, 800_000, {
      weeksFrom: 3,
      weeksTo: 6,
      tagline: 'A written answer to whether it should be built.',
      bullets: [
        'Prior-art and market scan',
        'First-order sums and simulation',
        'Options scored on cost and risk',
        'Report with a go or no-go',
      ],
    }),
    tier('Prototype Development', 800_000, 2_500_000, {
      weeksFrom: 8,
      weeksTo: 16,
      tagline: 'The uncertain part, working on a bench.',
      bullets: [
        'Test plan with stop rules',
        'Working prototype, hardware or software',
        'Test rig and raw data handed over',
        'Estimate of the cost to produce',
      ],
    }),
    tier('Innovation Program', 2_500_000, 'and more', {
      weeksFrom: 16,
      tagline: 'A steady line of ideas, tested in turn.',
      bullets: [
        'Several concepts in parallel',
        'Stage reviews with your leadership',
        'Field trials at your sites',
        'Technical notes for patent filing',
      ],
    }),
  ],
  questions: ['research-first', 'first-meeting', 'fixed-price'],
  closing: {
    headline: 'Not sure it can be done? Good.',
    text: 'One paragraph is plenty, and the secret part can wait. The doubt itself is enough to plan a first test.',
    primary: 'Start R&D Project',
    secondary: 'Discuss Innovation',
  },
})
