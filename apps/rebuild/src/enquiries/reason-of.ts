/** What libraries and Node say of an error, besides words. */
const facts = ['code', 'statusCode', 'responseCode', 'command', 'errcode'] as const

/**
 * Why something failed, for the log: in codes, as the words of a server may hold what a visitor wrote.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const found = [error, error.cause].flatMap((level) =>
    facts.flatMap((fact) => {
      const value = typeof level === 'object' && level !== null && Reflect.get(level, fact)
      return typeof value === 'string' || typeof value === 'number' ? `${fact} ${value}` : []
    }),
  )
  return [error.name, ...found].join(', ')
}
