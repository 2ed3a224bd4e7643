import ipaddr from 'ipaddr.js'
import type { Client } from './rate-limits.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6
/** An address and the length of its prefix. */
export type Network = [Address, number]

/** The part of a request that says who sends it. */
type Request = {
  socket: { remoteAddress?: string | undefined }
  headers: NodeJS.Dict<string | string[]>
}

/**
 * Returns who sends a request: the address of the connection or, where that is a trusted proxy's, the last address in
 * `X-Forwarded-For` that is not one. Addresses before that one are invented by anybody. Of IPv6 the network of 64 bits
 * counts as one address, and the one of 48 bits, the most that one customer gets, as the network.
 */
export function clientOf({ socket, headers }: Request, trusted: readonly Network[]): Client {
  let address = addressIn(socket.remoteAddress)
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  while (address && hops.length > 0 && isProxy(address, trusted)) {
    const next = addressIn(hops.pop())
    if (!next) break
    address = next
  }
  if (!address) return { address: 'unknown', network: 'unknown' }
  if (address.kind() === 'ipv4') return { address: address.toString(), network: address.toString() }
  return { address: networkOf(address, 64), network: networkOf(address, 48) }
}

/** Reads one network, such as `10.0.0.0/8`, or one address; null when it is neither. */
export function networkIn(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  const address = addressIn(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** A proxy of this machine always is one. */
const isProxy = (address: Address, trusted: readonly Network[]) =>
  address.range() === 'loopback' ||
  trusted.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )

const networkOf = (address: Address, bits: number) => {
  const bytes = address.toByteArray().map((byte, place) => (place < bits / 8 ? byte : 0))
  return `${ipaddr.fromByteArray(bytes)}/${bits}`
}

/** Proxies write `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`. */
function addressIn(text = ''): Address | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, dotted] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(plain) ?? []
  const address = bracketed ?? dotted ?? plain
  return ipaddr.isValid(address) && !isShort(address) ? ipaddr.process(address) : null
}

/** `7` and `10.1` would be addresses, too. */
const isShort = (address: string) => !address.includes(':') && address.split('.').length !== 4
