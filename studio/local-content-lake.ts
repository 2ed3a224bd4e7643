import { type ClientConfig, createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'

/** How many hosts event streams are spread over; more than a Studio ever holds open. */
const STREAM_HOSTS = 100

/**
 * Settings of a workspace for a local Content Lake; empty without an address, so that one configuration serves the lake
 * and hosted Sanity.
 *
 * A browser opens at most six HTTP/1.1 connections to a host, and the Studio needs more event streams
 * (hosted Sanity uses HTTP/2). Each stream therefore uses another host; the lake
 * answers on all of them: `s7.kitewright.localhost`.
 *
 * @param apiHost for example `http://localhost:3900`.
 */
export function getLocalLakeOptions(apiHost: string | undefined): Partial<WorkspaceOptions> {
  if (!apiHost) return {}
  let openStreams = 0
  const withOwnHost = (address: string | URL): string => {
    const url = new URL(address)
    if (/\/data\/(listen|live)\//.test(url.pathname)) {
      url.hostname = `s${openStreams % STREAM_HOSTS}.${url.hostname}`
      openStreams += 1
    }
    return url.href
  }
  return {
    apiHost,
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({
        ...config,
        resolveFetch: () => (address, init) => fetch(withOwnHost(address), init),
      }),
  }
}
