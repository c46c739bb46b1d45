import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isOwnAddress, isPublicAddress } from './public-address.ts'

export type ResolvedAddress = { address: string; family: number }
/** Every address of a name; throws where it has none. */
export type ResolveName = (name: string) => Promise<readonly ResolvedAddress[]>

export type OutgoingSettings = {
  /** Origins the operator has allowed, such as of an intranet: these may be private, on any port, and without https. */
  allowedOrigins: readonly string[]
  /** Where this program itself is reached. */
  publicUrl: string | undefined
}

/** Why nothing is sent to an address. */
export type Refusal = 'url-refused' | 'address-refused' | 'name-unknown'

/** Names that lead inside, as do those without a dot: of the standards (RFC 6761, 6762, 8375; ICANN on `internal`), and of routers. */
const INSIDE = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

export const resolveName: ResolveName = (name) => lookup(name, { all: true })

/**
 * The address that a user typed, as it is stored; null where nothing may be sent there, whatever its name leads to. Neither
 * user names and passwords nor fragments belong in an address.
 */
export function parseOutgoingUrl(text: string, { allowedOrigins, publicUrl }: OutgoingSettings): URL | null {
  const url = URL.parse(text)
  if (url === null) return null
  if (`${url.username}${url.password}${url.hash}` !== '') return null
  if (!/^https?:$/.test(url.protocol)) return null
  if (allowedOrigins.includes(url.origin)) return url
  if (url.protocol !== 'https:' || url.port !== '') return null
  const host = hostOf(url)
  const isNamed = isIP(host) === 0
  // A last dot makes no other name.
  const name = host.replace(/\.$/, '')
  if (publicUrl !== undefined && name === URL.parse(publicUrl)?.hostname.replace(/\.$/, '')) return null
  if (isNamed && (!name.includes('.') || INSIDE.test(name))) return null
  return isNamed || isOutside(host) ? url : null
}

/**
 * Where a stored address leads now: asked once, and connected to as answered, so that no second answer can lead elsewhere.
 * Refused where any of the answers leads inside.
 */
export async function findWay(
  text: string,
  settings: OutgoingSettings,
  resolve: ResolveName,
): Promise<{ url: URL; addresses: readonly ResolvedAddress[] } | Refusal> {
  const url = parseOutgoingUrl(text, settings)
  if (url === null) return 'url-refused'
  const host = hostOf(url)
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }]
  if (addresses.length === 0) return 'name-unknown'
  const isAllowed = settings.allowedOrigins.includes(url.origin)
  if (!isAllowed && !addresses.every(({ address }) => isOutside(address))) return 'address-refused'
  return { url, addresses }
}

function isOutside(address: string): boolean {
  return isPublicAddress(address) && !isOwnAddress(address)
}

/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
