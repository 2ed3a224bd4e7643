import { expect, it } from 'vitest'
import { Metrics } from './metrics.ts'

it('counts publishes by their seconds, failures by kind, enquiries by destination', () => {
  const metrics = new Metrics()
  metrics.published({ wait: 150, load: 300, swap: 50 })
  metrics.published({ wait: 150, load: 6_850 })
  metrics.buildFailed('disk')
  metrics.enquiryStored()
  metrics.enquiryDelivered('mail')
  const live = { manifest: { createdAt: '2026-01-01T00:00:00Z' } }
  const lines = metrics
    .text({
      publisher: { builds: 3, quarantined: [], lock: { at: 0, reason: 'launch' }, live },
      enquiries: [
        { destination: 'lake', waiting: 1 },
        { destination: 'mail', waiting: 0 },
      ],
      disk: { size: 100, free: 40 },
    })
    .split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE kitewright_publish_seconds histogram',
      'kitewright_publish_seconds_bucket{le="0.25"} 0',
      'kitewright_publish_seconds_bucket{le="0.5"} 1',
      'kitewright_publish_seconds_bucket{le="10"} 2',
      'kitewright_publish_seconds_bucket{le="+Inf"} 2',
      'kitewright_publish_seconds_sum 7.5',
      'kitewright_publish_seconds_count 2',
      'kitewright_builds_total 3',
      'kitewright_build_failures_total{kind="disk"} 1',
      'kitewright_build_failures_total{kind="timeout"} 0',
      'kitewright_enquiries_stored_total 1',
      'kitewright_enquiries_delivered_total{destination="lake"} 0',
      'kitewright_enquiries_delivered_total{destination="mail"} 1',
      'kitewright_enquiries_waiting{destination="lake"} 1',
      'kitewright_quarantined_entries 0',
      'kitewright_locked 1',
      'kitewright_live_since_seconds 1767225600',
      'kitewright_disk_free_bytes 40',
    ]),
  )
})
