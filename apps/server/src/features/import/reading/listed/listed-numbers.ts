import type { ListedNumber } from '../../../sanctions/designation.ts'
import { findCountries } from './listed-countries.ts'

type Column = { scheme: ListedNumber['scheme']; text: string; countryCode: string | null }

const SEPARATOR = /[;\n]|,\s|\s\/\s|\([a-z]\)\s|\sand\s/u
const RUSSIAN_NUMBER = /\b(?:INN|OGRN|OKPO)\b/u
/** Reason codes stand beside tax numbers and are shared by many taxpayers. */
const SHARED_NUMBER = /KPP:?\s*\d+/gu
const VAT_PREFIX = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)\d{6,}$/
const SHORTEST = 5

/** The numbers in a cell; of each the first part with a digit counts, what stands beside it tells who issued it. */
export function readNumbers({ scheme, text, countryCode }: Column): ListedNumber[] {
  return text
    .replaceAll(SHARED_NUMBER, ' ')
    .split(SEPARATOR)
    .flatMap((part) => {
      const value = findValue(part)
      if (value === null) return []
      return [
        {
          scheme: schemeOf(scheme, part),
          value,
          countryCode: issuerOf(part, value) ?? countryCode ?? findRussian(part, value),
        },
      ]
    })
}

function schemeOf(scheme: ListedNumber['scheme'], part: string): ListedNumber['scheme'] {
  if (/\bIMO\b/u.test(part)) return 'imo'
  return scheme === 'register' && /\b(?:INN|Tax|TIN|TRN)\b/iu.test(part) ? 'tax' : scheme
}

function issuerOf(part: string, value: string): string | null {
  if (VAT_PREFIX.test(value)) return value.slice(0, 2)
  const [country, ...others] = findCountries(part)
  return others.length === 0 ? (country ?? null) : null
}

/** Digits in groups belong together (`1 121 402 000 213`); words beside them do not. */
function findValue(part: string): string | null {
  const beside = part.replaceAll(/\([^)]*\)/gu, ' ')
  const [run] =
    /[\p{Lu}\d](?:[\p{Lu}\d.\-/ ]*[\p{Lu}\d])?/u.exec(beside.replace(/^\D*?(?=[A-Z]{0,6}\s?-?\d)/u, '')) ?? []
  const value = (run ?? '').replaceAll(/[^\p{Lu}\d]/gu, '').replace(/^(?:IMO|INN|OGRN)(?=\d)/u, '')
  return value.length >= SHORTEST && /\d{3}/.test(value) && value.length <= 40 ? value : null
}

/** The list calls tax numbers of other successors of the Soviet Union INN too: only the Russian lengths count. */
function findRussian(part: string, value: string): string | null {
  return RUSSIAN_NUMBER.test(part) && /^(?:\d{8}|\d{10}|\d{12}|\d{13}|\d{15})$/.test(value) ? 'RU' : null
}
