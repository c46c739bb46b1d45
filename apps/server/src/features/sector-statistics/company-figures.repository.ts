import { arrayOf, bigint, boolean, float8, integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command, statement } from '@merleg/db/statement'
import { setLocally } from '@merleg/db/transaction'
import { sql } from 'kysely'
import type { CompanyYear, Population } from './company-years.ts'
import { HAS_SECTOR } from './filed-companies.repository.ts'

const storedYears = statement({
  row: {
    companyId: text,
    year: integer,
    countryCode: text,
    isMadeUp: boolean,
    currency: text,
    classCode: integer,
    figures: arrayOf(orNull(float8)),
  },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId", year, country_code as "countryCode", is_made_up as "isMadeUp", currency,
           class_code as "classCode", figures
    from company_figures where company_id = any(${[...companyIds]}::text[])`,
})

const populations = statement({
  row: { countryCode: text, isMadeUp: boolean, currency: text },
  sql: sql`
    select distinct country_code as "countryCode", is_made_up as "isMadeUp", currency from company_figures
    order by 1, 2, 3`,
})

/** Who is compared with each other. */
export function listPopulations(db: DbOrTx): Promise<Population[]> {
  return populations.list(db)
}

const counts = statement({
  row: { companyCount: bigint, statementCount: bigint },
  sql: sql`select count(distinct company_id) as "companyCount", count(*) as "statementCount" from company_figures`,
})

/** Of how many companies how many business years are kept. */
export function countYears(db: DbOrTx) {
  return counts.get(db)
}

/** What is kept of the companies. */
export function listStoredYears(db: DbOrTx, companyIds: readonly string[]): Promise<CompanyYear[]> {
  return storedYears.list(db, companyIds)
}

/** Few companies against a million: never by reading all of the table, of whose size the server may know nothing yet. */
export async function beginComparing(tx: DbOrTx): Promise<void> {
  await setLocally(tx, { enable_seqscan: 'off' })
}

const analyze = command({ sql: sql`analyze company_figures` })

/** `isOfAll`: the table may have another size now. */
export async function endComparing(tx: DbOrTx, { isOfAll }: { isOfAll: boolean }): Promise<void> {
  await setLocally(tx, { enable_seqscan: 'on' })
  if (isOfAll) await analyze.run(tx)
}

const deleteUnfiled = command({
  sql: sql`
    delete from company_figures f where not exists (
      select 1 as one from company_profiles p where p.company_id = f.company_id and ${HAS_SECTOR})`,
})

/** Keeps nothing of companies without accounts or a main activity. */
export async function deleteUnfiledYears(tx: DbOrTx): Promise<void> {
  await deleteUnfiled.run(tx)
}

const deleteOf = command({
  examples: [['']],
  sql: (companyIds: readonly string[]) =>
    sql`delete from company_figures where company_id = any(${[...companyIds]}::text[])`,
})

/** Keeps these years of the companies, and no others of theirs. */
export async function replaceYearsOf(
  tx: DbOrTx,
  { companyIds, years }: { companyIds: readonly string[]; years: readonly CompanyYear[] },
): Promise<void> {
  if (companyIds.length === 0) return
  await deleteOf.run(tx, companyIds)
  await copyRows(tx, { table: 'company_figures', columns: COLUMNS, rows: years.map(toRow) })
}

const COLUMNS = ['company_id', 'year', 'country_code', 'is_made_up', 'currency', 'class_code', 'figures']

function toRow({ companyId, year, countryCode, isMadeUp, currency, classCode, figures }: CompanyYear): unknown[] {
  return [companyId, year, countryCode, isMadeUp, currency, classCode, toArrayText(figures)]
}

/** Numbers need no quotes, and millions of them are written. */
function toArrayText(figures: CompanyYear['figures']): string {
  return `{${figures.map((figure) => figure ?? 'NULL').join(',')}}`
}
