import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Azure's own server for metadata and keys: for every machine there it is inside, and for no other it is anything. */
const OF_CLOUDS = ['168.63.129.16']

/**
 * Is an address on the public internet? Private, link-local, loopback, unique-local, multicast and reserved ones are not,
 * nor are those that carry an IPv4 address in an IPv6 one for a translator, as it may lead inside; IPv4-mapped ones are
 * what they map. Nor is what a cloud answers its own machines under. What is no address is not public either.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && !isIpv4Compatible(address) && !OF_CLOUDS.includes(address.toString())
}

/** `::a.b.c.d`, which was given up, and which the library takes for any other. */
function isIpv4Compatible(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv6 && address.parts.slice(0, 6).every((part) => part === 0)
}

/** Does an address belong to this machine? */
export function isOwnAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const asked = ipaddr.process(text).toNormalizedString()
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some(({ address }) => ipaddr.isValid(address) && ipaddr.process(address).toNormalizedString() === asked)
}
