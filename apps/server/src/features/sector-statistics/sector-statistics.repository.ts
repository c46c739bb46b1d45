import { float8, integer, oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import { findSectorClass, listSectorPath, type Quartiles, type SectorLevel } from '@merleg/domain/sectors'
import { sql } from 'kysely'
import type { Population } from './company-years.ts'

/** Quartiles of a figure in a year, and on how many companies they stand: five or more. */
export type SectorPoint = Quartiles & { companyCount: number }
export type SectorSeries = ReadonlyMap<FigureKey, ReadonlyMap<number, SectorPoint>>

type SeriesQuery = Population & { sectorId: string; /** Left out: of every year. */ fromYear?: number }

const sectorPoints = statement({
  row: {
    figure: oneOf(FIGURE_KEYS),
    year: integer,
    companyCount: integer,
    lowerQuartile: float8,
    median: float8,
    upperQuartile: float8,
  },
  examples: [{ countryCode: 'HU', isMadeUp: false, currency: 'HUF', sectorId: '41' }],
  sql: ({ countryCode, isMadeUp, currency, sectorId, fromYear = 0 }: SeriesQuery) => sql`
    ${onePlan} select figure, year, company_count as "companyCount", lower_quartile as "lowerQuartile", median, upper_quartile as "upperQuartile"
    from sector_statistics
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and currency = ${currency} and code = ${sectorId}
      and year >= ${fromYear}
    order by figure, year`,
})

/** What the companies of a sector have: by figure, then by year. Empty where nothing was computed of it. */
export async function findSectorSeries(db: DbOrTx, query: SeriesQuery): Promise<SectorSeries> {
  const series = new Map<FigureKey, Map<number, SectorPoint>>()
  for (const { figure, year, ...point } of await sectorPoints.list(db, query)) {
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

type Activity = { scheme: string; code: string }

type Company = Population & {
  companyId: string
  mainActivity: Activity | null
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

/** The same default alone, for who does not choose: the other activities are not asked for. */
export async function findDefaultSector(
  db: DbOrTx,
  { mainActivity, ...query }: Population & { mainActivity: Activity; lastYear: number },
): Promise<string | null> {
  const main = findSectorClass(mainActivity)
  const codes = main === null ? [] : listSectorPath(main).map(({ code }) => code)
  return codes.length === 0 ? null : chooseDefault(codes, await listCompanyCounts(db, { ...query, codes }))
}

type NewestCount = { year: number; count: number }

/** Of `codes`, narrowest first. A class that nobody filed in lately would compare a company with nothing but the past. */
function chooseDefault(codes: readonly string[], counts: ReadonlyMap<string, NewestCount>): string | null {
  const years = codes.map((code) => counts.get(code)?.year ?? -Infinity)
  const newest = Math.max(...years)
  return newest === -Infinity ? null : (codes[years.indexOf(newest)] ?? null)
}

const otherActivities = statement({
  row: { scheme: text, code: text },
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select payload->>'scheme' as scheme, payload->>'code' as code from facts
    where company_id = ${companyId} and section = 'activity' and upper_inf(valid) and upper_inf(recorded)
    order by code`,
})

async function listOtherClasses(db: DbOrTx, companyId: string): Promise<string[]> {
  return (await otherActivities.list(db, companyId)).flatMap((activity) => findSectorClass(activity) ?? [])
}

type CountsQuery = Population & { lastYear: number; codes: readonly string[] }

const companyCounts = statement({
  row: { code: text, year: integer, count: integer },
  examples: [{ countryCode: 'HU', isMadeUp: false, currency: 'HUF', lastYear: 2024, codes: ['41'] }],
  sql: ({ countryCode, isMadeUp, currency, lastYear, codes }: CountsQuery) => sql`
    ${onePlan} select asked.code, newest.year, (
      select max(company_count) from sector_statistics
      where country_code = ${countryCode} and is_made_up = ${isMadeUp} and currency = ${currency} and code = asked.code
        and year = newest.year
    ) as count
    from unnest(${[...codes]}::text[]) asked (code)
    cross join lateral (
      select year from sector_statistics
      where country_code = ${countryCode} and is_made_up = ${isMadeUp} and currency = ${currency} and code = asked.code
        and year <= ${lastYear}
      order by year desc limit 1
    ) newest`,
})

async function listCompanyCounts(db: DbOrTx, query: CountsQuery): Promise<Map<string, NewestCount>> {
  return new Map((await companyCounts.list(db, query)).map(({ code, ...newest }) => [code, newest]))
}

/** When the statistics were computed; null before the first run. */
export async function findComputedAt(db: DbOrTx): Promise<Date | null> {
  const run = db.selectFrom('sector_statistics_runs').select('computed_at as at')
  return (await run.executeTakeFirst())?.at ?? null
}

/** The last run: up to which place of the order of batches it looked at the companies (null: not known), and by which formulas. */
export type StatisticsRun = {
  computedAt: Date
  position: number | null
  formulas: string
  /** Companies and their business years in the statistics. */
  companyCount: number
  statementCount: number
}

/** Null before the first one. */
export async function findRun(db: DbOrTx): Promise<StatisticsRun | null> {
  const run = db
    .selectFrom('sector_statistics_runs')
    .select([
      'computed_at as computedAt',
      'position',
      'formulas',
      'company_count as companyCount',
      'statement_count as statementCount',
    ])
  return (await run.executeTakeFirst()) ?? null
}

const runLock = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.sector-statistics'))` })

/** Whoever computes the statistics waits for each other, to the end of the transaction; sorts may take their memory. */
export async function beginRun(tx: DbOrTx): Promise<void> {
  await setLocally(tx, { ...COMMAND_LIMITS, work_mem: '128MB', jit: 'off' })
  await runLock.run(tx)
}

export async function replaceRun(tx: DbOrTx, run: StatisticsRun): Promise<void> {
  await tx.deleteFrom('sector_statistics_runs').execute()
  await tx
    .insertInto('sector_statistics_runs')
    .values({
      computed_at: run.computedAt,
      position: run.position,
      formulas: run.formulas,
      company_count: run.companyCount,
      statement_count: run.statementCount,
    })
    .execute()
}
