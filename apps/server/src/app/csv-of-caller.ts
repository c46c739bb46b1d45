import type { Locale } from '@merleg/domain/locale'
import { CSV_FOR_PEOPLE, CSV_FOR_PROGRAMS, type CsvStyle } from '../shared/csv-text.ts'
import type { SessionUser } from './session.ts'

/** How CSV is written for a caller: a program that calls by a key reads it in every language the same. */
export function csvStyleOf({ key }: Pick<SessionUser, 'key'>, locale: Locale): CsvStyle {
  return key === null ? CSV_FOR_PEOPLE[locale] : CSV_FOR_PROGRAMS
}
