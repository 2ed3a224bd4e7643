import type { HeaderRule } from './header-rules.ts'

/** One header with its values: that of most paths first, then those of some. */
export type HeaderValues = { name: string; values: { path: string; value: string }[] }

/** The rules turned round, for servers that are told header by header. */
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
