/** So many companies are compared with each other (spec part 2 §9 "Comparison"). */
export const COMPARED_COMPANIES = { min: 2, max: 5 } as const

/** A value of a company in a row; null where it is not known. `currency` of amounts alone. */
export type ComparedValue = { value: string | number | null; currency: string | null }

/** Are the amounts of a row in one currency? A forint beside a euro tells nothing by its size. */
export function isOneCurrency(values: readonly ComparedValue[]): boolean {
  return new Set(values.flatMap(({ value, currency }) => (value === null ? [] : (currency ?? [])))).size <= 1
}

/**
 * Do the companies of a row differ? True where two of what is known do, false where all are known and equal. Null where
 * it cannot be told: somebody's value is not known, or amounts are in different currencies.
 */
export function findDifference(values: readonly ComparedValue[]): boolean | null {
  if (!isOneCurrency(values)) return null
  const known = values.flatMap(({ value }) => value ?? [])
  if (new Set(known).size > 1) return true
  return known.length < values.length ? null : false
}

/** Of the companies of a chart those that have any figure in it: the others have no line, table or currency of their own. */
export function listDrawn<Series extends { readonly values: readonly (number | null)[] }>(
  series: readonly Series[],
): Series[] {
  return series.filter(({ values }) => values.some((value) => value !== null))
}
