import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** One JSON object per line on standard output: `time` (ISO 8601), `level` as a word, `msg`. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })

const MINUTE_MS = 60_000
const LINES_PER_MINUTE = 10

type Line = { begins: number; count: number }

/**
 * Limits a log to ten lines a minute for each message, for lines that strangers can cause. The first line of a later
 * minute counts the dropped ones (`leftOut`).
 */
export function createLimitedLog(log: Log): Log {
  const lines = new Map<string, Line>()
  const createLimited =
    (level: keyof Log) =>
    (facts: object | string, message?: string): void => {
      const text = message ?? String(facts)
      const line = lines.get(text) ?? { begins: Number.NEGATIVE_INFINITY, count: 0 }
      lines.set(text, line)
      const leftOut = line.count - LINES_PER_MINUTE
      if (Date.now() - line.begins >= MINUTE_MS)
        Object.assign(line, { begins: Date.now(), count: 0 })
      line.count += 1
      if (line.count > LINES_PER_MINUTE) return
      const more = line.count === 1 && leftOut > 0 ? { leftOut } : {}
      log[level]({ ...(typeof facts === 'object' && facts), ...more }, text)
    }
  return {
    debug: createLimited('debug'),
    info: createLimited('info'),
    warn: createLimited('warn'),
    error: createLimited('error'),
  }
}
