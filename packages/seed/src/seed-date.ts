/** Fixed, so that the same content gives the same documents on every build. */
export const SEED_DATE = '2026-11-01T00:00:00Z'
export const SEED_REVISION = 'seed'
