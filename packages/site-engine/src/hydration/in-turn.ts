import { whenIdle } from './when-idle.ts'

let turn: Promise<void> = Promise.resolve()

/** Runs tasks one after another, each when the browser has nothing else to do. One that throws is told of and passed over. */
export function inTurn(task: () => void) {
  turn = turn.then(whenIdle).then(task).catch(console.warn)
}
