import { type ClientConfig, createClient } from '@sanity/client'
import { defaults } from './options.ts'
import { type ServeOptions, serveLake } from './serve-lake.ts'

export const TOKEN = defaults.writeToken

/** A lake at a free port for tests, in memory and empty unless told otherwise. */
export async function runningLake(options: ServeOptions = {}) {
  const said: string[] = []
  const note = (text: string) => void said.push(text)
  const log = { info: note, warn: note, error: note }
  const running = await serveLake({ port: 0, folder: null, seed: false, log, ...options })

  /** The real client, with the token of scripts unless told otherwise. */
  const client = (config: ClientConfig = {}) =>
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
    client,
    /** What the lake wrote to its log. */
    said,
    /** A bare request, for what the client would not do. */
    ask: (path: string, init: RequestInit = {}) => fetch(`${running.url}${path}`, init),
    [Symbol.asyncDispose]: running.close,
  }
}

export const bearer = (token: string = TOKEN) => ({ authorization: `Bearer ${token}` })
