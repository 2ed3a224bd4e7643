import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const progressiveWebApps = createService({
  slug: 'progressive-web-apps',
  title: 'Progressive Web Apps',
  group: 'web-and-apps-solutions',
  menuLine: 'App feel, no app store',
  metaDescription:
    'Progressive web apps that install from a link, open offline and send push notifications. From {from}, with basic builds in 6–8 weeks from one codebase.',
  layout: 'storyboard',
  headline: createHeadline('Install', 'without installing.'),
  lead: 'A website that lives on the home screen, opens without a signal and sends notifications. One codebase, no download page, and a link anyone can share.',
  facts: {
    'Advanced build': '10–14 weeks',
    'Enterprise build': '16+ weeks',
    Warranty: '30 days, bugs fixed free',
  },
  highlights: {
    'From link to icon':
      'A customer taps a WhatsApp link, uses the thing, and is offered an icon once it has proved useful. That is the whole install.',
    'Opens in flight mode':
      'The app keeps its frame and the last data on the phone. Orders written offline wait there and go out when the signal returns.',
    'New version, no nagging':
      'Updates load in the background and take over at a safe moment. Half-filled forms are left alone.',
  },
  lists: {
    'What browsers now allow': {
      Install: 'An icon, a start screen and the full screen',
      Push: 'Android, desktop, and iPhones once installed',
      Offline: 'Cached pages, queued forms, later sync',
      Camera: 'QR codes, documents and photo proof',
      Sharing: 'Send to, and receive from, other apps',
      'Sign-in': 'Passkeys, a fingerprint or a face',
    },
    'Where we say no': {
      Bluetooth: 'Works in Chrome, absent on iPhone',
      'Constant location': 'Needs a native app once the screen is off',
      'Background sync': 'Not on iOS, so we sync on opening',
      'Heavy files': 'iOS may clear storage of rarely opened apps',
      'Digital goods': 'Store rules differ, so we check them first',
    },
  },
  features: {
    'Caching with a plan':
      'Code is cached first, prices are fetched fresh and pictures sit in between. Workbox rules are set per route, since a stale price costs more than a slow one.',
    'Ask at the right moment':
      'Install and notification prompts appear after a useful act, such as a placed order. Ask on arrival and the browser will remember the no.',
    'One build, and Google Play too':
      'Bubblewrap packs the same app as a Trusted Web Activity. Asset links prove the domain is yours, and the store gets its listing.',
    'Tested where it breaks':
      'Storage cleared by iOS, a full disk, private mode, two tabs open during an update. These cases are in the test plan from the start.',
  },
  steps: {
    'Choose the offline promises':
      'For each screen we settle what must work without a signal, what may be out of date and what must wait. This one table shapes the code.',
    'Shell and speed':
      'The app frame, its icon and the first stored pages go live on a test link. It has to open quickly before it is allowed to do more.',
    'Sync, push and pay':
      'Queues, conflict rules, push messages and payments are added one flow at a time. You try each on the handset in your pocket.',
    'Field trial':
      'Your staff use it on trains, in godowns and behind thick walls. What they report is fixed before the public link goes out.',
  },
  tiers: [
    tier('Basic', 200_000, 500_000, {
      weeksFrom: 6,
      weeksTo: 8,
      tagline: 'Your site, made installable and quick.',
      bullets: [
        'Tested on Android, iOS and desktop',
        'Installs on phone and desktop',
        'Offline pages and images',
        'Manifest, icons and splash',
      ],
    }),
    tier('Advanced', 500_000, 1_200_000, {
      weeksFrom: 10,
      weeksTo: 14,
      tagline: 'An app people log in to and work with.',
      bullets: [
        'Updates that reach open tabs',
        'Offline forms that sync later',
        'Web Push with preferences',
        'Login, payments, admin panel',
      ],
    }),
    tier('Enterprise', 1_200_000, 'and more', {
      weeksFrom: 16,
      tagline: 'Company-wide use, with a store listing if you want one.',
      bullets: [
        'Trial with one team first',
        'Play listing as a Trusted Web Activity',
        'Single sign-on and roles',
        'ERP or CRM behind it',
      ],
    }),
  ],
  questions: ['pwa-time', 'fixed-price', 'weekly-updates'],
  closing: {
    headline: 'Keep the website. Gain the icon.',
    text: 'Send the address. We will tell you whether a PWA or a native app suits it.',
    primary: 'Start PWA Project',
    secondary: 'Get Free Quote',
  },
})
