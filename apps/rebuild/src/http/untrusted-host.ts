import type { IncomingMessage } from 'node:http'

/** Names of this machine by which nobody from elsewhere can have been led here. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why a request is not for this server, or null when it is. A page in a browser may ask under a name of
 * its own that it points at this machine; then `Host` says that name. And it says where it comes from
 * in `Origin`, which neither Sanity nor curl sends.
 */
export function rejectUntrustedHost(
  { headers }: IncomingMessage,
  hosts: readonly string[],
): string | null {
  if (headers.origin !== undefined) return 'Web pages may not ask this service.'
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
  if (loopback.includes(name) || hosts.includes(name)) return null
  return 'The service does not answer under this name: see REBUILD_HOSTS.'
}
