import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { FACTOR_KEYS, type FactorKey } from '@merleg/domain/score/factor-keys'
import { listSectorPath, type Quartiles } from '@merleg/domain/sectors'
import { sql } from 'kysely'

/** Stands among the factors: the points of the ratings that rest on accounts. */
export const POINTS_OF_SECTOR = 'points'

/** What the companies of a sector have of a factor, in the newest accounts that count; five companies or more. */
export type SectorFactor = Quartiles & {
  /** NACE code of two to four digits. */ sectorId: string
  companyCount: number
}

/** By factor the narrowest of class, group and division that five companies or more have it in; none is left out. */
export async function findSectorFactors(
  db: DbOrTx,
  { countryCode, isMadeUp, classCode }: { countryCode: string; isMadeUp: boolean; classCode: string },
): Promise<ReadonlyMap<FactorKey, SectorFactor>> {
  const codes = listSectorPath(classCode).map(({ code }) => code)
  const { rows } = await sql<SectorFactor & { factor: string }>`
    ${onePlan} select distinct on (factor) factor, code as "sectorId", company_count as "companyCount",
      lower_quartile as "lowerQuartile", median, upper_quartile as "upperQuartile"
    from sector_factors
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and code = any(${codes}::text[])
    order by factor, length(code) desc`.execute(db)
  return new Map(
    rows.flatMap(({ factor, ...found }) => {
      const key = FACTOR_KEYS.find((name) => name === factor)
      return key === undefined ? [] : [[key, found] as const]
    }),
  )
}

/**
 * Points of the company in the middle of a sector: of the narrowest of class, group and division in which five or more
 * are rated by their accounts; null where none is.
 */
export async function findSectorPoints(
  db: DbOrTx,
  { countryCode, isMadeUp, classCode }: { countryCode: string; isMadeUp: boolean; classCode: string },
): Promise<number | null> {
  const codes = listSectorPath(classCode).map(({ code }) => code)
  const { rows } = await sql<{ median: number }>`
    ${onePlan} select median from sector_factors
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and code = any(${codes}::text[]) and factor = ${POINTS_OF_SECTOR}
    order by length(code) desc limit 1`.execute(db)
  return rows[0]?.median ?? null
}
