/** A company that has worked for so many years is an old one: most failures come earlier. */
export const LONG_LIFE_YEARS = 10

/** Full years from one day to another, both YYYY-MM-DD; 29 February counts as over on 1 March. */
export function fullYearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** The full years a company has worked, where they are enough to tell; else null. */
export function findLongLife(foundedOn: string | null, today: string): number | null {
  if (foundedOn === null) return null
  const years = fullYearsBetween(foundedOn, today)
  return years >= LONG_LIFE_YEARS ? years : null
}
