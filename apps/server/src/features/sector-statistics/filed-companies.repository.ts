import { bigint, boolean, date, integer, json, oneOfIntegers, orNull, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { HeadcountSpan } from '@merleg/domain/counted-accounts'
import { sql } from 'kysely'
import type { LineOrder } from '../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../register/statement-lines/packed-amounts.ts'
import type { FiledCompany, FiledYear } from './company-years.ts'

/** Of profiles: the company has accounts and a main activity. */
export const HAS_SECTOR = sql`statement_count > 0 and main_activity_code is not null`

const filedCount = statement({
  row: { count: bigint },
  sql: sql`select count(*) as count from company_profiles where ${HAS_SECTOR}`,
})

/** How many companies have accounts and a main activity. */
export async function countFiledCompanies(db: DbOrTx): Promise<number> {
  return (await filedCount.get(db)).count
}

type NextCompanies = { after: string; limit: number }

const filedIds = statement({
  row: { companyId: text },
  examples: [{ after: '', limit: 1 }],
  sql: ({ after, limit }: NextCompanies) => sql`
    select company_id as "companyId" from company_profiles where company_id > ${after} and ${HAS_SECTOR}
    order by company_id limit ${limit}`,
})

/** The next companies with accounts and a main activity after an id, in its order; none at the end. */
export async function listFiledIdsAfter(db: DbOrTx, next: NextCompanies): Promise<string[]> {
  return (await filedIds.list(db, next)).map(({ companyId }) => companyId)
}

const filedCompanies = statement({
  row: { companyId: text, countryCode: text, isMadeUp: boolean, scheme: present(text), code: present(text) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId", country_code as "countryCode", is_made_up as "isMadeUp",
           main_activity_scheme as scheme, main_activity_code as code
    from company_profiles where company_id = any(${[...companyIds]}::text[]) and ${HAS_SECTOR} order by company_id`,
})

/** Those of the companies that have accounts and a main activity, in the order of their ids. */
export async function listFiledCompanies(
  db: DbOrTx,
  { companyIds, lineOrder }: { companyIds: readonly string[]; lineOrder: LineOrder },
): Promise<FiledCompany[]> {
  const rows = await filedCompanies.list(db, companyIds)
  const ids = rows.map(({ companyId }) => companyId)
  const statements = await listStatements(db, ids, lineOrder)
  const headcounts = await listHeadcounts(db, ids)
  return rows.map((row) => ({
    ...row,
    statements: statements.get(row.companyId) ?? [],
    headcounts: headcounts.get(row.companyId) ?? [],
  }))
}

const statementsInForce = statement({
  row: {
    companyId: text,
    year: integer,
    start: date,
    end: date,
    layout: text,
    isConsolidated: boolean,
    currency: text,
    unit: oneOfIntegers([1, 1000]),
    amounts: json<PackedAmounts>(),
    previousAmounts: json<PackedAmounts>(),
  },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId", extract(year from upper(period) - 1)::integer as year, lower(period) as start, upper(period) - 1 as "end", layout,
           is_consolidated as "isConsolidated", currency, unit, amounts, previous_amounts as "previousAmounts"
    from statements where company_id = any(${[...companyIds]}::text[]) and upper_inf(recorded)
    order by company_id, upper(period) desc, lower(period), is_consolidated`,
})

async function listStatements(
  db: DbOrTx,
  companyIds: readonly string[],
  lineOrder: LineOrder,
): Promise<Map<string, FiledYear[]>> {
  const byCompany = new Map<string, FiledYear[]>()
  for (const { companyId, start, end, ...row } of await statementsInForce.list(db, companyIds)) {
    const codes = lineOrder.get(row.layout) ?? []
    const filed = {
      ...row,
      period: { start, end },
      amounts: unpackAmounts(codes, row.amounts),
      previousAmounts: unpackAmounts(codes, row.previousAmounts),
    }
    addTo(byCompany, companyId, filed)
  }
  return byCompany
}

const headcountsKnown = statement({
  row: { companyId: text, persons: integer, validFrom: orNull(date), validTo: orNull(date) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId", (payload->>'persons')::integer as persons,
           lower(valid) as "validFrom", upper(valid) as "validTo"
    from facts where company_id = any(${[...companyIds]}::text[]) and section = 'headcount' and upper_inf(recorded)
    order by company_id, slot, valid`,
})

async function listHeadcounts(db: DbOrTx, companyIds: readonly string[]): Promise<Map<string, HeadcountSpan[]>> {
  const byCompany = new Map<string, HeadcountSpan[]>()
  for (const { companyId, ...headcount } of await headcountsKnown.list(db, companyIds))
    addTo(byCompany, companyId, headcount)
  return byCompany
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
