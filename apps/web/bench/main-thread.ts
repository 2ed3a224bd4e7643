import type { Browser } from '@playwright/test'

/** Microseconds; `dur` on the clock, `tdur` of the processor. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** One task of a page's main thread, in ms of the trace; `processor` is the processor time it takes. */
export type Task = { start: number; end: number; processor: number }

/**
 * Traces the browser until `stop`, which returns the time of an event (a paint, or a name that the page passed
 * to `performance.mark`) and all tasks of its thread.
 */
export async function watchMainThread(browser: Browser) {
  await browser.startTracing(undefined, {
    categories: ['toplevel', 'loading', 'blink.user_timing'],
  })
  return async function stop(eventName: string): Promise<{ at: number[]; tasks: Task[] }> {
    const trace = (await browser.stopTracing()).toString()
    const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
    const named = (name: string) => traceEvents.filter((event) => event.name === name)
    const last = named(eventName).at(-1)
    if (!last) throw new Error(`The trace has no ${eventName}`)
    const isOfPage = ({ pid, tid }: TraceEvent) => pid === last.pid && tid === last.tid
    return {
      at: named(eventName)
        .filter(isOfPage)
        .map(({ ts }) => ts / 1000),
      tasks: named('ThreadControllerImpl::RunTask')
        .filter(isOfPage)
        .map(({ ts, dur = 0, tdur = 0 }) => ({
          start: ts / 1000,
          end: (ts + dur) / 1000,
          processor: tdur / 1000,
        })),
    }
  }
}
