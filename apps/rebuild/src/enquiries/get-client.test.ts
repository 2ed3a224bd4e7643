import { expect, it } from 'vitest'
import { parseNetwork } from '../settings/network.ts'
import { findHiddenVisitor, getClient } from './get-client.ts'

const trusted = ['10.0.0.0/8', '2001:db8:ff::/48', '192.0.2.1'].map((text) => {
  const network = parseNetwork(text)
  if (!network) throw new Error(text)
  return network
})
const from = (remoteAddress: string | undefined, forwarded?: string) =>
  getClient({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, trusted)

it.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
  // Only a trusted proxy counts, and only the address that it adds.
  ['198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '7', '127.0.0.1'],
  // Proxies on other machines, one behind the other.
  ['10.2.3.4', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.2.3.4', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '203.0.113.5, 198.51.100.1, 10.2.3.4, 192.0.2.1', '198.51.100.1'],
  ['2001:db8:ff::7', '198.51.100.1', '198.51.100.1'],
  ['192.0.2.2', '198.51.100.1', '192.0.2.2'],
  // With a port, brackets or quotes.
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['127.0.0.1', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['127.0.0.1', '[2001:db8:1:2:ffff::1]', '2001:db8:1:2::/64'],
  ['127.0.0.1', '[2001:db8:1:2:ffff::1]:4711', '2001:db8:1:2::/64'],
  ['127.0.0.1', '"[2001:db8:1:2:ffff::1]:4711"', '2001:db8:1:2::/64'],
  ['127.0.0.1', '[::ffff:198.51.100.1]:4711', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [undefined, undefined, 'unknown'],
])('knows who asks from %s, forwarded %s', (address, forwarded, client) => {
  expect(from(address, forwarded).address).toBe(client)
})

it('returns the network of one customer', () => {
  expect(from('2001:db8:1:2:3:4:5:6').network).toBe('2001:db8:1::/48')
  expect(from('198.51.100.7').network).toBe('198.51.100.7')
})

it.each(['10.0.0.0/33', 'proxy.example', '', '10.1', 'fe80::/129'])('%j is no network', (text) => {
  expect(parseNetwork(text)).toBeNull()
})

it.each([
  ['198.51.100.7', undefined, null],
  ['127.0.0.1', '198.51.100.1', null],
  ['10.2.3.4', '198.51.100.1', null],
  ['127.0.0.1', undefined, 'no-header'],
  ['10.2.3.4', undefined, 'no-header'],
  ['172.17.0.1', undefined, 'no-header'],
  ['172.17.0.1', '198.51.100.1', 'untrusted-proxy'],
  ['192.0.2.2', '198.51.100.1', 'untrusted-proxy'],
])('%s with X-Forwarded-For %s hides the visitor: %s', (remoteAddress, forwarded, hidden) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
  expect(findHiddenVisitor(request, trusted)).toBe(hidden)
})
