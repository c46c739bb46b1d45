import { currencyWord } from './format/amount.ts'
import { formatNumber, NO_BREAK_SPACE } from './format/number.ts'
import type { Locale } from './locale.ts'

/** The prepaid accounts of a subscriber whose top-up can be asked for (decisions 11). */
export const TOP_UP_ACCOUNTS = ['normal', 'international'] as const
export type TopUpAccount = (typeof TOP_UP_ACCOUNTS)[number]

type TopUpRule = {
  readonly currency: 'HUF' | 'EUR'
  /** Proposed amounts are whole multiples of it; in minor units. */
  readonly step: number
  /** The most that can be asked for at once, in minor units. */
  readonly most: number
}

/** Currency and bounds by account; amounts in minor units (fillér, cent). */
export const TOP_UP_RULES: Readonly<Record<TopUpAccount, TopUpRule>> = {
  normal: { currency: 'HUF', step: 100_000, most: 1_000_000_000 },
  international: { currency: 'EUR', step: 1000, most: 10_000_000 },
}

/** How many minor units one whole unit has; the same for both currencies. */
export const MINOR_UNITS = 100

/** What is proposed to whom so much is missing (minor units): enough, rounded up to what people transfer. */
export function proposeTopUp(account: TopUpAccount, missing: number): number {
  const { step, most } = TOP_UP_RULES[account]
  return Math.min(most, Math.max(1, Math.ceil(missing / step)) * step)
}

/** Whole units as typed into a form, in minor units; null where it is no amount that can be asked for. */
export function readTopUp(account: TopUpAccount, typed: number | string): number | null {
  const units = typeof typed === 'number' ? typed : typed.trim() === '' ? Number.NaN : Number(typed)
  const amount = Math.round(units * MINOR_UNITS)
  return Number.isSafeInteger(amount) && amount > 0 && amount <= TOP_UP_RULES[account].most ? amount : null
}

/** An amount of an account with its unit: `15 000 Ft`, `48,50 EUR`; euros always with cents, forints where there are any. */
export function formatTopUp(locale: Locale, account: TopUpAccount, amount: number): string {
  const { currency } = TOP_UP_RULES[account]
  const decimals = currency === 'HUF' && amount % MINOR_UNITS === 0 ? 0 : 2
  return `${formatNumber(locale, amount / MINOR_UNITS, { decimals })}${NO_BREAK_SPACE}${currencyWord(locale, currency)}`
}
