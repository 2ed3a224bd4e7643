import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const uiUxDesign = createService({
  slug: 'ui-ux-design',
  title: 'UI/UX Design',
  group: 'build-design-and-devops',
  isNew: true,
  menuLine: 'Screens people get at once',
  metaDescription:
    'UI/UX design from {city}: user research, flows, tested Figma screens and a design system your engineers can build from. From {from}.',
  layout: 'storyboard',
  headline: createHeadline('Seen. Understood.', 'Used.'),
  lead: 'We watch people use your app, site or dashboard, redraw what stops them, and give engineers a design file they can build from.',
  facts: {
    Screens: '5 to unlimited',
    Revisions: '2 with Essential',
    Reply: 'Within 24 hours',
  },
  highlights: {
    'Tested before it is coded':
      'Moving a button in Figma takes a minute. Moving it after launch takes a release, so people try the screens first.',
    'Made for the phone they own':
      'We check designs on a mid-range Android, in daylight, with large text switched on.',
    'One file for everyone':
      'Colours, components, empty states and errors share one Figma library, named the way the code names them.',
  },
  lists: {
    'What we draw': {
      Research: 'Interviews, task analysis, reviews of support tickets',
      Flows: 'Journeys, site maps, dead ends, edge cases',
      Wireframes: 'Grey boxes with the real words in them',
      Interface: 'Layout, type, colour, icons, dark mode',
      Prototypes: 'Clickable, on a phone in your hand',
      Microcopy: 'Button labels, errors, empty screens',
    },
    'Tools and standards': {
      Design: 'Figma, FigJam, variables, Auto Layout',
      Tokens: 'JSON to CSS, Swift and Kotlin with Style Dictionary',
      Testing: 'Moderated sessions, Maze, recorded tasks',
      Access: 'WCAG 2.2 AA, IS 17802, TalkBack, VoiceOver',
      Handover: 'Dev Mode, Storybook, SVG, Lottie',
    },
  },
  features: {
    'Drawn on a bad day too':
      'Each screen is designed empty, loading, full, broken and offline. New users meet the empty one first, and many design files leave it out.',
    'Room for more than English':
      'Tamil runs longer than English and Kannada sits taller on the line. We stretch layouts with real translations before anyone approves them.',
    'A kit of parts':
      'Buttons, fields and cards are made once, with a rule for when to use which. Later screens go faster because the parts already exist.',
    'Thumb, keyboard or screen reader':
      'Contrast, focus order, touch targets and labels are checked while we draw. Fixing them in code costs far more.',
  },
  steps: {
    'Listen and watch':
      'We sit with your users and your support inbox, and note where people stop.',
    'Map the journey':
      'Tasks, screens and detours go on one board. You strike out what nobody needs.',
    'Draw and test':
      'Wireframes turn into screens and go in front of people. Whatever confuses them is redrawn.',
    'Hand to engineers':
      'Measures, colours and files, with a walk-through for whoever builds it, our team or yours.',
  },
  tiers: [
    tier('Essential', 50_000, 150_000, {
      weeksFrom: 2,
      weeksTo: 4,
      tagline: 'For a first app, or one flow that needs fixing.',
      facts: ['5–10 screens', '2 revisions'],
      bullets: [
        '5–10 screens, phone first',
        '2 revisions of the whole set',
        'Clickable Figma prototype',
        'Style guide for colour and type',
      ],
    }),
    tier('Professional', 150_000, 500_000, {
      weeksFrom: 5,
      weeksTo: 10,
      tagline: 'For a product with several kinds of user.',
      facts: ['15–30 screens'],
      bullets: [
        '15–30 screens in every state',
        'Interviews and usability tests',
        'Component library in Figma',
        'Colours and sizes ready for code',
      ],
    }),
    tier('Enterprise', 500_000, 'and more', {
      weeksFrom: 10,
      tagline: 'For many products that should look like one company.',
      facts: ['unlimited screens'],
      bullets: [
        'Unlimited screens, web and mobile',
        'Design system with written rules',
        'Accessibility review to WCAG 2.2 AA',
        'Design checks during the build',
      ],
    }),
  ],
  questions: ['design-revisions', 'fixed-price', 'first-meeting'],
  closing: {
    headline: 'Which screen do people complain about?',
    text: 'A link or a screenshot is enough. We will go through it with you in a free consultation and say what we would change first.',
    primary: 'Start Design Project',
    secondary: 'Get Free Consultation',
  },
})
