import type { CompanyYear, Population } from './company-years.ts'

/** A division of NACE in a population and a year, whose statistics are made together with those of its groups and classes. */
export type ChangedSector = Population & { year: number; division: number }

/** Of whom other years are to be kept, these years, and in which sectors something differs from what was kept: each once, by a key. */
export type YearChanges = {
  companyIds: string[]
  years: CompanyYear[]
  sectors: ReadonlyMap<string, ChangedSector>
}

/** What some companies change by standing otherwise than was kept of them, or elsewhere. */
export function findYearChanges(stored: readonly CompanyYear[], computed: readonly CompanyYear[]): YearChanges {
  const before = keyed(stored)
  const after = keyed(computed)
  const differing = [...before, ...after].flatMap(([key, year]) =>
    isSame(before.get(key), after.get(key)) ? [] : [year],
  )
  const changed = new Set(differing.map(({ companyId }) => companyId))
  return {
    companyIds: [...changed],
    // All years of a company are kept anew where one differs.
    years: computed.filter(({ companyId }) => changed.has(companyId)),
    sectors: new Map(differing.map(sectorOf).map((sector) => [JSON.stringify(sector), sector])),
  }
}

function sectorOf({ countryCode, isMadeUp, currency, year, classCode }: CompanyYear): ChangedSector {
  return { countryCode, isMadeUp, currency, year, division: Math.floor(classCode / 100) }
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
