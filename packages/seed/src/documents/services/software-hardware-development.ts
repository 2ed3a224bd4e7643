import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const softwareHardwareDevelopment = createService({
  slug: 'software-hardware-development',
  title: 'Software + Hardware',
  group: 'build-design-and-devops',
  menuLine: 'Devices and their apps',
  metaDescription:
    'Software and hardware development by one team: electronics, firmware, app and cloud, from first prototype to production. From {from}.',
  layout: 'specimen',
  headline: createHeadline('Built. Wired.', 'Proven.'),
  lead: 'The device, its firmware, the phone app and the cloud behind them, developed by one team and ready to hand to a factory.',
  facts: {
    Support: '3 to 6 months',
    Payment: 'By milestone on large projects',
    Progress: 'An update every week',
  },
  highlights: {
    'One team, one bug list':
      'When the app reads minus 127 degrees, the people who wired the sensor and the people who wrote the driver are at the same bench.',
    'Battery life is a budget':
      'Sleep, wake and transmit currents are listed before a part is chosen, then measured on the first board.',
    'Drawn for the line':
      'Boards, cases and test jigs suit the plant that will build them and the service person who will open them.',
  },
  lists: {
    'The device': {
      Controllers: 'ESP32, nRF52, STM32, NXP i.MX',
      Radios: 'Bluetooth, Wi-Fi, LoRaWAN at 865–867 MHz, LTE Cat 1',
      Power: 'Li-ion, LiFePO4, solar, PoE',
      Sensing: 'Motion, gas, flow, current, camera, GNSS',
      Enclosure: 'STEP models, IP67 seals, moulded parts',
    },
    'Its software': {
      Firmware: 'C, C++ and Rust on Zephyr or FreeRTOS',
      Linux: 'Yocto images, drivers, secure boot',
      Link: 'MQTT over TLS, CoAP, LwM2M, Modbus',
      Cloud: 'Device registry, time-series store, alerts',
      App: 'Flutter, Kotlin, Swift, Bluetooth pairing',
    },
  },
  areas: {
    title: 'What we put together',
    items: {
      'IoT Devices':
        'Meters, trackers and sensors that store readings when the network drops and send them when it returns.',
      'Embedded Systems':
        'Controllers for machines, chargers and instruments, where a late answer is a wrong one.',
      'Wearable Technology':
        'Small boards, thin batteries, skin-safe materials and an app that pairs again without fuss.',
      'Smart Infrastructure':
        'Street lights, water, parking and energy, mounted outdoors and looked after from a dashboard.',
    },
  },
  features: {
    'Fixed from here, not from a ladder':
      'Devices carry two firmware slots and a signed bootloader. A new version is tried and checked. If it fails to start, the old one comes back on its own.',
    'A stand-in for the board': {
      text: 'A simulator sends the messages the hardware will send, so app and cloud work begins while the board is still being made.',
      icon: 'circuitry',
    },
    'Approvals on the calendar': {
      text: 'WPC approval for radios, BIS registration and TEC certification are planned at the start, where they apply. They often decide the launch date.',
      icon: 'calendar-check',
    },
    'A key for each unit': {
      text: 'Every device gets its own identity at the test jig. If one leaks, that device is cut off and the others carry on.',
      icon: 'key',
    },
  },
  steps: {
    'Concept & Requirements':
      'What it senses, where it lives, how it is powered and what a unit may cost.',
    'Design & Prototyping':
      'The idea on a development kit, then on its own board in a printed case.',
    'Software Development':
      'Firmware, cloud and app grow side by side and meet on working hardware.',
    'Testing & Production':
      'Heat, damp, drop and radio tests, followed by a pilot batch and jigs for the line.',
  },
  notIncluded: 'parts and manufacturing',
  tiers: [
    tier('Prototype Development', 500_000, 1_500_000, {
      weeksFrom: 8,
      weeksTo: 14,
      tagline: 'A working unit to show, carry and measure.',
      facts: ['3 months support'],
      bullets: [
        'Development kit first, then your own board',
        'Firmware and a basic app',
        'Printed or machined enclosure',
        '3 months support',
      ],
    }),
    tier('Complete Product', 1_500_000, 5_000_000, {
      weeksFrom: 16,
      weeksTo: 30,
      tagline: 'From a proven idea to a unit ready for the factory.',
      facts: ['6 months support'],
      bullets: [
        'Production files for board and case',
        'App, dashboard and remote updates',
        'Pre-compliance and field tests',
        '6 months support',
      ],
    }),
    tier('Enterprise Solution', 5_000_000, 'and more', {
      weeksFrom: 30,
      tagline: 'Fleets of devices and the systems that run them.',
      bullets: [
        'Fleet management and provisioning',
        'Links to ERP, SCADA or billing',
        'Test jigs and line software',
        'Help through production ramp-up',
      ],
    }),
  ],
  questions: ['device-cost', 'hardware', 'research-first'],
  closing: {
    headline: 'If it plugs in and logs in, talk to us.',
    text: 'Describe the job, the place and the price a unit must hit. A pencil drawing is a fine start.',
    primary: 'Start Product Development',
    secondary: 'Discuss Your Idea',
  },
})
