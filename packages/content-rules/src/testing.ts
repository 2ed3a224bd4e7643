export { service, site, tiers } from '../tests/priced-site.ts'

/**
 * Number of runs of a property test. `PROPERTY_RUNS=full` sets all runs, as the nightly workflow does.
 *
 * @param full with `PROPERTY_RUNS=full`.
 * @param quick otherwise; fewer than 50 for a slow test.
 */
export const getPropertyRuns = (full: number, quick = 50): number =>
  process.env.PROPERTY_RUNS === 'full' ? full : quick
