import { useConfig } from '#app/routing/config-context.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The visitor's current year; the year of the build in the prerendered page, which may be older. */
export function useVisitorYear(): number {
  const { builtAt } = useConfig()
  // UTC, so that server and browser agree on the first render wherever they stand.
  return useHydrated() ? new Date().getFullYear() : new Date(builtAt).getUTCFullYear()
}
