import { AssertionError } from 'node:assert'

/** Throws at SIGUSR2 as undici 7 does at a closed connection (github.com/nodejs/undici/issues/5360): nothing catches it. */
process.on('SIGUSR2', () => {
  throw new AssertionError({ message: 'assert(!this.paused)' })
})
