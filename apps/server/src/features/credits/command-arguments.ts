import { IsoDate } from '@merleg/contract/fields'
import {
  CREDIT_ACCOUNTS,
  CREDIT_PRODUCTS,
  type CreditAccount,
  type CreditProduct,
  isCreditProduct,
  MINOR_UNITS,
} from '@merleg/domain/credits/credit-accounts'
import { parseCredit } from '@merleg/domain/credits/credit-money'
import { UNIT_PRICE_MAX } from '@merleg/domain/credits/sold-things'
import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { toSingleLine } from '../../shared/plain-text.ts'

/** Of a reference; it becomes the key of a transfer. */
const MAX_REFERENCE = 120
const MAX_REASON = 300
const MAX_COUNT = 1000

export function parseAccount(text: string): CreditAccount {
  const found = CREDIT_ACCOUNTS.find((account) => account === text)
  if (found === undefined) throw new InvalidArgumentError(`There are: ${CREDIT_ACCOUNTS.join(', ')}.`)
  return found
}

/** Minor units of an amount above zero. */
export function parseAmount(text: string): number {
  const amount = parsePrice(text)
  if (amount === 0) throw new InvalidArgumentError('More than zero.')
  return amount
}

/** Minor units of an amount, zero included. */
export function parsePrice(text: string): number {
  const amount = parseCredit(text)
  if (amount === null) throw new InvalidArgumentError('An amount such as 50000 or 12.50, with two decimals at most.')
  return amount
}

/** Minor units that one of something costs. */
export function parseUnitPrice(text: string): number {
  const amount = parsePrice(text)
  if (amount > UNIT_PRICE_MAX) throw new InvalidArgumentError(`At most ${UNIT_PRICE_MAX / MINOR_UNITS}.`)
  return amount
}

export function parseEmail(text: string): string {
  const parsed = z.email().max(254).safeParse(text.trim().toLowerCase())
  if (!parsed.success) throw new InvalidArgumentError('This is no e-mail address.')
  return parsed.data
}

export function parseReference(text: string): string {
  return parseLine(text, MAX_REFERENCE)
}

export function parseReason(text: string): string {
  return parseLine(text, MAX_REASON)
}

export function parseTransferId(text: string): string {
  const parsed = z.uuid().safeParse(text.trim())
  if (!parsed.success) throw new InvalidArgumentError('This is no id of an entry.')
  return parsed.data
}

export function parseCount(text: string): number {
  const count = Number(text)
  if (!/^\d{1,4}$/.test(text) || count > MAX_COUNT) throw new InvalidArgumentError(`0 to ${MAX_COUNT}.`)
  return count
}

export function parseProduct(text: string): CreditProduct {
  if (!isCreditProduct(text)) throw new InvalidArgumentError(`There are: ${Object.keys(CREDIT_PRODUCTS).join(', ')}.`)
  return text
}

/** A word by which a product names its kinds. */
export function parseVariant(text: string): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(text)) throw new InvalidArgumentError('Lower-case letters, digits and hyphens.')
  return text
}

/** Two letters in lower case. */
export function parseCountry(text: string): string {
  const code = text.trim().toLowerCase()
  if (!/^[a-z]{2}$/.test(code)) throw new InvalidArgumentError('Two letters, such as at.')
  return code
}

/** YYYY-MM-DD */
export function parseDay(text: string): string {
  if (!IsoDate.safeParse(text).success) throw new InvalidArgumentError('A day such as 2027-01-31.')
  return text
}

function parseLine(text: string, maxLength: number): string {
  const line = toSingleLine(text)
  if (line === '' || line.length > maxLength) throw new InvalidArgumentError(`1 to ${maxLength} characters.`)
  return line
}
