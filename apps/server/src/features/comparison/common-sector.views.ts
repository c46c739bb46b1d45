import type { DbOrTx } from '@merleg/db/connect'
import { findSectorClass, listSectorPath, SECTOR_LEVELS } from '@merleg/domain/sectors'
import {
  findComputedAt,
  findSectorSeries,
  type SectorSeries,
} from '../sector-statistics/sector-statistics.repository.ts'
import type { Compared } from './compared-company.views.ts'

/** The sector that all companies belong to: its medians, and the year that the table shows them of. */
export type CommonSector = { id: string; series: SectorSeries; year: number; companyCount: number }

export type NoCommonSector = 'no-accounts' | 'populations' | 'no-activity' | 'sectors' | 'not-computed' | 'too-few'

/**
 * The narrowest sector of the main activities of all companies whose statistics reach the newest of their years, else
 * that which comes nearest to it. Companies of several countries or currencies have none: its companies are of one.
 */
export async function findCommonSector(
  db: DbOrTx,
  companies: readonly Compared[],
): Promise<CommonSector | NoCommonSector> {
  const currencies = new Set(companies.flatMap(({ businessYears }) => businessYears?.currency ?? []))
  const [currency] = currencies
  if (currency === undefined) return 'no-accounts'
  const homes = new Set(companies.map(({ profile }) => `${profile.countryCode} ${String(profile.isMadeUp)}`))
  const [first] = companies
  if (first === undefined || homes.size > 1 || currencies.size > 1) return 'populations'
  const { countryCode, isMadeUp } = first.profile
  const population = { countryCode, isMadeUp, currency }
  const paths = listPaths(companies)
  if (paths === null) return 'no-activity'
  const common = SECTOR_LEVELS.flatMap((_, level) => {
    const codes = new Set(paths.map((path) => path[level]))
    const [code] = codes
    return codes.size === 1 && code !== undefined ? [code] : []
  })
  if (common.length === 0) return 'sectors'
  if ((await findComputedAt(db)) === null) return 'not-computed'
  const lastYear = Math.max(...companies.map(({ newest }) => newest?.year ?? 0))
  const found = await Promise.all(
    common.map(async (id) => ({ id, series: await findSectorSeries(db, { ...population, sectorId: id }) })),
  )
  return chooseNewest(found, lastYear) ?? 'too-few'
}

/** The class, group and division of each company; null where one has no activity by NACE. */
function listPaths(companies: readonly Compared[]): string[][] | null {
  const paths = companies.flatMap(({ profile: { mainActivityScheme: scheme, mainActivityCode: code } }) => {
    const classCode = scheme === null || code === null ? null : findSectorClass({ scheme, code })
    return classCode === null ? [] : [listSectorPath(classCode).map((sector) => sector.code)]
  })
  return paths.length === companies.length ? paths : null
}

/** Of sectors, narrowest first, the first of those whose statistics come nearest to the year. */
function chooseNewest(sectors: readonly { id: string; series: SectorSeries }[], lastYear: number): CommonSector | null {
  const dated = sectors.flatMap(({ id, series }): CommonSector[] => {
    const years = [...series.values()].flatMap((points) => [...points.keys()]).filter((year) => year <= lastYear)
    if (years.length === 0) return []
    const year = Math.max(...years)
    const counts = [...series.values()].map((points) => points.get(year)?.companyCount ?? 0)
    return [{ id, series, year, companyCount: Math.max(...counts) }]
  })
  const newest = Math.max(...dated.map(({ year }) => year))
  return dated.find(({ year }) => year === newest) ?? null
}
