import { createContext, Script } from 'node:vm'
import { isFields } from './document.ts'

const context = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs work that does not wait for anything, and breaks it off in the midst when it takes too long:
 * then throws what `late` makes. What is under way inside a built-in function is first finished.
 */
export function withinTime<Result>(
  milliseconds: number,
  work: () => Result,
  late: () => Error,
): Result
export function withinTime(milliseconds: number, work: () => unknown, late: () => Error): unknown {
  context.work = work
  try {
    return script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    // Made by the context, so not an instance of our own Error.
    const isLate = isFields(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isLate ? late() : error
  }
}
