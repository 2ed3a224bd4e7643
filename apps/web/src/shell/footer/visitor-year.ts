import { useHydrated } from '@kitewright/site-engine/use-hydrated'
import { useConfig } from '#app/routing/config-context.tsx'

/** The visitor's current year; the year of the build in the prerendered page, which may be older. */
export function useVisitorYear(): number {
  const { builtAt } = useConfig()
  // UTC, so that server and browser agree on the first render wherever they stand.
  return useHydrated() ? new Date().getFullYear() : new Date(builtAt).getUTCFullYear()
}
