import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const pcbHardwareDesign = createService({
  slug: 'pcb-hardware-design',
  title: 'PCB & Hardware Design',
  group: 'build-design-and-devops',
  menuLine: 'Circuit boards, 1 to 10+ layers',
  metaDescription:
    'PCB and hardware design from {city}: single-layer to 10+ layer, flexible and high-frequency boards, ready for the factory. From {from}.',
  layout: 'specimen',
  headline: createHeadline('Designed. Routed.', 'Proven.'),
  lead: 'Circuit boards drawn, laid out and tested in {city}, from a two-layer sensor to a ten-layer controller.',
  facts: {
    Layers: '1 to 10+',
    Warranty: '30 days, bugs fixed free',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Right on the first spin':
      'Design rules, thermal checks and a second pair of eyes before a single board is ordered.',
    'Firmware next door': 'The people who route the board sit beside the people who program it.',
    'Ready for the factory':
      'Files, parts lists and fixtures that a manufacturer can use without a phone call.',
  },
  lists: {
    Capabilities: {
      Schematics: 'Capture, simulation and review',
      Layout: 'Placement, routing, length matching',
      Power: 'Regulators, batteries, thermal paths',
      Radio: 'Wi-Fi, BLE, LoRa and cellular',
      Assembly: 'Prototype builds and bring-up',
    },
    'Tools and outputs': {
      Design: 'KiCad, Altium Designer',
      Rules: 'IPC-2221 spacing, IPC-7351 land patterns',
      Simulation: 'LTspice, signal and power integrity',
      Controllers: 'STM32, ESP32, nRF, RP2040',
      Files: 'Gerber X2, ODB++, STEP, pick-and-place',
      Test: 'Boundary scan, flying probe, bed of nails',
    },
  },
  areas: {
    title: 'Boards we draw',
    items: {
      'Single & Double Layer': 'Controllers, sensors and power boards where cost per unit decides.',
      'Multi-Layer': 'Four to ten layers and beyond, with planned power and ground.',
      Flexible: 'Polyimide circuits that bend round hinges, wrists and tight enclosures.',
      'High-Frequency':
        'RF and high-speed links with controlled impedance, on low-loss laminate where FR-4 will not do.',
    },
  },
  features: {
    'One model of the whole device':
      'Board, enclosure and cable runs meet in 3D before anything is made, so the connector that fouls the case is found on screen, not on the bench.',
    'Thermal and power review': {
      text: 'Hot spots found in simulation, with copper moved to suit.',
      icon: 'thermometer',
    },
    'Parts you can buy': {
      text: 'Second sources listed for every critical component, with end-of-life notices checked.',
      icon: 'shopping-cart',
    },
    'Built to be certified': {
      text: 'Spacing, shielding and labels planned for approval.',
      icon: 'seal-check',
    },
  },
  steps: {
    'Requirements Analysis': 'Loads, limits, budget and where it will live.',
    'Schematic Design': 'Circuit drawn, simulated and reviewed with you.',
    'PCB Layout & Routing': 'Placed and routed to rules the factory agrees to.',
    'Testing & Manufacturing': 'Prototypes proven, then handed to production.',
  },
  notIncluded: 'parts and manufacturing',
  tiers: [
    tier('Simple', 25_000, 75_000, {
      weeksFrom: 2,
      weeksTo: 4,
      tagline: 'For first boards and low-volume runs.',
      facts: ['up to 2 layers'],
      bullets: [
        'Up to 2 layers, laid out and checked',
        'Schematic capture included',
        'Gerber and drill files',
        'Parts list checked for Indian stock',
      ],
    }),
    tier('Advanced', 75_000, 250_000, {
      weeksFrom: 5,
      weeksTo: 10,
      tagline: 'For products going to market.',
      facts: ['4–8 layers'],
      bullets: [
        '4–8 layers with a planned stack-up',
        'Impedance and power planning',
        'Prototype assembly support',
        'Bring-up and test report',
      ],
    }),
    tier('Enterprise', 250_000, 'and more', {
      weeksFrom: 10,
      tagline: 'For dense, RF and regulated products.',
      facts: ['10+ layers'],
      bullets: [
        '10+ layers, flexible or high-frequency',
        'Signal integrity simulation',
        'Radio-noise pre-tests (EMI, EMC)',
        'Production and test fixtures',
      ],
    }),
  ],
  questions: ['circuit-boards', 'hardware', 'device-cost'],
  closing: {
    headline: 'Send the sketch. We will send back a board.',
    text: 'A block diagram, a breadboard photo or a rough parts list is enough to quote on.',
    primary: 'Start PCB Design',
    secondary: 'Get Quote',
  },
})
