import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** An address and the length of its prefix. */
export type Network = [Address, number]

/** Reads one network, such as `10.0.0.0/8`, or one address; null when it is neither. */
export function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  const address = parseAddress(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Proxies write `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`. */
export function parseAddress(text = ''): Address | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, dotted] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(plain) ?? []
  const address = bracketed ?? dotted ?? plain
  return ipaddr.isValid(address) && !isShort(address) ? ipaddr.process(address) : null
}

/** `7` and `10.1` would be valid addresses too. */
const isShort = (address: string) => !address.includes(':') && address.split('.').length !== 4
