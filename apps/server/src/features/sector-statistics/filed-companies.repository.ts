import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import { type LineOrder, type PackedAmounts, unpackAmounts } from '../register/statement-lines.repository.ts'
import type { FiledYear, HeadcountSpan } from './company-years.ts'

/** A company with its main activity and the accounts in force, newest first. */
export type FiledCompany = {
  companyId: string
  countryCode: string
  isMadeUp: boolean
  scheme: string
  code: string
  statements: FiledYear[]
  headcounts: HeadcountSpan[]
}

type CompanyRow = Omit<FiledCompany, 'statements' | 'headcounts'>
type StatementRow = Omit<FiledYear, 'amounts'> & { companyId: string; amounts: PackedAmounts }

const HAS_SECTOR = sql`statement_count > 0 and main_activity_code is not null`

/** How many companies have accounts and a main activity. */
export async function countFiledCompanies(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company_profiles where ${HAS_SECTOR}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next companies with accounts and a main activity after an id, in its order; none at the end. */
export async function listFiledCompaniesAfter(
  db: DbOrTx,
  { after, limit, lineOrder }: { after: string; limit: number; lineOrder: LineOrder },
): Promise<FiledCompany[]> {
  const { rows } = await sql<CompanyRow>`
    select company_id as "companyId", country_code as "countryCode", is_made_up as "isMadeUp",
           main_activity_scheme as scheme, main_activity_code as code
    from company_profiles where company_id > ${after} and ${HAS_SECTOR} order by company_id limit ${limit}`.execute(db)
  const to = rows.at(-1)?.companyId
  if (to === undefined) return []
  const statements = await listStatementsBetween(db, { after, to, lineOrder })
  const headcounts = await listHeadcountsBetween(db, { after, to })
  return rows.map((row) => ({
    ...row,
    statements: statements.get(row.companyId) ?? [],
    headcounts: headcounts.get(row.companyId) ?? [],
  }))
}

type Span = { after: string; to: string }

async function listStatementsBetween(
  db: DbOrTx,
  { after, to, lineOrder }: Span & { lineOrder: LineOrder },
): Promise<Map<string, FiledYear[]>> {
  const { rows } = await sql<StatementRow>`
    select company_id as "companyId", extract(year from upper(period) - 1)::integer as year, layout,
           is_consolidated as "isConsolidated", currency, unit, amounts
    from statements where company_id > ${after} and company_id <= ${to} and upper_inf(recorded)
    order by company_id, period desc, is_consolidated`.execute(db)
  const byCompany = new Map<string, FiledYear[]>()
  for (const { companyId, ...row } of rows) {
    const statement = { ...row, amounts: unpackAmounts(lineOrder.get(row.layout) ?? [], row.amounts) }
    addTo(byCompany, companyId, statement)
  }
  return byCompany
}

/** The codes by which the amounts of stored statements stand. */
export async function findLineOrder(db: DbOrTx): Promise<LineOrder> {
  const { rows } = await sql<{ layout: string; codes: string[] }>`select layout, codes from statement_layouts`.execute(
    db,
  )
  return new Map(rows.map(({ layout, codes }) => [layout, codes]))
}

async function listHeadcountsBetween(db: DbOrTx, { after, to }: Span): Promise<Map<string, HeadcountSpan[]>> {
  const { rows } = await sql<HeadcountSpan & { companyId: string }>`
    select company_id as "companyId", (payload->>'persons')::integer as persons,
           lower(valid) as "validFrom", upper(valid) as "validTo"
    from facts where company_id > ${after} and company_id <= ${to} and section = 'headcount' and upper_inf(recorded)
    order by company_id, slot, valid`.execute(db)
  const byCompany = new Map<string, HeadcountSpan[]>()
  for (const { companyId, ...span } of rows) addTo(byCompany, companyId, span)
  return byCompany
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
