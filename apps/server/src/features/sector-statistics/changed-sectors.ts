import type { CompanyYear, Population } from './company-years.ts'

/** The companies of a population in a division of NACE and a year, whose statistics are made together. */
export type SectorYear = Population & { year: number; division: number }

/** What a page of companies changes: of whom other years are to be kept, and in which sectors and years. */
export type YearChanges = { companyIds: string[]; years: CompanyYear[]; sectors: SectorYear[] }

/** The sectors and years in which a company stands otherwise than it stood, or in other ones. */
export function findYearChanges(stored: readonly CompanyYear[], computed: readonly CompanyYear[]): YearChanges {
  const before = keyed(stored)
  const after = keyed(computed)
  const differing = [...before, ...after].flatMap(([key, year]) =>
    isSame(before.get(key), after.get(key)) ? [] : [year],
  )
  const companyIds = [...new Set(differing.map(({ companyId }) => companyId))]
  const changed = new Set(companyIds)
  return {
    companyIds,
    years: computed.filter(({ companyId }) => changed.has(companyId)),
    sectors: differing.map(({ countryCode, isMadeUp, currency, year, classCode }) => ({
      countryCode,
      isMadeUp,
      currency,
      year,
      division: Math.floor(classCode / 100),
    })),
  }
}

function keyed(years: readonly CompanyYear[]): Map<string, CompanyYear> {
  return new Map(years.map((year) => [`${year.companyId} ${year.year}`, year]))
}

function isSame(one: CompanyYear | undefined, other: CompanyYear | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return (
    one.classCode === other.classCode &&
    one.currency === other.currency &&
    one.countryCode === other.countryCode &&
    one.isMadeUp === other.isMadeUp &&
    one.figures.length === other.figures.length &&
    // Not `Object.is`: the database may give back a 0 for a -0.
    one.figures.every((figure, place) => figure === other.figures[place])
  )
}
