import type { Message } from './message.ts'

/** A way to people. */
export type Channel = {
  /** For the log and for the name of its file: says nothing that is secret. */
  name: 'webhook' | 'mail'
  /** Rejects when the message was not taken. */
  send: (message: Message, signal: AbortSignal) => Promise<unknown>
}
