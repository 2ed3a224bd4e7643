import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const devopsCicd = createService({
  slug: 'devops-cicd',
  title: 'DevOps & CI/CD',
  group: 'build-design-and-devops',
  menuLine: 'Release on any day of the week',
  metaDescription:
    'DevOps and CI/CD: pipelines that build, test, scan and release your software, with a rollback that works. From {from} with 3 months of support.',
  layout: 'ledger',
  headline: createHeadline('Commit. Check.', 'Ship.'),
  lead: 'For teams that still release by hand: a pipeline that tests each change, ships it, and can take it back.',
  facts: {
    Support: '3 or 6 months',
    Updates: 'Weekly',
    Reply: '4 hours in business hours',
  },
  highlights: {
    'Friday is just a day':
      'Releases are small, checked by machine and quick to reverse, so the calendar stops mattering.',
    'Built once, promoted':
      'The image that passed the tests is signed and moved from staging to live. Nothing is rebuilt on the way.',
    'Secrets out of the repository':
      'Pipelines sign in with passes that last only minutes. No long-lived cloud key is left to leak.',
  },
  lists: {
    'Parts of a pipeline': {
      Source: 'Trunk-based work, protected main, code owners',
      Build: 'Docker, BuildKit, shared caches',
      Tests: 'Unit, contract, Playwright, k6 load runs',
      Scans: 'Semgrep, Trivy, Gitleaks, licence checks',
      Release: 'To a few visitors first, or behind a switch',
      Database: 'Flyway, Liquibase, Alembic',
    },
    'Tools we work in': {
      Runners: 'GitHub Actions, GitLab CI, Jenkins, Azure Pipelines',
      'From Git': 'Argo CD, Flux, Helm, Kustomize',
      Artefacts: 'ECR, Harbor, Artifactory, npm and PyPI proxies',
      'Supply chain': 'CycloneDX, Cosign, SLSA, Renovate',
      Signals: 'DORA measures, OpenTelemetry, Sentry',
    },
  },
  features: {
    'Red means red':
      'Flaky tests are found, fenced off and fixed. Once people learn to press re-run, the pipeline has stopped working.',
    'Results before the tea goes cold':
      'We time each stage, then cache, split or skip. Only what a change touches is built and tested.',
    'A preview for each pull request':
      'Reviewers open a link and use the change as it runs. The environment is deleted on merge.',
    'Schema changes that back out':
      'Add the new column, write to both, move the readers, drop the old. Code and database can each roll back alone.',
    'A list of parts in every build':
      'The next time a library makes the news, you search these lists and know which services to patch.',
    'Four figures to watch':
      'Lead time, release frequency, failed changes and time to recover, recorded before we start and after we finish.',
  },
  steps: {
    'Time a release': {
      text: 'We follow one change from commit to customer and write down every wait and every manual step.',
      duration: '3–5 days',
      outcome: 'Every wait, timed and listed',
    },
    'Agree the target': {
      text: 'Tools, order of work and a fixed price. Whatever already works stays, Jenkins included.',
      duration: '2–5 days',
      outcome: 'Tools, order of work, fixed price',
    },
    'Plan the switch': {
      text: 'Branches, environments, access and rollback, tried on a quiet service first.',
      duration: '1–2 weeks',
      outcome: 'A switch plan, tried quietly',
    },
    'Build and teach': {
      text: 'Services move over one by one. Your engineers build the last few pipelines with us beside them.',
      duration: '2–8 weeks',
      outcome: 'Pipelines your team can build',
    },
  },
  tiers: [
    tier('Basic', 150_000, 400_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'One product, from manual releases to a pipeline.',
      facts: ['3 months'],
      bullets: [
        'Build, test and deploy on merge',
        'Staging and production environments',
        'Secrets and rollback put in order',
        '3 months of support',
      ],
    }),
    tier('Complete', 400_000, 1_000_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'Several services, all shipped the same way.',
      facts: ['6 months'],
      bullets: [
        'Kubernetes delivery straight from Git',
        'Security scans and a list of parts',
        'Previews, and releases to a few first',
        '6 months of support',
      ],
    }),
    tier('Enterprise', 1_000_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Many teams, and rules an auditor can follow.',
      bullets: [
        'Pipeline templates for every team',
        'Policy checks and approval trails',
        'Delivery dashboards by team',
        'Hands-on training for engineers',
      ],
    }),
  ],
  questions: ['emergencies', 'support-plans', 'weekly-updates'],
  closing: {
    headline: 'How long did your last release take?',
    text: 'Tell us the stack and the slowest step. The assessment lists what to automate first and which steps should stay manual.',
    primary: 'Start DevOps Journey',
    secondary: 'Get DevOps Assessment',
  },
  drawing: {
    alt: 'Three changes are built into crates and run round a kite through gates; two pass and ship, one fails its check and is sent round the loop again.',
    stations: {
      Commit: 'A small change, on any day of the week.',
      Build: 'Made once, signed, never rebuilt.',
      Check: 'Red means red: it goes round again.',
      Ship: 'The build that passed is promoted as it is.',
      'On record': 'What went live, ready to be rolled back.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a tool you have to buy. What works stays, Jenkins included, and your engineers build the last pipelines with us beside them. Running the servers is a separate service.',
    neighbour: 'cloud-operations',
    linkLabel: 'Need the servers run too?',
  },
})
