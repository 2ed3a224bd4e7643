import { createHeadline } from '../../document-parts/parts.ts'
import { createService } from '../../document-parts/service.ts'
import { tier } from '../../document-parts/tier.ts'

export const dataAnalytics = createService({
  slug: 'data-analytics',
  title: 'Data Analytics',
  group: 'growth-strategy-and-consulting',
  menuLine: 'See the business as it is today',
  metaDescription:
    'Data analytics from {city}: joined-up sources, agreed definitions, Power BI or Metabase dashboards, and training. From {from}.',
  layout: 'ledger',
  headline: createHeadline('Counted. Compared.', 'Clear.'),
  lead: 'Data analytics for firms that run on emailed spreadsheets. We join the sources, settle the definitions and build reports people open.',
  facts: {
    Training: 'Included with Basic',
    Support: '3 months with Advanced',
    Quotes: 'Fixed price',
  },
  highlights: {
    'One meaning of “sale”':
      'Booked, billed or banked? Before GST or after? We settle it with you, write it down and code it once.',
    'A date on every number':
      'Loads run on a schedule with checks behind them. When a feed is late, the page shows how old the figure is.',
    'Fewer charts':
      'A chart stays if someone bases a decision on it. The others become a download.',
  },
  lists: {
    'The plumbing': {
      Sources: 'Tally, Zoho Books, SAP, Shopify, Razorpay, Excel',
      Loading: 'Airbyte, Fivetran, Debezium, SFTP drops',
      Storage: 'PostgreSQL, BigQuery, Snowflake, ClickHouse',
      Models: 'dbt, one meaning per figure, history kept by date',
      Checks: 'dbt tests, Great Expectations, row counts',
      Schedules: 'Airflow, Dagster, plain cron',
    },
    'The reading': {
      Dashboards: 'Power BI, Metabase, Superset, Looker Studio',
      Finance: 'April-to-March years, lakh and crore formats',
      Customers: 'Cohorts, RFM, repeat rate, churn',
      Forecasts: 'Seasonal models with the error shown',
      Experiments: 'A/B design, sample size, significance',
      Access: 'Own rows only, company login, masked fields',
    },
  },
  features: {
    'Tied to the books':
      'Report totals are compared with Tally or your ERP on every load. If they differ, the page says by how much and since when.',
    'Festivals move every year':
      'Diwali, Eid and Pongal shift sales from one week to another. A festival calendar makes this year comparable with last.',
    'History that stays put':
      'When a shop moves to another region, its past sales remain where they were made, and you can still view it either way.',
    'Personal data, kept small':
      'Phone numbers and PANs are masked as they load. Analysts see what the question needs, which is also what the DPDP Act expects.',
    'Follow a figure home':
      'Each number can be traced to its table, its query and its source file. People trust what they can check.',
    'Forecasts that show their misses':
      'You see a range, how far off the last one was, and a simple baseline. If the baseline is better, we use it.',
  },
  steps: {
    'List the decisions': {
      text: 'Who decides what, how often, and which figure they reach for today.',
      duration: '3–5 days',
      outcome: 'Decisions and their figures',
    },
    'Agree the scope': {
      text: 'Sources, definitions, reports and a fixed price on one sheet.',
      duration: '2–5 days',
      outcome: 'Scope and price on one sheet',
    },
    'Model and test': {
      text: 'Tables shaped for questions, with checks that fail loudly.',
      duration: '1–2 weeks',
      outcome: 'Tested tables that fail loudly',
    },
    'Build and train': {
      text: 'Dashboards go to a few users first. Then your team learns to change them without us.',
      duration: '2–8 weeks',
      outcome: 'Dashboards your team can change',
    },
  },
  tiers: [
    tier('Basic', 100_000, 300_000, {
      weeksFrom: 4,
      weeksTo: 6,
      tagline: 'First dashboards on the data you have.',
      facts: ['training included'],
      bullets: [
        'Main sources joined and cleaned',
        'Definitions in a data dictionary',
        'Dashboards for owners and managers',
        'Training included for your team',
      ],
    }),
    tier('Advanced', 300_000, 800_000, {
      weeksFrom: 6,
      weeksTo: 12,
      tagline: 'A warehouse with automatic loads.',
      facts: ['3 months support'],
      bullets: [
        'Warehouse with tested dbt models',
        'Scheduled loads and quality alerts',
        'Cohorts, margins and forecasts',
        '3 months support',
      ],
    }),
    tier('Enterprise', 800_000, 'and more', {
      weeksFrom: 12,
      tagline: 'Many units, many roles, governed access.',
      bullets: [
        'Live or near-live feeds',
        'Row-level security and audit trail',
        'Machine learning in production',
        'Data catalogue with named stewards',
      ],
    }),
  ],
  questions: ['indicative-prices', 'weekly-updates', 'first-meeting'],
  closing: {
    headline: 'Retire the spreadsheet everyone fears.',
    text: 'Send it with the private columns removed, and we will list what it takes to replace it.',
    primary: 'Start Analytics Project',
    secondary: 'Get Data Assessment',
  },
  drawing: {
    alt: 'Spreadsheets feed one bent pipe through a kite to a chart; one source is late, so its last copy is used, and its bar in the chart is hatched.',
    stations: {
      'Your sources': 'Tally, the web shop, payments, Excel.',
      'The late feed': 'Its last copy stands in, with the date.',
      'One meaning': '“Sale” is agreed with you and coded once.',
      Checks: 'They fail loudly, before anyone reads.',
      'The page': 'Few charts, each with its age in view.',
    },
  },
  isNot: {
    title: 'What it is not',
    text: 'It is not a wall of charts. A chart stays if someone bases a decision on it; the others become a download. Having a machine do the typing is a separate service.',
    neighbour: 'ai-automation',
    linkLabel: 'Want the typing gone too?',
  },
})
