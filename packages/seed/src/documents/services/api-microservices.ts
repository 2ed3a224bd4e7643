import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const apiMicroservices = createService({
  slug: 'api-microservices',
  title: 'API & Microservices',
  group: 'engineering-and-ai',
  menuLine: 'Services that talk to each other',
  metaDescription:
    'REST, GraphQL and event APIs, and microservices split only where it pays. API work from {from}, suites of 5–10 services, at a fixed price.',
  layout: 'ledger',
  headline: createHeadline('Small parts,', 'joined.'),
  lead: 'APIs a partner can use from the documentation alone, and services that can be released one at a time without booking a weekend.',
  facts: {
    'Suite size': '5–10 services',
    'Enterprise support': '24/7',
    Assessment: 'Free',
  },
  highlights: {
    'Contract first':
      'The OpenAPI file is written, reviewed and mocked before the code. Front-end and partner teams can begin the same week.',
    'Safe to send twice':
      'Networks retry and fingers slip. Each write carries a key, so a second request returns the first answer.',
    'Split only what hurts':
      'A module that changes weekly or must scale alone earns its own service. The rest stays together until it asks to leave.',
  },
  lists: {
    'API work': {
      REST: 'OpenAPI 3.1, cursor paging, problem-details errors',
      GraphQL: 'Persisted queries, depth and cost limits',
      gRPC: 'Typed calls between your own services',
      Events: 'Kafka or RabbitMQ with a schema registry',
      Webhooks: 'Signed, retried with back-off, replayable',
      Access: 'OAuth 2.0, scopes and per-client limits',
    },
    'Service work': {
      Boundaries: 'One owner and one database per service',
      Messaging: 'Outbox pattern, sagas, dead-letter queues',
      Gateway: 'Kong, NGINX or the one in your cloud',
      Tracing: 'OpenTelemetry across calls and queues',
      Runtime: 'Docker and Kubernetes, or plain containers',
      Tests: 'Pact contracts between consumer and provider',
    },
  },
  features: {
    'Errors that help':
      'Each failure carries a code for the machine, a sentence for the developer and a trace id for support. A bare 500 counts as our bug.',
    'Versions with a retirement date':
      'Old versions send Deprecation and Sunset headers, and logs show who still calls them. Nobody should learn of a change from an outage.',
    'One request, one thread':
      'A trace follows the call through every queue and service. The slow hop is found by a search, not in a meeting.',
    'Out of the monolith, gently':
      'A facade goes in front and routes move across one at a time. The old code keeps serving whatever has not moved yet.',
    'When a neighbour is down':
      'Timeouts, circuit breakers and fallbacks are set for each dependency. Recommendations may vanish from the page, but the order goes through.',
    'Fair shares':
      'Quotas per key and a clear Retry-After stop one partner’s loop from becoming everybody’s outage.',
  },
  steps: {
    'Map calls and owners': {
      text: 'We list who calls what, how often, and who gets the phone call when it fails. Logs are believed over diagrams.',
      duration: '3–5 days',
      outcome: 'A map of calls and owners',
    },
    'Draw the cut lines': {
      text: 'Candidate services are ranked by pain and by risk. You see the price of each cut before you choose any.',
      duration: '2–5 days',
      outcome: 'Ranked cuts, each with its price',
    },
    'Write the contracts': {
      text: 'Schemas, error codes, limits and events are agreed and published as a mock server others can build against.',
      duration: '1–2 weeks',
      outcome: 'Contracts and a mock server',
    },
    'Ship one, then the next': {
      text: 'Each service goes live behind a flag with tests, dashboards and an on-call note. Only then does the next one start.',
      duration: '2–10 weeks',
      outcome: 'Services live, one after another',
    },
  },
  tiers: [
    tier('API Development', 100_000, 300_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'One well-documented API on top of what you run today.',
      bullets: [
        'OpenAPI contract and mock server',
        'OAuth 2.0 and rate limits',
        'Automated tests',
        'Docs with working examples',
      ],
    }),
    tier('Microservices Suite', 300_000, 1_000_000, {
      weeksFrom: 7,
      weeksTo: 14,
      tagline: 'A monolith taken apart along lines that make sense.',
      facts: ['5–10 services'],
      bullets: [
        '5–10 services, each with its own data',
        'API gateway and event bus',
        'Tracing and dashboards',
        'CI pipeline for each service',
      ],
    }),
    tier('Enterprise Platform', 1_000_000, 'and more', {
      weeksFrom: 14,
      tagline: 'Many teams, partner access and round-the-clock cover.',
      facts: ['24/7 support'],
      bullets: [
        'Developer portal for partners',
        'Multi-region design',
        'Audit logs and access policy',
        '24/7 support',
      ],
    }),
  ],
  questions: ['included-support', 'emergencies', 'fixed-price'],
  closing: {
    headline: 'Post us your worst endpoint.',
    text: 'One URL, one payload and a line on what goes wrong. The assessment is free.',
    primary: 'Start Your Project',
    secondary: 'Get Free Assessment',
  },
  drawing: {
    alt: 'Four calls pass a gate in a wall, drawn as a kite, into a mesh of small services; one service is down, its call takes a detour, and all four return.',
    stations: {
      'The callers': 'They build against a written contract.',
      'One gate': 'Keys, scopes and quotas are checked here.',
      'The detour': 'One service is down, so the call goes round.',
      'Small services': 'Each owns its data and ships alone.',
      'One answer': 'With one trace from end to end.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a rewrite. A module that does not hurt stays where it is, and the old code keeps serving until its routes have moved. Joining up systems you bought is a separate service.',
    neighbour: 'system-integration',
    linkLabel: 'Joining bought systems?',
  },
})
