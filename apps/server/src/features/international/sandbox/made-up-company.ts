import { createHash } from 'node:crypto'
import { parseOnlineCountry, type OnlineCountry } from '@merleg/domain/international/online-countries'
import { MAGIC_NAMES, magicNameOf, type MagicName } from './magic-names.ts'
import { STEMS, TRADE_CODES, TRADES } from './made-up-names.ts'
import { MADE_UP_COUNTRIES } from './made-up-places.ts'

export type MadeUpCompany = {
  ref: string
  country: OnlineCountry
  name: string
  zip: string
  city: string
  street: string
  registrationNumber: string
  taxNumber: string
  form: string
  activityCode: string
  currency: string
  foundedOn: string
}

const COMPANIES_PER_COUNTRY = STEMS.length * TRADES.length
export const SIXTY = 60

/** The same number below `limit` for the same words, whenever and wherever they are asked. */
export function pick(limit: number, ...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\u0001')).digest().readUInt32BE(0) % limit
}

/** Every company of a country but the magic ones. */
export function listMadeUpCompanies(country: OnlineCountry): MadeUpCompany[] {
  return Array.from({ length: COMPANIES_PER_COUNTRY }, (_, index) => makeCompany(country, String(index)))
}

/** The companies of a magic name: one, or sixty. */
export function listMagicCompanies(country: OnlineCountry, name: MagicName): MadeUpCompany[] {
  if (name !== 'sixty-hits') return [makeCompany(country, name)]
  return Array.from({ length: SIXTY }, (_, index) => makeCompany(country, `${name}.${index + 1}`))
}

/** The company that a reference names, or null. */
export function findMadeUpCompany(ref: string): MadeUpCompany | null {
  const [, code = '', key = ''] = /^([a-z]{2})-([\da-z.-]+)$/.exec(ref) ?? []
  const country = parseOnlineCountry(code)
  if (country === null) return null
  const isKnown = magicNameOf(ref) !== null || (/^\d{1,3}$/.test(key) && Number(key) < COMPANIES_PER_COUNTRY)
  return isKnown ? makeCompany(country, key) : null
}

function makeCompany(country: OnlineCountry, key: string): MadeUpCompany {
  const ref = `${country}-${key}`
  const { forms, towns, streets, registerNumber, taxNumber, currency } = MADE_UP_COUNTRIES[country]
  const [zip, city] = choose(towns, ref, 'town') ?? ['', '']
  const form = choose(forms, ref, 'form') ?? ''
  const trade = magicNameOf(ref) === null ? Number(key) % TRADES.length : pick(TRADES.length, ref, 'trade')
  const year = 1970 + pick(50, ref, 'year')
  return {
    ref,
    country,
    name: `${nameOf(ref, key)} ${form}`,
    zip,
    city,
    street: `${choose(streets, ref, 'street') ?? ''} ${1 + pick(90, ref, 'house')}`,
    registrationNumber: fillDigits(registerNumber, ref, 'register'),
    taxNumber: fillDigits(taxNumber, ref, 'tax'),
    form,
    activityCode: TRADE_CODES[trade] ?? '',
    currency,
    foundedOn: `${year}-${String(1 + pick(12, ref, 'month')).padStart(2, '0')}-${String(1 + pick(28, ref, 'day')).padStart(2, '0')}`,
  }
}

function nameOf(ref: string, key: string): string {
  const magic = magicNameOf(ref)
  if (magic !== null) return [MAGIC_NAMES[magic], /\.(\d+)$/.exec(key)?.[1]].filter(Boolean).join(' ')
  const index = Number(key)
  return `${STEMS[Math.floor(index / TRADES.length)] ?? ''} ${TRADES[index % TRADES.length] ?? ''}`
}

function choose<Item>(items: readonly Item[], ...words: readonly string[]): Item | undefined {
  return items[pick(items.length, ...words)]
}

function fillDigits(pattern: string, ...words: readonly string[]): string {
  let index = 0
  return pattern.replaceAll('#', () => String(pick(10, ...words, (index += 1))))
}
