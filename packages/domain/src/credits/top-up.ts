import { type CreditAccount, currencyOf, MINOR_UNITS } from './credit-accounts.ts'
import { parseCredit } from './credit-money.ts'

type TopUpRule = {
  /** Proposed amounts are whole multiples of it; in minor units. */
  readonly step: number
  /** The most that can be asked for at once, in minor units. */
  readonly most: number
}

/** What can be asked for by account: in steps of 1,000 forints up to ten million, of 10 euros up to a hundred thousand. */
export const TOP_UP_RULES: Readonly<Record<CreditAccount, TopUpRule>> = {
  normal: { step: 100_000, most: 1_000_000_000 },
  international: { step: 1000, most: 10_000_000 },
}

/** What is proposed to whom so much is missing (minor units): enough, rounded up to what people transfer. */
export function proposeTopUp(account: CreditAccount, missing: number): number {
  const { step, most } = TOP_UP_RULES[account]
  return Math.min(most, Math.max(1, Math.ceil(missing / step)) * step)
}

/**
 * An amount of whole units (`48.5`) in minor units; null where it is none that can be asked for: more than nought and at
 * most so much, forints without fillér.
 */
export function readTopUp(account: CreditAccount, units: string): number | null {
  const amount = parseCredit(units)
  if (amount === null || amount === 0 || amount > TOP_UP_RULES[account].most) return null
  return currencyOf(account) === 'HUF' && amount % MINOR_UNITS !== 0 ? null : amount
}
