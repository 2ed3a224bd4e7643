/** The used part; the published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    /** The best of `available`; the first one of equals. */
    mediaType(available: readonly string[]): string | undefined
    /** Those of `available` that the client accepts, the best first. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
