import type { Project } from '@kitewright/content-types/model'
import { withKeys } from '../document-parts/keyed.ts'
import {
  createTerms,
  createTitledTexts,
  type Draft,
  type Named,
  withOrder,
} from '../document-parts/parts.ts'
import {
  createPicture,
  createSlug,
  type ServiceSlug,
  toService,
} from '../document-parts/reference.ts'
import { createPackages } from '../document-parts/text.ts'
import type { CoverName } from '../seed-assets.ts'

/** A project has three drawings: `<name>`, `<name>-board` and `<name>-screen`. */
type ProjectDrawings = {
  [Name in CoverName]: `${Name}-board` extends CoverName ? Name : never
}[CoverName]

type Layer = { title: string; alt: string }

type GeneratedField =
  | '_id'
  | '_type'
  | 'slug'
  | 'image'
  | 'services'
  | 'layers'
  | 'decisions'
  | 'parts'

/** The input of a portfolio project. `packages` names one package of each of its services. */
function createProject({
  slug: address,
  layers: { object, board, screen },
  decisions,
  parts,
  packages,
  ...texts
}: Omit<Draft<Project>, GeneratedField | 'packages'> & {
  slug: ProjectDrawings
  layers: { object: Layer; board: Layer; screen: Layer }
  decisions: Named
  parts: Named
  packages: Partial<Record<ServiceSlug, string>>
}): Draft<Project> {
  const services = Object.keys(packages) as ServiceSlug[]
  return {
    ...texts,
    _id: `project-${address}`,
    _type: 'project',
    slug: createSlug(address),
    image: createPicture(address, object.alt),
    services: withKeys(services.map(toService), (service) => service._ref),
    layers: {
      object: { title: object.title },
      board: { title: board.title, image: createPicture(`${address}-board`, board.alt) },
      screen: { title: screen.title, image: createPicture(`${address}-screen`, screen.alt) },
    },
    decisions: createTitledTexts(decisions),
    parts: createTerms(parts),
    packages: createPackages(packages),
  }
}

export const projects = withOrder([
  createProject({
    slug: 'cold-chain-tracker',
    title: 'Cold-chain tracker',
    description:
      'A battery-powered sensor that rides inside a cool box, with its own board, firmware and gateway. A web page shows the temperature of every box on the road.',
    tags: ['IoT', 'PCB', 'Firmware', 'Web dashboard'],
    layers: {
      object: {
        title: 'A sensor in a cool box',
        alt: 'Drawing: a white cool box on a teal background with a yellow diamond-shaped sensor on its front, from which a dashed line leads up and away',
      },
      board: {
        title: 'Radio, cell and probe on one board',
        alt: 'Drawing: a green circuit board with a round cell, a square chip in the middle, yellow traces at 45 degrees and a folded antenna',
      },
      screen: {
        title: 'Every box on the road',
        alt: 'Drawing: a web page with five boxes in a list and a chart; one red line climbs out of the permitted band and carries an alarm',
      },
    },
    problem:
      'The box arrives and nobody knows how warm it got on the way. Paper strips change colour, but you only see it at the door, when the load is already lost. The person who could have turned the truck round never knew.',
    decisions: {
      'Measure inside, send outside':
        'The probe sits among the goods, the radio on the lid. Foil and gel packs swallow a signal; a thin cable does not.',
      'Asleep most of the time':
        'The sensor wakes, measures, stores and sleeps again. It sends only when a gateway is near or a limit is crossed, so one cell lasts months, not days.',
      'Keep the log on the sensor':
        'Roads have gaps in coverage. Readings wait in memory and arrive later, stamped with the time they were taken.',
    },
    parts: {
      Board: 'Four layers, low-power radio, socket for a calibrated probe',
      Firmware: 'Sleep schedule, log, limits, over-the-air updates',
      Enclosure: '3D-printed for trials, sealed against condensation',
      Gateway: 'In the van, with SIM and GPS',
      'Web page': 'Boxes, limits, message alerts, PDF reports',
    },
    time: '14–18 weeks, including two rounds of boards',
    packages: {
      'software-hardware-development': 'Prototype Development',
      'pcb-hardware-design': 'Advanced',
    },
  }),
  createProject({
    slug: 'shared-basket-checkout',
    title: 'Shared-basket checkout',
    description:
      'A checkout for a marketplace with many sellers. UPI, cards and net banking sit behind one switch, and refunds and settlements land in one ledger.',
    tags: ['Payments', 'Marketplace', 'API', 'Reconciliation'],
    layers: {
      object: {
        title: 'One basket, three sellers',
        alt: 'Drawing: a dark blue shopping basket on a yellow background, holding three parcels in red, teal and white',
      },
      board: {
        title: 'One switch in front of every rail',
        alt: 'Drawing: three coloured payment lines meet in a diamond-shaped switch; one way out is crossed out, and its line switches to the next at 45 degrees',
      },
      screen: {
        title: 'One page to pay on',
        alt: 'Drawing: a checkout page with goods from three sellers on the left, three ways to pay on the right and one red button',
      },
    },
    problem:
      'A buyer pays once, three sellers must be paid, and one of the parcels comes back. With one gateway and a spreadsheet, a slow bank stops the shop and a refund takes someone an afternoon.',
    decisions: {
      'A switch, not a second checkout':
        'The buyer sees one page. Behind it, a rule picks the cheapest healthy rail, and a payment that fails there is retried on the next.',
      'Split at the ledger':
        'The order stays whole, and its entries are split by seller. A refund for one parcel touches one seller and nobody else.',
      'Settlements are matched by machine':
        'Bank and gateway files are read every night. Entries that agree are closed; only the differences wait for a person.',
      'Card numbers stay outside':
        'They are typed into fields that the gateway hosts. The shop keeps a token, and its audit stays small.',
    },
    parts: {
      Checkout: 'One page for UPI, cards and net banking',
      Switch: 'Health, cost and retries by decline code',
      Ledger: 'Double entry by order, seller and fee',
      Payouts: 'By seller and calendar, with holds for returns',
      Reports: 'GST, fees and differences, as a table and an API',
    },
    time: '12–16 weeks, live with a few sellers first',
    packages: {
      'payment-orchestration': 'Advanced',
      'ecommerce-solutions': 'Enterprise Platform',
    },
  }),
  createProject({
    slug: 'shop-floor-job-cards',
    title: 'Shop-floor job cards',
    description:
      'Paper job cards rebuilt as a progressive web app. It runs in the phone browser, keeps working when the Wi-Fi does not, and writes back to the stock system.',
    tags: ['PWA', 'Offline', 'System integration'],
    layers: {
      object: {
        title: 'The card at the machine',
        alt: 'Drawing: a job card with four tick boxes on a clipboard, beside a white drill, on an orange background',
      },
      board: {
        title: 'A queue between phone and stock',
        alt: 'Drawing: yellow slips queue on a ramp from a phone; the direct line is broken, and another one runs to a rack of shelves',
      },
      screen: {
        title: 'The shift on one phone',
        alt: 'Drawing: a phone with the four steps of a job, two of them ticked, and one large button',
      },
    },
    problem:
      'The card travels with the job and comes back oily, a day late and hard to read. Someone types it in again, and until then the stock system thinks the steel is still on the shelf.',
    decisions: {
      'The phones people already have':
        'A page in the browser, opened by scanning the code on the job. No app store, and no fleet of tablets to charge and lose.',
      'Every tap is a slip in a queue':
        'It is kept on the phone and sent when there is a network, in order and only once. Nobody waits for the Wi-Fi beside the furnace.',
      'The stock system stays the boss':
        'The app asks it for jobs and posts back quantities. There is no second stock list to disagree with it.',
    },
    parts: {
      App: 'Job list, steps, quantities, photographs, large buttons',
      Store: 'On the phone, encrypted, cleared after each shift',
      Link: 'To the stock system, with a tray for rejected entries',
      Board: 'For the supervisor: what is running, waiting or late',
    },
    time: '10–14 weeks, one production line first',
    packages: { 'progressive-web-apps': 'Advanced', 'system-integration': 'Basic' },
  }),
  createProject({
    slug: 'invoice-reader',
    title: 'Invoice reader',
    description:
      'Software that reads supplier invoices, checks them against the purchase order and queues the doubtful ones for a person to decide.',
    tags: ['AI', 'Automation', 'API', 'UI/UX'],
    layers: {
      object: {
        title: 'Invoices as they come',
        alt: 'Drawing: a pile of invoices in a dark blue tray on a pink background; the total of the top one is marked in yellow',
      },
      board: {
        title: 'Read, compare, doubt',
        alt: 'Drawing: a sheet passes through a yellow spark and a comparison; a teal line leads up to the books, a pink one down to a person',
      },
      screen: {
        title: 'Only the doubtful ones',
        alt: 'Drawing: a window with an invoice whose fields are framed, the values read from it, and one value that is queried',
      },
    },
    problem:
      'Invoices arrive as scans, photographs and PDFs, and every supplier has a different layout. People type them in at month-end, and a wrong quantity comes to light after it has been paid.',
    decisions: {
      'Show how sure it is':
        'Each value carries a confidence score. Above the limit it goes through; below it, a person sees the value and its place on the page, side by side.',
      'The purchase order decides':
        'Each reading is compared with what was ordered and received. The model reads; it does not approve.',
      'Start with your own pile':
        'A few hundred of your past invoices form the test set. The limit is set where the reader makes fewer errors than manual entry does, and you see the count.',
      'Corrections are kept':
        'Every correction joins the next test, so each new supplier is learned only once.',
    },
    parts: {
      Intake: 'Mailbox, scanner folder and an upload page',
      Reader: 'Fields and lines, each with a confidence score',
      Comparison: 'Against orders, receipts and GST numbers',
      Queue: 'For doubtful ones: accept, correct, ask the supplier',
      API: 'Postings to the accounts, and a log of who decided what',
    },
    time: '8–14 weeks, one document type first',
    packages: { 'ai-automation': 'Starter', 'api-microservices': 'API Development' },
  }),
])
