/** Fields in which libraries and Node put error codes. */
const facts = ['code', 'statusCode', 'responseCode', 'command', 'errcode'] as const

/** Describes an error in codes for the log, because a server's message may contain a visitor's text. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [error, error.cause].flatMap((level) =>
    facts.flatMap((fact) => {
      const value = typeof level === 'object' && level !== null && Reflect.get(level, fact)
      return typeof value === 'string' || typeof value === 'number' ? `${fact} ${value}` : []
    }),
  )
  return [error.name, ...codes].join(', ')
}
