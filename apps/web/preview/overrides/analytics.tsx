/** Previews report nothing. */
export const Analytics: typeof import('../../src/analytics/analytics.tsx').Analytics = () => null
