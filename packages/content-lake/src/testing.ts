import { type ClientConfig, createClient } from '@sanity/client'
import { defaults } from './options.ts'
import { type ServeOptions, serveLake } from './serve-lake.ts'

export const TOKEN = defaults.writeToken

/** A lake for tests at a free port, in memory and empty by default. */
export async function startTestLake(options: ServeOptions = {}) {
  const output: string[] = []
  const recordLine = (text: string) => void output.push(text)
  const log = { info: recordLine, warn: recordLine, error: recordLine }
  const running = await serveLake({ port: 0, folder: null, seed: false, log, ...options })

  /** The real client, with the write token by default. */
  const createTestClient = (config: ClientConfig = {}) =>
    createClient({
      projectId: 'kitewright',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: running.url,
      useProjectHostname: false,
      useCdn: false,
      token: TOKEN,
      maxRetries: 0,
      ...config,
    })
  return {
    ...running,
    createTestClient,
    /** The lake's log messages. */
    output,
    /** A raw request, for cases that the client does not support. */
    ask: (path: string, init: RequestInit = {}) => fetch(`${running.url}${path}`, init),
    [Symbol.asyncDispose]: running.close,
  }
}

export const createBearer = (token: string = TOKEN) => ({ authorization: `Bearer ${token}` })
