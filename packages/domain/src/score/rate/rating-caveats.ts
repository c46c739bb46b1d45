import type { FailureSection } from '../../group/failure.ts'
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
  'consolidated-accounts',
  'other-currency',
  'short-year',
  'long-year',
  'missing-factors',
] as const
export type RatingCaveat = (typeof RATING_CAVEATS)[number]
/** Of these what the registers do not cover: known of every stored rating. `unread`: the subjects that nobody tells all of. */
export type CoverageCaveat =
  | { readonly key: 'no-insolvency-register'; readonly unread: readonly FailureSection[] }
  | { readonly key: 'no-debt-register'; readonly unread: readonly DebtSection[] }
type DebtSection = 'enforcement' | 'tax-enforcement' | 'tax-debt'

/**
 * What the rating of a company does not see, because no source that tells all of it speaks of the company: each subject
 * for itself, as one source tells of arrears and none of bailiffs. The lite rating of the simple kinds says of itself how
 * little it knows.
 */
export function listCoverageCaveats({
  basis,
  facts,
}: Pick<CompanyScore, 'basis'> & { readonly facts: RegisterFacts }): CoverageCaveat[] {
  if (basis === 'unrated' || isSimpleKind(facts.kind)) return []
  const proceedings = facts.unreadProceedings ?? []
  const debts: DebtSection[] = []
  if (facts.hasEnforcement === null) debts.push('enforcement')
  if (facts.hasTaxEnforcement === null) debts.push('tax-enforcement')
  if (facts.hasTaxDebt === null) debts.push('tax-debt')
  return [
    ...(proceedings.length > 0 ? [{ key: 'no-insolvency-register', unread: proceedings } as const] : []),
    ...(debts.length > 0 ? [{ key: 'no-debt-register', unread: debts } as const] : []),
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
