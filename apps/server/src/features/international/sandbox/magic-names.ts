/**
 * Names that make the made-up provider behave as providers do on bad days, like the test cards of payment services. Each is
 * found in every country.
 */
export const MAGIC_NAMES = {
  /** The order is never answered, and never reached the provider. */
  timeout: 'TIMEOUT',
  /** The order is taken and charged, and answered with a fault. */
  'error-after-charge': 'ERROR-AFTER-CHARGE',
  /** The search finds sixty. */
  'sixty-hits': 'SIXTY-HITS',
  /** The document is ready after some seconds. */
  'slow-pdf': 'SLOW-PDF',
  /** The document that comes is none. */
  'broken-pdf': 'BROKEN-PDF',
  /** The session with the provider ends just before the order. */
  'token-expires': 'TOKEN-EXPIRES',
  /** The provider has no time for orders. */
  '429': '429',
  /** Nothing can be had at once. */
  'offline-only': 'OFFLINE-ONLY',
  /** The provider's own price has risen when the order comes. */
  'price-changed': 'PRICE-CHANGED',
  /** The provider cannot be searched. */
  'search-down': 'SEARCH-DOWN',
} as const
export type MagicName = keyof typeof MAGIC_NAMES

/** The magic name in a text that is searched for, or null. */
export function findMagicName(text: string): MagicName | null {
  const asked = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-')
  const keys = Object.keys(MAGIC_NAMES).filter(isMagic)
  return keys.find((key) => asked === MAGIC_NAMES[key] || asked.startsWith(`${MAGIC_NAMES[key]}-`)) ?? null
}

/** The magic name of a company of the made-up provider, or null. */
export function magicNameOf(ref: string): MagicName | null {
  const key = ref.replace(/^[a-z]{2}-/, '').replace(/\.\d+$/, '')
  return isMagic(key) ? key : null
}

function isMagic(key: string): key is MagicName {
  return key in MAGIC_NAMES
}
