import { float8, integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { FACTOR_KEYS, type FactorKey } from '@merleg/domain/score/model/factor-keys'
import { listSectorPath, type Quartiles } from '@merleg/domain/sectors'
import { sql } from 'kysely'

/** Stands among the factors: the points of the ratings that rest on accounts. */
export const POINTS_OF_SECTOR = 'points'

/** What the companies of a sector have of a factor, in the newest accounts that count; five companies or more. */
export type SectorFactor = Quartiles & {
  /** NACE code of two to four digits. */ sectorId: string
  companyCount: number
}

type SectorQuery = { countryCode: string; isMadeUp: boolean; classCode: string }

const codesOf = (classCode: string) => listSectorPath(classCode).map(({ code }) => code)

const sectorFactors = statement({
  row: {
    factor: text,
    sectorId: text,
    companyCount: integer,
    lowerQuartile: float8,
    median: float8,
    upperQuartile: float8,
  },
  examples: [{ countryCode: 'HU', isMadeUp: false, classCode: '4120' }],
  sql: ({ countryCode, isMadeUp, classCode }: SectorQuery) => sql`
    ${onePlan} select distinct on (factor) factor, code as "sectorId", company_count as "companyCount",
      lower_quartile as "lowerQuartile", median, upper_quartile as "upperQuartile"
    from sector_factors
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and code = any(${codesOf(classCode)}::text[])
    order by factor, length(code) desc`,
})

/** By factor the narrowest of class, group and division that five companies or more have it in; none is left out. */
export async function findSectorFactors(db: DbOrTx, query: SectorQuery): Promise<ReadonlyMap<FactorKey, SectorFactor>> {
  const rows = await sectorFactors.list(db, query)
  return new Map(
    rows.flatMap(({ factor, ...found }) => {
      const key = FACTOR_KEYS.find((name) => name === factor)
      return key === undefined ? [] : [[key, found] as const]
    }),
  )
}

/** Points of the company in the middle of a sector, and of how many rated ones. */
export type SectorPoints = { median: number; sectorId: string; companyCount: number }

const sectorPoints = statement({
  row: { median: float8, sectorId: text, companyCount: integer },
  examples: [{ countryCode: 'HU', isMadeUp: false, classCode: '4120' }],
  sql: ({ countryCode, isMadeUp, classCode }: SectorQuery) => sql`
    ${onePlan} select median, code as "sectorId", company_count as "companyCount" from sector_factors
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and code = any(${codesOf(classCode)}::text[]) and factor = ${POINTS_OF_SECTOR}
    order by length(code) desc limit 1`,
})

/**
 * Points of the company in the middle of a sector: of the narrowest of class, group and division in which five or more
 * are rated by their accounts; null where none is.
 */
export function findSectorPoints(db: DbOrTx, query: SectorQuery): Promise<SectorPoints | null> {
  return sectorPoints.find(db, query)
}
