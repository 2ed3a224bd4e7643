import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const cloudOperations = createService({
  slug: 'cloud-operations',
  title: 'Cloud Operations',
  group: 'build-design-and-devops',
  isNew: true,
  menuLine: 'Hosting with a bill you can read',
  metaDescription:
    'Cloud operations on AWS, Azure and Google Cloud: set-up, migration, monitoring, backups and a bill you can read. From {from}.',
  layout: 'ledger',
  headline: createHeadline('Up. Watched.', 'Paid.'),
  lead: 'We set up your accounts on AWS, Azure or Google Cloud, keep the systems running and explain every line of the bill.',
  facts: {
    Support: '3 months with DevOps Complete',
    Emergencies: 'Reply within 1 hour',
    Quote: 'Fixed price',
  },
  highlights: {
    'Written down as code':
      'Networks, servers and permissions live in Terraform, under version control. Rebuilding an environment takes one command that anyone on the team can run.',
    'Alarms worth waking for':
      'Alerts follow what customers feel: errors, waiting time, failed payments. A disk that fills slowly opens a ticket for the morning.',
    'A bill with names on it':
      'Resources are tagged by team and product. When a cost jumps, you know whom to ask.',
  },
  lists: {
    'What we run': {
      Accounts: 'Landing zone, roles, single sign-on, audit trail',
      Compute: 'Virtual machines, EKS, AKS, GKE, serverless',
      Data: 'Managed PostgreSQL, MySQL, Redis, object storage',
      Network: 'Private networks, VPN, firewall, DNS',
      Backups: 'Snapshots, point-in-time restore, second region',
      Cost: 'Budgets, rightsizing, savings plans, clean-up',
    },
    'What we run it with': {
      Regions: 'Mumbai, Hyderabad, Pune, Chennai, Delhi',
      Code: 'Terraform, OpenTofu, Ansible, Packer',
      Monitoring: 'Prometheus, Grafana, OpenTelemetry, CloudWatch',
      Secrets: 'KMS, Key Vault, Secrets Manager, Vault',
      'Cost tools': 'Cost Explorer, OpenCost, Infracost',
      Security: 'GuardDuty, Defender for Cloud, CIS Benchmarks',
    },
  },
  features: {
    'Data that stays in India':
      'Where a regulator or a customer asks for it, both the live copy and the backup sit in Indian regions. On AWS that is usually Mumbai with Hyderabad behind it.',
    'Backups, actually restored':
      'We bring a backup up in a spare account, time it, and compare the result with the downtime and data loss you can accept.',
    'Logs kept long enough':
      'CERT-In requires a rolling 180-day window of logs. We set retention, clock sync and low-cost storage to match.',
    'Moves with a way back':
      'Copy the data first, switch DNS last, and keep the old side warm. The plan names the person who may call a rollback.',
    'Keys that expire':
      'Engineers sign in with one company login and receive rights for the job in hand. Shared root logins and keys pasted in chat are retired.',
    'Savings ranked by risk':
      'Idle disks, oversized databases, traffic between zones. Each saving is listed beside what could break, and you choose.',
  },
  steps: {
    'Take stock': {
      text: 'Every account, server, licence and scheduled job, with its owner and its monthly cost.',
      duration: '3–5 days',
      outcome: 'An inventory, owners and costs',
    },
    'Fix the price': {
      text: 'Scope, target bill and order of moves, set out in one quote.',
      duration: '2–5 days',
      outcome: 'One quote with a target bill',
    },
    'Draw the target': {
      text: 'Network, access, backup and failure plans, reviewed with your team before anything is created.',
      duration: '1–2 weeks',
      outcome: 'Network, backup, failure plans',
    },
    'Move and tune': {
      text: 'Systems go across one at a time, together with their dashboards, alerts and runbooks.',
      duration: '2–8 weeks',
      outcome: 'Systems moved, runbooks in hand',
    },
  },
  notIncluded: 'cloud bills',
  tiers: [
    tier('Cloud Setup', 150_000, 400_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'A clean, safe account to build on or move into.',
      bullets: [
        'Accounts, network, logins in Terraform',
        'First application moved or launched',
        'Backups and budget alerts switched on',
        'Runbook for your team',
      ],
    }),
    tier('DevOps Complete', 400_000, 1_200_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'Platform, pipeline and monitoring, set up as one.',
      facts: ['3 months support'],
      bullets: [
        'Kubernetes or serverless platform',
        'CI/CD for every environment',
        'Metrics, logs, traces and on-call rules',
        '3 months support after go-live',
      ],
    }),
    tier('Enterprise Cloud', 1_200_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Several regions, many teams, regular audits.',
      bullets: [
        'Recovery in a second region, rehearsed',
        'Landing zone with policy guardrails',
        'Costs split by team and product',
        'Evidence ready for security audits',
      ],
    }),
  ],
  questions: ['emergencies', 'support-plans', 'indicative-prices'],
  closing: {
    headline: 'Somebody should read that cloud bill.',
    text: 'Send us last month’s. In a free assessment we mark what is busy, what is idle and what has no owner.',
    primary: 'Start Cloud Journey',
    secondary: 'Get Free Assessment',
  },
  drawing: {
    alt: 'Four lines of requests reach server racks in three zones; one zone is dark and its line moves to the next; a kite, a second region and a bill follow.',
    stations: {
      'Your visitors': 'They never learn which server answered.',
      Up: 'One zone goes dark and its traffic moves over.',
      Watched: 'Alarms follow what customers feel.',
      'A second region': 'The copy waits here, restored and timed.',
      Paid: 'A bill with a team beside each line.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a hosting plan. The AWS, Azure or Google Cloud accounts are yours, and everything in them is written down as code. Shipping new versions to them is a separate service.',
    neighbour: 'devops-cicd',
    linkLabel: 'Need the pipeline as well?',
  },
})
