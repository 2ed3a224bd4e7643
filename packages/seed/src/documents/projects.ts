import { ordered } from '../document-parts/ordered.ts'
import { project } from '../document-parts/project.ts'

export const projects = ordered([
  project({
    slug: 'cold-chain-tracker',
    title: 'Cold-chain tracker',
    description:
      'A battery sensor that rides inside a cool box, with its own board, firmware and gateway. A web page shows the temperature of every box on the road.',
    alt: 'Drawn plate: two cropped paper kites on a teal ground, one with circuit traces, one split into code bars and copper lines',
    tags: ['IoT', 'PCB', 'Firmware', 'Web dashboard'],
    services: ['software-hardware-development', 'pcb-hardware-design'],
  }),
  project({
    slug: 'shared-basket-checkout',
    title: 'Shared-basket checkout',
    description:
      'A checkout for a marketplace with many sellers. UPI, cards and net banking sit behind one switch, and refunds and settlements land in one ledger.',
    alt: 'Drawn plate: two cropped paper kites on a dark blue ground, one with payment rails, one with a shopping basket',
    tags: ['Payments', 'Marketplace', 'API', 'Reconciliation'],
    services: ['payment-orchestration', 'ecommerce-solutions'],
  }),
  project({
    slug: 'shop-floor-job-cards',
    title: 'Shop-floor job cards',
    description:
      'Paper job cards rebuilt as a progressive web app. It runs in the phone browser, keeps working when the Wi-Fi does not, and writes back to the stock system.',
    alt: 'Drawn plate: two cropped paper kites on a yellow ground, one with stepped tabs, one with two linked squares',
    tags: ['PWA', 'Offline', 'System integration'],
    services: ['progressive-web-apps', 'system-integration'],
  }),
  project({
    slug: 'invoice-reader',
    title: 'Invoice reader',
    description:
      'Software that reads supplier invoices, checks them against the purchase order and queues the doubtful ones for a person to decide.',
    alt: 'Drawn plate: two cropped paper kites on a pale pink ground, one with a spark, one with joined nodes',
    tags: ['AI', 'Automation', 'API', 'UI/UX'],
    services: ['ai-automation', 'api-microservices'],
  }),
])
