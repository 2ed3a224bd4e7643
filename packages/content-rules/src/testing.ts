export { faq, service, site, tiers } from '../tests/priced-site.ts'
export { validDocument } from '../tests/valid-documents.ts'

/**
 * How often a property test runs. Set `PROPERTY_RUNS=full` for all runs, as the nightly workflow does.
 *
 * @param full with `PROPERTY_RUNS=full`.
 * @param quick otherwise; fewer than 50 for a run that takes long.
 */
export const propertyRuns = (full: number, quick = 50): number =>
  process.env.PROPERTY_RUNS === 'full' ? full : quick
