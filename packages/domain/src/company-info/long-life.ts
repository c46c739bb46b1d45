import { fullYearsBetween } from '../calendar-days.ts'

/** A company that has worked for so many years is an old one: most failures come earlier. */
export const LONG_LIFE_YEARS = 10

/** The full years a company has worked, where they are enough to tell; else null. */
export function findLongLife(foundedOn: string | null, today: string): number | null {
  if (foundedOn === null) return null
  const years = fullYearsBetween(foundedOn, today)
  return years >= LONG_LIFE_YEARS ? years : null
}
