import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const appDevelopment = createService({
  slug: 'app-development',
  title: 'App Development',
  group: 'web-and-apps-solutions',
  menuLine: 'iOS and Android from one team',
  metaDescription:
    'iOS and Android apps designed, built and put through store review by one team. 5–10 screens from {from}. Mobile apps take 6–12 weeks, with weekly updates.',
  layout: 'storyboard',
  headline: createHeadline('Tap. Swipe.', 'Done.'),
  lead: 'iOS and Android apps that cope with weak networks, small batteries and store reviewers. You hold a test build early, while changes are still cheap.',
  facts: {
    Screens: '5–10 to 25+',
    Progress: 'Updates every week',
    Warranty: '30 days, bugs fixed free',
  },
  highlights: {
    'In your hand early':
      'TestFlight and Play internal testing are set up in the first sprint. You comment on a build you are holding, not on a slide about one.',
    'Works in the lift':
      'Screens read from the phone first and sync later. A rider in a basement can still mark the parcel delivered.',
    'Ready for the reviewer':
      'Privacy labels, the data safety form, account deletion and a demo login are prepared before submission. A good many rejections are about paperwork.',
  },
  lists: {
    'How we build it': {
      'Native iOS': 'Swift and SwiftUI where the hardware matters',
      'Native Android': 'Kotlin and Jetpack Compose',
      'Shared code': 'Flutter or React Native, one codebase for both',
      Backend: 'APIs, push, file storage and an admin panel',
      Upkeep: 'New OS versions, SDK deadlines, store policy changes',
    },
    'Details people notice': {
      'Sign-in': 'OTP read automatically, passkeys, Face ID',
      Payments: 'UPI intent opens the right app and comes back',
      Notifications: 'Through Google and Apple, sent when there is news',
      Links: 'A WhatsApp link opens the right screen',
      Sync: 'Queued actions and a clear “last updated” line',
      Size: 'Small first download, big files fetched later',
    },
  },
  extraLists: {
    Features: [
      'OTP and passkey login',
      'Maps and live location',
      'Camera, QR and barcode scanning',
      'Bluetooth device pairing',
      'In-app chat',
      'Offline forms',
      'UPI and card payments',
      'Push notifications',
    ],
    Technologies: [
      'Swift',
      'SwiftUI',
      'Kotlin',
      'Jetpack Compose',
      'Flutter',
      'React Native',
      'Firebase',
      'SQLite',
      'NestJS',
      'PostgreSQL',
    ],
    'What we build': [
      'Ordering and booking apps',
      'Field staff and inspection apps',
      'Companion apps for devices',
      'Delivery and fleet apps',
      'Clinic, school and club apps',
      'Approval apps for managers',
    ],
  },
  features: {
    'Native or shared? The list decides':
      'We walk through your features one by one. Heavy camera use, Bluetooth or background location points to Swift and Kotlin. Feeds, forms and checkout sit well in Flutter or React Native.',
    'Phones that put apps to sleep':
      'Some Android makers stop background work to save battery. We plan for it with foreground services, high-priority messages and a screen that shows when data last synced.',
    'Crashes with an address':
      'Each crash report names the build, the device and the last action. Releases go out in stages, so a bad one can be halted before it spreads.',
    'Store accounts in your name':
      'The developer accounts, listings and signing keys are registered to your company. We work in them as invited users and can be removed with one click.',
  },
  steps: {
    'Count the screens':
      'Who opens the app, why, and what do they see first? An afternoon at the whiteboard ends in a screen list, and the list sets the price band.',
    'Click before code':
      'A tappable Figma prototype goes to a few of your users. Confusing screens are cheap to change here and dear later.',
    'Build in thin slices':
      'One slice at a time works fully, from the button to the database. You approve it on your own phone before the next begins.',
    'Submit, answer, stay':
      'Screenshots, listing text and review notes go in together. We reply to the reviewer, roll out in stages and read the first crash reports.',
  },
  notIncluded: 'app store fees',
  tiers: [
    tier('Basic', 300_000, 800_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'One clear job, done well on both stores.',
      facts: ['5–10 screens'],
      bullets: [
        '5–10 screens on iOS and Android',
        'Login by OTP or social account',
        'Push notifications',
        'Store submission handled',
      ],
    }),
    tier('Advanced', 800_000, 2_000_000, {
      weeksFrom: 12,
      weeksTo: 20,
      tagline: 'Payments, maps and roles, with a panel to run it all.',
      facts: ['15–25 screens'],
      bullets: [
        '15–25 screens with user roles',
        'In-app UPI and card payments',
        'Offline mode and sync',
        'Admin panel and analytics',
      ],
    }),
    tier('Enterprise', 2_000_000, 'and more', {
      weeksFrom: 20,
      tagline: 'Large field teams, managed phones, systems of record.',
      facts: ['25+ screens'],
      bullets: [
        '25+ screens, native where it counts',
        'Company sign-on and managed devices',
        'ERP, CRM and device links',
        'Security review before release',
      ],
    }),
  ],
  questions: ['app-cost', 'project-time', 'weekly-updates'],
  closing: {
    headline: 'Bring the idea on a napkin.',
    text: 'We will count the screens with you and put a number beside them.',
    primary: 'Start Your Project',
    secondary: 'Get Free Quote',
  },
})
