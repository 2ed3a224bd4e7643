import { post } from '../../document-parts/post.ts'

export const whenAPwaIsEnough = post({
  slug: 'when-a-pwa-is-enough',
  title: 'When a PWA is enough',
  description:
    'Many firms ask for an app when they need an icon on the phone that still works in a basement. How to tell the two apart.',
  author: 'engineering',
  tags: ['PWA', 'Mobile apps'],
  publishedAt: '2026-09-15',
  alt: 'Drawing: a cropped paper kite on a dark blue background, with one signal line that breaks off and picks up again',
  service: 'progressive-web-apps',
  body: [
    `
    Many firms ask for an app when they need an icon on the phone that still works in a basement.
    A progressive web app (PWA) can be that icon. It is a website that can be installed, opens
    full screen and keeps going when the network drops. There is one code base and no store
    review, and a new release reaches people the next time they open it.

    ## A PWA is enough when

    - People mostly fill in forms, read lists, take photos or scan codes
    - The work must survive a weak signal
    - You want to release without waiting for a store
    - People arrive through a link, a QR code or a WhatsApp message

    Order taking, job cards, field inspections, stock counts and member portals all fit.

    ## Build a native app when

    - It must track location or talk to a device while the screen is off
    - It needs Bluetooth on an iPhone, where Safari does not offer it to websites
    - It needs heavy graphics or long video work on the phone
    - A place in the app stores is part of how you sell

    For a product with a board inside, Bluetooth alone often decides the question.

    ## Side by side
    `,
    {
      caption: 'What each of them can do',
      rows: `
        What people need | PWA | Native app
        Opens from a link or a QR code | Yes | After an install
        Works when the signal drops | Yes | Yes
        Notifications on Android | Yes | Yes
        Notifications on an iPhone | Once it is on the home screen | Yes
        Bluetooth on an iPhone | No | Yes
        Location with the screen off | No | Yes
        A new release reaches everybody | The next time they open it | After review and update
      `,
    },
    `

    ## The iPhone fine print

    On Android, the browser can offer to install a PWA. On an iPhone the user adds it by hand from
    the share menu, and push notifications work only after that, from iOS 16.4 onwards. Show that
    step with a picture and one plain sentence. Browsers may also clear the stored data of sites
    that are not used, so the server must remain the system of record.

    ## What offline really means

    “Works offline” covers three different jobs. Showing pages that were opened before is easy.
    Letting people write while offline is harder: entries wait in a queue on the phone and go out
    later. Settling two people’s edits to the same record is the hard one. Decide which of the
    three you need. It can move the price more than the number of screens does.

    ## Time and price

    Our Basic package for [Progressive Web Apps](/services/progressive-web-apps) is
    {range Basic of progressive-web-apps} and takes 6–8 weeks. Basic
    [App Development](/services/app-development) is {range Basic of app-development} for 5–10
    screens. The ranges overlap, so choose by what the phone must do, not by price alone.

    There is a middle way. Start with the PWA, watch how people use it, and build the native app
    when you meet a real limit. The server side can stay as it is, so little of the first spend is
    lost.
  `,
  ],
})
