import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import { findSectorClass, listSectorPath, type Quartiles, type SectorLevel } from '@merleg/domain/sectors'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

/** Quartiles of a figure in a year, and on how many companies they stand: five or more. */
export type SectorPoint = Quartiles & { companyCount: number }
export type SectorSeries = ReadonlyMap<FigureKey, ReadonlyMap<number, SectorPoint>>

/** Companies of one country, all made up or all real, with accounts in one currency. */
export type SectorPopulation = { countryCode: string; isMadeUp: boolean; currency: string }

/** What the companies of a sector have: by figure, then by year. Empty where nothing was computed of it. */
export async function findSectorSeries(
  db: DbOrTx,
  { countryCode, isMadeUp, currency, sectorId }: SectorPopulation & { sectorId: string },
): Promise<SectorSeries> {
  const { rows } = await sql<SectorPoint & { figure: FigureKey; year: number }>`
    ${onePlan} select figure, year, company_count as "companyCount", lower_quartile as "lowerQuartile", median, upper_quartile as "upperQuartile"
    from sector_statistics
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and currency = ${currency} and code = ${sectorId}
    order by figure, year`.execute(db)
  const series = new Map<FigureKey, Map<number, SectorPoint>>()
  for (const { figure, year, ...point } of rows) {
    const years = series.get(figure) ?? new Map<number, SectorPoint>()
    series.set(figure, years.set(year, point))
  }
  return series
}

/** A sector that a company can be compared with. */
export type CompanySector = {
  /** The code of NACE: 4120, 412, 41. */
  id: string
  level: SectorLevel
  /** Of the main activity. */
  isMain: boolean
  /** Companies with accounts of its newest year that has statistics; 0 where it has none. */
  companyCount: number
}
export type CompanySectors = {
  sectors: CompanySector[]
  /**
   * The narrowest level of the main activity whose statistics reach the last year, else that which comes nearest to it;
   * null where none has any.
   */
  defaultId: string | null
}

type Company = SectorPopulation & {
  companyId: string
  mainActivity: { scheme: string; code: string } | null
  /** The last year that matters: statistics of later years are not looked at. */
  lastYear: number
}

/** The sectors of a company: of its main activity first, then of the others registered, each as class, group, division. */
export async function listSectorsOf(db: DbOrTx, company: Company): Promise<CompanySectors> {
  const main = company.mainActivity && findSectorClass(company.mainActivity)
  const classes = [...(main === null ? [] : [main]), ...(await listOtherClasses(db, company.companyId))]
  const levels = new Map<string, SectorLevel>()
  for (const { code, level } of classes.flatMap(listSectorPath)) if (!levels.has(code)) levels.set(code, level)
  const counts = await listCompanyCounts(db, { ...company, codes: [...levels.keys()] })
  const mainCodes = new Set(main === null ? [] : listSectorPath(main).map(({ code }) => code))
  const sectors = [...levels].map(([id, level]) => ({
    id,
    level,
    isMain: mainCodes.has(id),
    companyCount: counts.get(id)?.count ?? 0,
  }))
  return { sectors, defaultId: chooseDefault([...mainCodes], counts) }
}

type NewestCount = { year: number; count: number }

/** Of `codes`, narrowest first. A class that nobody filed in lately would compare a company with nothing but the past. */
function chooseDefault(codes: readonly string[], counts: ReadonlyMap<string, NewestCount>): string | null {
  const years = codes.map((code) => counts.get(code)?.year ?? -Infinity)
  const newest = Math.max(...years)
  return newest === -Infinity ? null : (codes[years.indexOf(newest)] ?? null)
}

async function listOtherClasses(db: DbOrTx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ scheme: string; code: string }>`
    ${onePlan} select payload->>'scheme' as scheme, payload->>'code' as code from facts
    where company_id = ${companyId} and section = 'activity' and upper_inf(valid) and upper_inf(recorded)
    order by code`.execute(db)
  return rows.flatMap((activity) => findSectorClass(activity) ?? [])
}

async function listCompanyCounts(
  db: DbOrTx,
  { countryCode, isMadeUp, currency, lastYear, codes }: SectorPopulation & { lastYear: number; codes: string[] },
): Promise<Map<string, NewestCount>> {
  const { rows } = await sql<NewestCount & { code: string }>`
    ${onePlan} select distinct on (code) code, year, max(company_count) as count
    from sector_statistics
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and currency = ${currency} and code = any(${codes}::text[])
      and year <= ${lastYear}
    group by code, year order by code, year desc`.execute(db)
  return new Map(rows.map(({ code, ...newest }) => [code, newest]))
}

/** When the statistics were computed; null before the first run. */
export async function findComputedAt(db: DbOrTx): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select computed_at as at from sector_statistics_runs`.execute(db)
  return rows[0]?.at ?? null
}

/** What the statistics rest on: the batches of the register, and the formulas of the figures. */
export type StatisticsBasis = { batchCount: number; formulas: string }

/** Batches that can have changed a company or its accounts: not an edition of a sanctions list, nor one of nothing new. */
export async function countMergedBatches(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from batches b
    where outcome = 'merged' and new_count + changed_count + closed_count > 0
      and not exists (select from sanction_lists l where l.batch_id = b.batch_id)`.execute(db)
  return rows[0]?.count ?? 0
}

export async function isComputedFrom(db: DbOrTx, { batchCount, formulas }: StatisticsBasis): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sector_statistics_runs where batch_count = ${batchCount} and formulas = ${formulas}) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

/** Whoever computes the statistics waits for each other, to the end of the transaction; sorts may take their memory. */
export async function beginRun(client: PoolClient): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local work_mem = '128MB'; set local jit = off`)
  await client.query(`select pg_advisory_xact_lock(hashtext('merleg.sector-statistics'))`)
}

export async function replaceRun(
  client: PoolClient,
  run: StatisticsBasis & { computedAt: Date; companyCount: number; statementCount: number },
): Promise<void> {
  await client.query('delete from sector_statistics_runs')
  await client.query(
    `insert into sector_statistics_runs (computed_at, batch_count, formulas, company_count, statement_count)
     values ($1, $2, $3, $4, $5)`,
    [run.computedAt, run.batchCount, run.formulas, run.companyCount, run.statementCount],
  )
}
