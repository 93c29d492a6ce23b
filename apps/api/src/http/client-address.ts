import { type BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The address limits count by. `X-Forwarded-For` is believed from the right for as long as the hops are trusted proxies;
 * an IPv6 address counts by its /64, which is what one customer gets.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let address = unmapped(socketAddress ?? '127.0.0.1')
  const hops = forwardedFor?.split(',').map((hop) => unmapped(hop.trim())) ?? []
  while (hops.length > 0 && isTrusted(address, trusted)) address = hops.pop() ?? address
  return isIPv6(address) ? ipv6Network(address) : address
}

/** What is no address, as a client may claim anything, is nobody's proxy. */
function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function ipv6Network(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
