import { isFlow as doesFlow } from '@merleg/domain/indicators/flows'
import type { FigureKey, FigureUnit } from '@merleg/domain/indicators/indicator-keys'
import { findYearChange, type YearChange } from '@merleg/domain/year-change'
import type { BusinessYear } from './business-years.ts'
import { findIncomparableYear, findIrregularYear } from './irregular-year.ts'

/** A figure by the years; `isFlow`: it grows with the length of the year (`domain/indicators/flows`). */
type YearFigure = { unit: FigureUnit; isFlow: boolean; values: readonly (number | null)[] }

/** How a figure changed in each year against the one before. */
export function listChanges(years: readonly BusinessYear[], { unit, isFlow, values }: YearFigure): YearChange[] {
  return years.map(({ year }, index) => {
    const change = findYearChange(unit, values[index] ?? null, values[index - 1] ?? null)
    if (change.kind === 'none' && change.reason === 'unknown') return change
    const reason = findObstacle(years, { year, isFlow })
    return reason === null ? change : { kind: 'none', reason, difference: null }
  })
}

/**
 * Why a figure of a year is not compared with that of the year before: one of them has an error, or what flows through
 * them does so for different times. Null where they are compared.
 */
export function findObstacle(
  years: readonly BusinessYear[],
  { year, isFlow }: { year: number; isFlow: boolean },
): 'flawed' | 'length' | null {
  const compared = years.filter((one) => one.year === year || one.year === year - 1)
  if (compared.some(({ basis }) => basis.quality === 'flawed')) return 'flawed'
  return isFlow && findIncomparableYear(years, year) !== null ? 'length' : null
}

/** Is a figure of a year compared with the sector's: not of accounts with an error, nor what flows through no whole year. */
export function isRanked(year: BusinessYear, key: FigureKey): boolean {
  return isComparable(year, doesFlow(key))
}

/** Is a figure of a year held against others at all? */
export function isComparable(year: BusinessYear, isFlow: boolean): boolean {
  return year.basis.quality !== 'flawed' && !(isFlow && findIrregularYear(year) !== null)
}
