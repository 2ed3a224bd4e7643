/** Nothing that an editor does in a preview is reported. */
export const Analytics: typeof import('../../src/analytics/analytics.tsx').Analytics = () => null
