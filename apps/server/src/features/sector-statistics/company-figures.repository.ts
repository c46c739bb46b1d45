import { arrayOf, boolean, float8, integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { CompanyYear } from './company-years.ts'

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

/** What is kept of the companies. */
export function listStoredYears(db: DbOrTx, companyIds: readonly string[]): Promise<CompanyYear[]> {
  return storedYears.list(db, companyIds)
}

/** Rows and not the table: who reads an earlier state, as a backup does, still finds them. */
const deleteAll = command({ sql: sql`delete from company_figures` })

const deleteOf = command({
  examples: [['']],
  sql: (companyIds: readonly string[]) =>
    sql`delete from company_figures where company_id = any(${[...companyIds]}::text[])`,
})

/** Keeps these years of everybody; returns how many. */
export async function replaceAllYears(tx: DbOrTx, years: AsyncIterable<CompanyYear>): Promise<number> {
  await deleteAll.run(tx)
  return copyRows(tx, { table: 'company_figures', columns: COLUMNS, rows: toRowsAsTheyCome(years) })
}

/** Keeps these years of the companies, and no others of theirs. */
export async function replaceYearsOf(
  tx: DbOrTx,
  { companyIds, years }: { companyIds: readonly string[]; years: readonly CompanyYear[] },
): Promise<void> {
  await deleteOf.run(tx, companyIds)
  await copyRows(tx, { table: 'company_figures', columns: COLUMNS, rows: years.map(toRow) })
}

const COLUMNS = ['company_id', 'year', 'country_code', 'is_made_up', 'currency', 'class_code', 'figures']

async function* toRowsAsTheyCome(years: AsyncIterable<CompanyYear>): AsyncGenerator<readonly unknown[]> {
  for await (const year of years) yield toRow(year)
}

function toRow({ companyId, year, countryCode, isMadeUp, currency, classCode, figures }: CompanyYear): unknown[] {
  return [companyId, year, countryCode, isMadeUp, currency, classCode, figures]
}
