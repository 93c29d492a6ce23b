import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')
trusted.addAddress('fd00::1', 'ipv6')

it.each([
  ['a direct client, whatever it claims', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['the client before a trusted proxy', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['the last hop that no trusted proxy vouches for', '10.0.0.1', '6.6.6.6, 203.0.113.5, 10.1.1.1', '203.0.113.5'],
  ['a claim that is no address as it stands', '10.0.0.1', 'höpö, 10.1.1.1', 'höpö'],
  ['a proxy itself when it says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['an IPv4 client of an IPv6 socket', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['an IPv6 client by its network', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['a shortened IPv6 client by its network', '2001:db8::7', undefined, '2001:db8:0:0'],
  ['a client behind an IPv6 proxy', 'fd00::1', '2001:db8:1:2::9', '2001:db8:1:2'],
])('counts %s', (_, socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, trusted)).toBe(expected)
})
