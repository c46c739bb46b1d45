import { BANK_CODES, findBankName } from '@merleg/domain/reference/banks'
import { taxStemCheckDigit, weighted9731 } from '@merleg/domain/tax-number'
import { type Rng, WeightedChoice } from './rng.ts'

const STEMS_PER_LEADING_DIGIT = 1_000_000
const SERIALS_PER_BLOCK = 99_999

/** A permutation of 0 … count − 1 that leaves no visible order; the factor shares no divisor with the counts used. */
function scatter(index: number, count: number): number {
  return (index * 387_769 + 241_517) % count
}

/**
 * The tax stem of entity `index`, check digit included. The first million begin with 9, the next with 8 … 4: numbers
 * that no company bears (companies have 1–3), so that a made-up one never meets a real one.
 */
export function taxStem(index: number): string {
  const leading = 9 - Math.floor(index / STEMS_PER_LEADING_DIGIT)
  const rest = scatter(index % STEMS_PER_LEADING_DIGIT, STEMS_PER_LEADING_DIGIT)
  const sevenDigits = `${leading}${String(rest).padStart(6, '0')}`
  return sevenDigits + taxStemCheckDigit(sevenDigits)
}

/** The serial of the register number: unique among a million; the first ones high, beyond what courts have given out. */
export function registerSerial(index: number): string {
  const block = 9 - (Math.floor(index / SERIALS_PER_BLOCK) % 10)
  const serial = block * 100_000 + 1 + scatter(index % SERIALS_PER_BLOCK, SERIALS_PER_BLOCK)
  return String(serial).padStart(6, '0')
}

/** A digit that brings the weighted sum of the digits before it to a multiple of ten, at a place of that weight. */
function giroBlock(digits: string): string {
  const weight = [9, 7, 3, 1][digits.length % 4] ?? 1
  for (let check = 0; check < 10; check += 1) {
    if ((weighted9731(digits) + check * weight) % 10 === 0) return `${digits}${check}`
  }
  return `${digits}0`
}

/** Banks by their share of companies' accounts (assumption); the codes are those in use. */
const BANK_WEIGHTS: readonly (readonly [code: string, weight: number])[] = [
  ['117', 27],
  ['104', 14],
  ['116', 12],
  ['120', 11],
  ['109', 10],
  ['107', 8],
  ['103', 8],
  ['101', 4],
  ['162', 3],
  ['121', 3],
]
const [firstCode = '117'] = BANK_CODES
const knownBanks = BANK_WEIGHTS.filter(([code]) => BANK_CODES.includes(code))
const banks = new WeightedChoice<readonly [string, number]>(
  [knownBanks[0] ?? [firstCode, 1], ...knownBanks.slice(1)],
  ([, weight]) => weight,
)

type DrawnAccount = { account: string; bank: string | null }

/** A payment account with right check digits, 16 or 24 digits in blocks of eight. */
export function drawBankAccount(rng: Rng): DrawnAccount {
  const [code] = banks.draw(rng)
  const bank = giroBlock(code + rng.digits(4))
  const account = rng.chance(0.7) ? `${giroBlock(rng.digits(7))}00000000` : giroBlock(rng.digits(7) + rng.digits(8))
  return { account: `${bank}-${account.slice(0, 8)}-${account.slice(8)}`, bank: findBankName(code) }
}
