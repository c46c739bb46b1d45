import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'
import { listChildren, type XmlElement } from '../../../../shared/xml-elements.ts'
import { readYear } from '../../reading/cell-values.ts'
import {
  bornAbout,
  bornBetween,
  bornIn,
  bornInMonth,
  readAllBirths,
  toSingleDay,
} from '../../reading/listed/listed-births.ts'
import { attribute } from './attributes.ts'

/** When a person may have been born. */
export function listBirths(entry: XmlElement): BirthSpan[] {
  // Of some the place alone is told.
  const told = listChildren(entry, 'birthdate').filter((birth) => describeBirth(birth) !== '')
  return readAllBirths(told, readBirth)
}

/**
 * Null where it tells a place alone, a span without its beginning or end, or parts of another calendar: a Hijri year is not
 * ours. Where the Commission converted the day itself, that one is read.
 */
function readBirth(birth: XmlElement): BirthSpan | null {
  const day = toSingleDay(attribute(birth, 'birthdate') ?? '')
  const isGregorian = (attribute(birth, 'calendarType') ?? 'GREGORIAN') === 'GREGORIAN'
  if (!isGregorian) return day
  const isRough = attribute(birth, 'circa') === 'true'
  const year = readYear(attribute(birth, 'year') ?? day?.from.slice(0, 4) ?? '')
  if (year !== null) {
    if (isRough) return bornAbout(year)
    const month = Number(attribute(birth, 'monthOfYear') ?? 0)
    return day ?? (month === 0 ? bornIn(year) : (bornInMonth(year, month) ?? bornIn(year)))
  }
  const [from, to] = ['yearRangeFrom', 'yearRangeTo'].map((name) => readYear(attribute(birth, name) ?? ''))
  return from != null && to != null && from <= to ? bornBetween(from, to) : null
}

/** What is told of a birth, in the words of the list: `circa 1960`, `1960 to 1965`. */
export function describeBirth(birth: XmlElement): string {
  const of = (name: string): string | null => attribute(birth, name)
  const parts = [of('year'), of('monthOfYear'), of('dayOfMonth')].filter((part) => part !== null)
  const range = [of('yearRangeFrom'), of('yearRangeTo')]
  const told =
    of('birthdate') ??
    (parts.length > 0 ? parts.join('-') : range.some(Boolean) ? range.map((year) => year ?? '?').join(' to ') : null)
  if (told === null) return ''
  const calendar = of('calendarType')
  const other = calendar === null || calendar === 'GREGORIAN' ? '' : ` (${calendar.toLowerCase()} calendar)`
  return `${of('circa') === 'true' ? 'circa ' : ''}${told}${other}`
}
