/** The lake's log; tests capture it, the command writes to standard error. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string, cause: unknown): void
}

const writeLine = (level: string, text: string): void =>
  console.error(`${new Date().toISOString()} content-lake ${level}: ${text}`)

export const consoleLog: Log = {
  info: (text) => writeLine('info', text),
  warn: (text) => writeLine('warn', text),
  error: (text, cause) =>
    writeLine(
      'error',
      `${text}: ${cause instanceof Error ? (cause.stack ?? cause.message) : cause}`,
    ),
}
