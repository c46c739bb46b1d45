import { type CreditAccount, MINOR_UNITS } from './credit-accounts.ts'

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

/** Whole units as typed into a form, in minor units; null where it is no amount that can be asked for. */
export function readTopUp(account: CreditAccount, typed: number | string): number | null {
  const units = typeof typed === 'number' ? typed : typed.trim() === '' ? Number.NaN : Number(typed)
  const amount = Math.round(units * MINOR_UNITS)
  return Number.isSafeInteger(amount) && amount > 0 && amount <= TOP_UP_RULES[account].most ? amount : null
}
