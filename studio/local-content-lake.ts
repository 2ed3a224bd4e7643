import { type ClientConfig, createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'

/** How many hosts event streams are spread over; more than a Studio ever holds open. */
const STREAM_HOSTS = 100

/**
 * The settings that lead a workspace to a local Content Lake; none when there is no address, so that
 * one configuration serves both it and hosted Sanity.
 *
 * A browser opens at most six HTTP/1.1 connections to a host, and the Studio holds more event streams
 * than that (hosted Sanity speaks HTTP/2). Each stream therefore has a host of its own; the lake
 * answers under all of them: `s7.kitewright.localhost`.
 *
 * @param apiHost for example `http://localhost:3900`.
 */
export function localContentLake(apiHost: string | undefined): Partial<WorkspaceOptions> {
  if (!apiHost) return {}
  let streams = 0
  const withOwnHost = (address: string | URL): string => {
    const url = new URL(address)
    if (/\/data\/(listen|live)\//.test(url.pathname)) {
      url.hostname = `s${streams % STREAM_HOSTS}.${url.hostname}`
      streams += 1
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
