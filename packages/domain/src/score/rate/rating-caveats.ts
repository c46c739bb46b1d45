import { isSimpleKind } from '../../report-id.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { FactorKey } from '../model/factor-keys.ts'
import type { CompanyScore, ScorePart } from './company-score.ts'

/** What limits how far a rating can be relied on. */
export const RATING_CAVEATS = [
  'no-insolvency-register',
  'no-debt-register',
  'earlier-accounts',
  'corrected-accounts',
  'short-year',
  'missing-factors',
] as const
export type RatingCaveat = (typeof RATING_CAVEATS)[number]
/** Of these what the registers do not cover: known of every stored rating. */
export type CoverageCaveat = Extract<RatingCaveat, 'no-insolvency-register' | 'no-debt-register'>

/**
 * What the rating of a company does not see, because no source that tells all of it speaks of the company. The lite
 * rating of the simple kinds says of itself how little it knows.
 */
export function listCoverageCaveats({
  basis,
  facts,
}: Pick<CompanyScore, 'basis'> & { readonly facts: RegisterFacts }): CoverageCaveat[] {
  if (basis === 'unrated' || isSimpleKind(facts.kind)) return []
  const { isInsolvencyCovered, hasEnforcement, hasTaxEnforcement, hasTaxDebt } = facts
  const isDebtUnknown = [hasEnforcement, hasTaxEnforcement, hasTaxDebt].every((known) => known === null)
  return [
    ...(isInsolvencyCovered === false ? (['no-insolvency-register'] as const) : []),
    ...(isDebtUnknown ? (['no-debt-register'] as const) : []),
  ]
}

/** Where more than this share of the factors cannot be worked out, it is said of a rating. */
const MOST_MISSING = 1 / 3

/** The factors that accounts do not tell, where these are so many that the rating sees little; none where they are few. */
export function listMissingFactors(parts: readonly ScorePart[]): FactorKey[] {
  const factors = parts.filter((part) => part.kind === 'factor')
  const missing = factors.flatMap(({ key, value }) => (value === null ? [key] : []))
  return missing.length > factors.length * MOST_MISSING ? missing : []
}
