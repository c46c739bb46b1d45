import { FACTOR_DEFINITIONS } from '../model/factor-definitions.ts'
import { FACTOR_KEYS, type FactorKey } from '../model/factor-keys.ts'
import type { RegisterFactorKey } from './register-factors.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'

const TELLING: ReadonlySet<FactorKey> = new Set(
  FACTOR_KEYS.filter((key) => FACTOR_DEFINITIONS[key].missing === 'telling'),
)
const NONE: ReadonlySet<FactorKey> = new Set()

/**
 * Factors that give no points where they are missing, although in the training data this is a sign of failure: there a
 * company of which no earlier year was found failed nearly without exception. Of a new company, or of one whose earlier
 * accounts we have not got, it says nothing; only where accounts were due and are not to be found it counts, if missing
 * accounts count at all.
 */
export function listUntoldFactors(
  { missingAccounts }: Pick<RegisterFacts, 'missingAccounts'>,
  switchedOff: ReadonlySet<RegisterFactorKey>,
): ReadonlySet<FactorKey> {
  const isTold = missingAccounts !== null && missingAccounts > 0 && !switchedOff.has('missing-accounts')
  return isTold ? NONE : TELLING
}
