import { post } from '../../document-parts/post.ts'

export const fromPrototypeBoardToProduction = post({
  slug: 'from-prototype-board-to-production',
  title: 'From prototype board to production',
  description:
    'The prototype blinks and sends data. What still has to happen before a thousand of them can leave the factory.',
  author: 'hardware-desk',
  publishedAt: '2026-08-04',
  alt: 'Drawing: a cropped paper kite with circuit traces on a yellow wash, with one line of copper bending at 45 degrees',
  service: 'pcb-hardware-design',
  body: [
    `
    The prototype works. It sits on the bench, blinks and sends data. The distance from there to a
    thousand boxes on a shelf is longer than it looks, and much of it is not electronics. Here is a
    list to work through.

    ## Check every part you cannot replace

    Look up each part for stock, lifetime and a second source. A regulator that only one shop sells
    is a risk. One in a common package with a pin-compatible twin is not. Do this before the layout
    is final, because a new part often needs a new footprint.

    ## Draw for the people who build it

    Ask the assembler for their rules early: smallest part, spacing, panel size, marks for the
    camera. Parts on one side cost less to place. A connector that must be soldered by hand costs
    money on every unit.

    ## Plan the test before the board

    Each unit has to be programmed, given a serial number and tested, quickly, by someone who did
    not design it. That takes a fixture with spring pins, a small program and a log. The pins need
    test points to land on, so this belongs in the layout stage, not after it.

    ## Approvals take calendar time

    In India, a product with a radio usually needs an Equipment Type Approval (ETA) from the WPC
    wing of the Department of Telecommunications. Many product categories need BIS registration
    too. A radio module that already has its approval can shorten the path. Talk to a test lab
    while you can still move copper, not after the mould is cut.

    ## Leave the bench

    A bench is a kind place. A tin shed in May is not. Test hot, with the lid on, on poor mains
    power and a weak network. Pull the plug in the middle of a firmware update and see whether the
    device recovers on its own.

    ## Build three times

    - A few boards, to prove the circuit
    - A small batch in the real case, to prove the product
    - A first factory run with the fixture, to prove the process

    Change as little as possible between runs, and write down what you changed.

    ## What you should have at the end

    Board files, a parts list with second sources, placement data, assembly drawings, the fixture
    design, the test program, and firmware with its build steps. If a new factory could start from
    that folder alone, you own your product.

    Our [PCB & Hardware Design](/services/pcb-hardware-design) packages run from {range
    Simple of pcb-hardware-design} for up to 2 layers to {range Enterprise of pcb-hardware-design}
    for 10+ layers. For the whole device, see [Software +
    Hardware](/services/software-hardware-development).
  `,
  ],
})
