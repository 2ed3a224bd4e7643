import ipaddr from 'ipaddr.js'
import { type Address, type Network, parseAddress } from '../settings/network.ts'
import type { Client } from './rate-limits.ts'

/** The parts of a request that identify its sender. */
type Request = {
  socket: { remoteAddress?: string | undefined }
  headers: NodeJS.Dict<string | string[]>
}

/**
 * Returns the sender of a request: the address of the connection or, for a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Anybody can forge the addresses before it. For IPv6, the /64 network
 * counts as the address, and the /48 network, the most that one customer gets, as the network.
 */
export function getClient({ socket, headers }: Request, trusted: readonly Network[]): Client {
  let address = parseAddress(socket.remoteAddress)
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  while (address && hops.length > 0 && isProxy(address, trusted)) {
    const next = parseAddress(hops.pop())
    if (!next) break
    address = next
  }
  if (!address) return { address: 'unknown', network: 'unknown' }
  if (address.kind() === 'ipv4') return { address: address.toString(), network: address.toString() }
  return { address: getNetwork(address, 64), network: getNetwork(address, 48) }
}

/**
 * Why all visitors count as one: a proxy does not send `X-Forwarded-For`, or is not trusted. Null: the visitor is known.
 */
export function findHiddenVisitor(
  { socket, headers }: Request,
  trusted: readonly Network[],
): HiddenVisitor | null {
  const address = parseAddress(socket.remoteAddress)
  const isTrusted = address !== null && isProxy(address, trusted)
  if (headers['x-forwarded-for'] !== undefined) return isTrusted ? null : 'untrusted-proxy'
  return isTrusted || address?.range() === 'private' ? 'no-header' : null
}

export type HiddenVisitor = 'no-header' | 'untrusted-proxy'

/** A proxy on this machine is always trusted. */
const isProxy = (address: Address, trusted: readonly Network[]) =>
  address.range() === 'loopback' ||
  trusted.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )

const getNetwork = (address: Address, bits: number) => {
  const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0))
  return `${ipaddr.fromByteArray(bytes)}/${bits}`
}
