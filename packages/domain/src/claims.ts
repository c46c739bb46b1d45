/** Module claims of a subscription (spec part 1 §6). The codes are the provider's own words and are kept as they are. */
export const GRANTING_CLAIMS = [
  'MarketingAdatok',
  'Reszleteskereso',
  'Monitoring',
  'Kedvencek',
  'Nemzetkozi',
  'Osszehasonlitas',
  'Cegriport',
  'GazdasagiAdatok',
  'Beszamolok',
  'Mutatok',
  'KapcsolatiHalo',
  'Idovonal',
  'AgazatiMutatok',
  'TenylegesTulajdonos',
  'NegativInfo',
  'PozitivInfo',
] as const

/** Claims that take something away (spec part 1 §6). */
export const RESTRICTING_CLAIMS = ['NemzetkoziTiltas', 'MarketingLetoltesTiltas'] as const

export const CLAIMS = [...GRANTING_CLAIMS, ...RESTRICTING_CLAIMS] as const
export type Claim = (typeof CLAIMS)[number]

const CLAIM_BY_LOWER_CASE = new Map<string, Claim>(CLAIMS.map((claim) => [claim.toLowerCase(), claim]))

/** The claim a text means, whatever its case (decisions 2: `ReszletesKereso` is `Reszleteskereso`), or null. */
export function parseClaim(text: string): Claim | null {
  return CLAIM_BY_LOWER_CASE.get(text.trim().toLowerCase()) ?? null
}

/** Claims of which any one is enough; the first of them is the one that is offered to who has none. */
export type EitherClaim = readonly [Claim, Claim, ...Claim[]]

const IS_GRANTING = new Set<string>(GRANTING_CLAIMS)

/** Does the claim grant something, rather than take it away? */
export function isGranting(claim: Claim): boolean {
  return IS_GRANTING.has(claim)
}

/** What a restriction takes away, whoever holds the claim: menu, tile, page and calls (spec part 1 §6). */
const RESTRICTED_BY: Partial<Record<Claim, readonly Claim[]>> = { Nemzetkozi: ['NemzetkoziTiltas'] }

/**
 * Does a holder of `held` have `claim`, or one of several? Detailed search and marketing each grant favourites too (spec
 * part 1 §6).
 */
export function hasClaim(held: readonly Claim[], claim: Claim | EitherClaim): boolean {
  if (typeof claim !== 'string') return claim.some((each) => hasClaim(held, each))
  if (isBarred(held, claim)) return false
  if (held.includes(claim)) return true
  return claim === 'Kedvencek' && (held.includes('Reszleteskereso') || held.includes('MarketingAdatok'))
}

/** Is a module taken away from a holder of `held`? It is neither to be opened nor to be asked for then. */
export function isBarred(held: readonly Claim[], claim: Claim): boolean {
  return RESTRICTED_BY[claim]?.some((restriction) => held.includes(restriction)) === true
}

/** The claim to ask for where it is missing. */
export function offeredClaim(claim: Claim | EitherClaim): Claim {
  return typeof claim === 'string' ? claim : claim[0]
}
