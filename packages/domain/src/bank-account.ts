import { findBankName } from './reference/banks.ts'
import { weighted9731 } from './tax-number.ts'

/** A Hungarian payment account: `giro` without dashes, 16 or 24 digits; `bankCode` the first three. */
export type BankAccount = { giro: string; bankCode: string; bankName: string | null; iban: string }

export type BankAccountFault = 'format' | 'bank-check-digit' | 'account-check-digit' | 'iban-check-digit'

export type BankAccountReading = { ok: true; account: BankAccount } | { ok: false; reason: BankAccountFault }

const MAX_LENGTH = 60
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu
const HU_AS_DIGITS = '1730'

/** ISO 7064 MOD 97-10 of a digit string of any length. */
function mod97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

function toIban(giro: string): string {
  const basic = giro.padEnd(24, '0')
  const check = 98 - mod97(`${basic}${HU_AS_DIGITS}00`)
  return `HU${String(check).padStart(2, '0')}${basic}`
}

/**
 * Reads an account as 2×8 or 3×8 digits (GIRO) or as a Hungarian IBAN. Each of the two parts (bank and branch;
 * account) ends in its own check digit, weights 9, 7, 3, 1 (MNB decree 35/2017).
 */
export function parseBankAccount(text: string): BankAccountReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'format' }
  const compact = text
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '')
  const iban = /^HU(\d{2})(\d{24})$/.exec(compact)
  const digits = iban?.[2] ?? compact
  if (!/^(?:\d{16}|\d{24})$/.test(digits)) return { ok: false, reason: 'format' }
  if (iban !== null && mod97(`${digits}${HU_AS_DIGITS}${iban[1] ?? ''}`) !== 1) {
    return { ok: false, reason: 'iban-check-digit' }
  }
  const bank = digits.slice(0, 8)
  const account = digits.slice(8)
  if (bank === '00000000' || weighted9731(bank) !== 0) return { ok: false, reason: 'bank-check-digit' }
  if (weighted9731(account) !== 0) return { ok: false, reason: 'account-check-digit' }
  const giro = digits.endsWith('00000000') ? digits.slice(0, 16) : digits
  const bankCode = digits.slice(0, 3)
  return { ok: true, account: { giro, bankCode, bankName: findBankName(bankCode), iban: toIban(giro) } }
}

/** `11773016-11111018` or `11773016-11111018-00000000`: blocks of eight with dashes. */
export function formatBankAccount(giro: string): string {
  return (giro.match(/\d{8}/g) ?? [giro]).join('-')
}

/** An account as a source writes it, in the one way of writing where it is a Hungarian one; any other as it is. */
export function showBankAccount(text: string): string {
  const reading = parseBankAccount(text)
  return reading.ok ? formatBankAccount(reading.account.giro) : text
}

/** `HU42 1177 3016 …`: an IBAN in groups of four. */
export function formatIban(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join(' ')
}
