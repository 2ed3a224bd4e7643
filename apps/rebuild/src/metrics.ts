import { type Failure, failureSchema } from './build/failure.ts'

type Waiting = { destination: string; waiting: number }
type Family = 'counter' | 'gauge' | 'histogram'
/** Suffix and labels of a family, and the value. */
type Sample = readonly [suffix: string, value: number]

/** State at the time of a scrape. */
type Now = {
  publisher: {
    builds: number
    quarantined: readonly unknown[]
    lock: object | null
    live: { manifest: { createdAt: string } } | null
  }
  enquiries: readonly Waiting[]
  /** Bytes. */
  disk: { size: number; free: number }
}

const BUCKETS_S = [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300]

/** Counts events since the start of this process; writes them in the text format of Prometheus (0.0.4). */
export class Metrics {
  readonly #failures = new Map<string, number>(
    failureSchema.shape.kind.options.map((kind) => [kind, 0]),
  )
  readonly #delivered = new Map<string, number>()
  readonly #buckets = new Map(BUCKETS_S.map((limit) => [limit, 0]))
  #publishes = 0
  #secondsToLive = 0
  #stored = 0

  /** @param parts ms of each part, from the first request until visitors see the release. */
  published(parts: Readonly<Record<string, number>>): void {
    const seconds = Object.values(parts).reduce((sum, ms) => sum + ms, 0) / 1000
    this.#publishes += 1
    this.#secondsToLive += seconds
    for (const limit of BUCKETS_S) if (seconds <= limit) incrementCount(this.#buckets, limit)
  }

  buildFailed(kind: Failure['kind']): void {
    incrementCount(this.#failures, kind)
  }

  enquiryStored(): void {
    this.#stored += 1
  }

  enquiryDelivered(destination: string): void {
    incrementCount(this.#delivered, destination)
  }

  text({ publisher, enquiries, disk }: Now): string {
    const { builds, quarantined, lock, live } = publisher
    const getSamples = (count: (line: Waiting) => number): Sample[] =>
      enquiries.map((line) => [`{destination="${line.destination}"}`, count(line)])
    const liveSince = live ? Date.parse(live.manifest.createdAt) / 1000 : 0
    const families: [string, Family, string, number | Sample[]][] = [
      ['publish_seconds', 'histogram', 'Publishes, first request to live', this.#publishSeconds()],
      ['builds_total', 'counter', 'Builds that began', builds],
      [
        ...(['build_failures_total', 'counter', 'Builds that failed'] as const),
        [...this.#failures].map(([kind, count]) => [`{kind="${kind}"}`, count]),
      ],
      ['enquiries_stored_total', 'counter', 'Enquiries stored on disk', this.#stored],
      [
        ...(['enquiries_delivered_total', 'counter', 'Enquiries delivered'] as const),
        getSamples(({ destination }) => this.#delivered.get(destination) ?? 0),
      ],
      [
        ...(['enquiries_waiting', 'gauge', 'Enquiries not delivered yet'] as const),
        getSamples(({ waiting }) => waiting),
      ],
      ['quarantined_entries', 'gauge', 'Published entries that are invalid', quarantined.length],
      ['locked', 'gauge', '1 while publishing is paused', lock ? 1 : 0],
      ['live_since_seconds', 'gauge', 'Unix time of the live release; 0: none', liveSince],
      ['disk_size_bytes', 'gauge', 'Size of the disk with the data folder', disk.size],
      ['disk_free_bytes', 'gauge', 'Free space on that disk', disk.free],
      ['memory_bytes', 'gauge', 'Resident memory of this process', process.memoryUsage.rss()],
    ]
    const lines = families.flatMap(([name, type, help, value]) => [
      `# HELP kitewright_${name} ${help}`,
      `# TYPE kitewright_${name} ${type}`,
      ...(typeof value === 'number' ? [['', value] as const] : value).map(
        ([suffix, count]) => `kitewright_${name}${suffix} ${count}`,
      ),
    ])
    return `${lines.join('\n')}\n`
  }

  #publishSeconds(): Sample[] {
    return [
      ...[...this.#buckets].map(([limit, count]): Sample => [`_bucket{le="${limit}"}`, count]),
      ['_bucket{le="+Inf"}', this.#publishes],
      ['_sum', this.#secondsToLive],
      ['_count', this.#publishes],
    ]
  }
}

function incrementCount<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
