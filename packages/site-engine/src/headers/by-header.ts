import type { HeaderRule } from './header-rules.ts'

/** A header with its values, the most general path first. */
export type HeaderValues = { name: string; values: { path: string; value: string }[] }

/** Groups the rules by header, for servers that are configured so. */
export function byHeader(rules: readonly HeaderRule[]): HeaderValues[] {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  return names.map((name) => ({
    name,
    values: rules.flatMap(({ path, headers }) => {
      const value = headers[name]
      return value === undefined ? [] : [{ path, value }]
    }),
  }))
}
