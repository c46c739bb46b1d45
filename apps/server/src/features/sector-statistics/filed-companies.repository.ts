import {
  bigint,
  boolean,
  date,
  integer,
  json,
  oneOfIntegers,
  orNull,
  present,
  type RowOf,
  text,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { HeadcountSpan } from '@merleg/domain/counted-accounts'
import { sql } from 'kysely'
import type { LineOrder } from '../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../register/statement-lines/packed-amounts.ts'
import type { FiledYear } from './company-years.ts'

const FILED_COLUMNS = {
  companyId: text,
  countryCode: text,
  isMadeUp: boolean,
  scheme: present(text),
  code: present(text),
}
/** A company with its main activity and the accounts in force, newest first. */
export type FiledCompany = RowOf<typeof FILED_COLUMNS> & { statements: FiledYear[]; headcounts: HeadcountSpan[] }

const HAS_SECTOR = sql`statement_count > 0 and main_activity_code is not null`

const filedCount = statement({
  row: { count: bigint },
  sql: sql`select count(*) as count from company_profiles where ${HAS_SECTOR}`,
})

/** How many companies have accounts and a main activity. */
export async function countFiledCompanies(db: DbOrTx): Promise<number> {
  return (await filedCount.get(db)).count
}

type NextCompanies = { after: string; limit: number }

const filedCompanies = statement({
  row: FILED_COLUMNS,
  examples: [{ after: '', limit: 1 }],
  sql: ({ after, limit }: NextCompanies) => sql`
    select company_id as "companyId", country_code as "countryCode", is_made_up as "isMadeUp",
           main_activity_scheme as scheme, main_activity_code as code
    from company_profiles where company_id > ${after} and ${HAS_SECTOR} order by company_id limit ${limit}`,
})

/** The next companies with accounts and a main activity after an id, in its order; none at the end. */
export async function listFiledCompaniesAfter(
  db: DbOrTx,
  { after, limit, lineOrder }: NextCompanies & { lineOrder: LineOrder },
): Promise<FiledCompany[]> {
  const rows = await filedCompanies.list(db, { after, limit })
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

const statementsBetween = statement({
  row: {
    companyId: text,
    year: integer,
    layout: text,
    isConsolidated: boolean,
    currency: text,
    unit: oneOfIntegers([1, 1000]),
    amounts: json<PackedAmounts>(),
    previousAmounts: json<PackedAmounts>(),
  },
  examples: [{ after: '', to: '' }],
  sql: ({ after, to }: Span) => sql`
    select company_id as "companyId", extract(year from upper(period) - 1)::integer as year, layout,
           is_consolidated as "isConsolidated", currency, unit, amounts, previous_amounts as "previousAmounts"
    from statements where company_id > ${after} and company_id <= ${to} and upper_inf(recorded)
    order by company_id, upper(period) desc, lower(period), is_consolidated`,
})

async function listStatementsBetween(
  db: DbOrTx,
  { lineOrder, ...span }: Span & { lineOrder: LineOrder },
): Promise<Map<string, FiledYear[]>> {
  const byCompany = new Map<string, FiledYear[]>()
  for (const { companyId, ...row } of await statementsBetween.list(db, span)) {
    const codes = lineOrder.get(row.layout) ?? []
    const filed = {
      ...row,
      amounts: unpackAmounts(codes, row.amounts),
      previousAmounts: unpackAmounts(codes, row.previousAmounts),
    }
    addTo(byCompany, companyId, filed)
  }
  return byCompany
}

const headcountsBetween = statement({
  row: { companyId: text, persons: integer, validFrom: orNull(date), validTo: orNull(date) },
  examples: [{ after: '', to: '' }],
  sql: ({ after, to }: Span) => sql`
    select company_id as "companyId", (payload->>'persons')::integer as persons,
           lower(valid) as "validFrom", upper(valid) as "validTo"
    from facts where company_id > ${after} and company_id <= ${to} and section = 'headcount' and upper_inf(recorded)
    order by company_id, slot, valid`,
})

async function listHeadcountsBetween(db: DbOrTx, span: Span): Promise<Map<string, HeadcountSpan[]>> {
  const byCompany = new Map<string, HeadcountSpan[]>()
  for (const { companyId, ...headcount } of await headcountsBetween.list(db, span))
    addTo(byCompany, companyId, headcount)
  return byCompany
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
