import { arrayOf, bigint, integer, json, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { headcountCountsFrom } from '@merleg/domain/company-search/headcount-age'
import type { GroupFiling } from '@merleg/domain/group/group-accounts'
import { sql } from 'kysely'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../../register/statement-lines/packed-amounts.ts'
import { isPublished } from '../../score/rate/published-statements.repository.ts'

/** What the accounts of some companies tell, and the readings of sources that said so. */
export type GroupFilings = { byCompany: Map<string, GroupFiling[]>; batches: { batchId: number }[] }

type FilingRow = [
  start: string,
  end: string,
  year: number,
  layout: string,
  isConsolidated: boolean,
  currency: string,
  unit: 1 | 1000,
  amounts: PackedAmounts,
  previousAmounts: PackedAmounts,
]
type CompaniesOn = { companyIds: readonly string[]; asOf: string }

// Three years of each kind: whether a year is in a wrong unit is told by those beside it.
const groupFilings = statement({
  row: { companyId: text, filings: json<FilingRow[]>(), batchIds: arrayOf(bigint) },
  examples: [{ companyIds: [''], asOf: '2026-01-01' }],
  sql: ({ companyIds, asOf }: CompaniesOn) => sql`
    ${onePlan} select c.company_id as "companyId", f.filings, f.batch_ids as "batchIds"
    from companies c
    cross join lateral (
      select json_agg(json_build_array(lower(period), upper(period) - 1, year, layout, is_consolidated, currency, unit,
                                         amounts, previous_amounts)
               order by upper(period) desc, lower(period)) as filings,
             array_agg(distinct batch_id) as batch_ids
      from (
        select s.*, extract(year from upper(period) - 1)::integer as year,
               row_number() over (partition by is_consolidated order by upper(period) desc, lower(period)) as place
        from statements s
        where s.company_id = c.company_id and ${isPublished(sql`${asOf}::date`)}
      ) s where place <= 3
    ) f
    where c.company_id = any(${[...companyIds]}::text[]) and f.filings is not null`,
})

/** The newest accounts of some companies that were published by a day, their own and consolidated ones. */
export async function listGroupFilings(db: DbOrTx, asked: CompaniesOn): Promise<GroupFilings> {
  if (asked.companyIds.length === 0) return { byCompany: new Map(), batches: [] }
  const lineOrder = await findLineOrder(db)
  const rows = await groupFilings.list(db, asked)
  const unpack = ([
    start,
    end,
    year,
    layout,
    isConsolidated,
    currency,
    unit,
    amounts,
    previous,
  ]: FilingRow): GroupFiling => {
    const codes = lineOrder.get(layout) ?? []
    const known = { amounts: unpackAmounts(codes, amounts), previousAmounts: unpackAmounts(codes, previous) }
    return { period: { start, end }, year, layout, isConsolidated, currency, unit, ...known }
  }
  return {
    byCompany: new Map(rows.map(({ companyId, filings }) => [companyId, filings.map(unpack)])),
    batches: [...new Set(rows.flatMap(({ batchIds }) => batchIds))].map((batchId) => ({ batchId })),
  }
}

const headcounts = statement({
  row: { companyId: text, persons: integer, year: orNull(integer), batchId: bigint },
  examples: [{ companyIds: [''], asOf: '2026-01-01' }],
  sql: ({ companyIds, asOf }: CompaniesOn) => sql`
    ${onePlan} select distinct on (company_id) company_id as "companyId", (payload->>'persons')::integer as persons,
           case when not valid @> ${asOf}::date then extract(year from upper(valid) - 1)::integer end as year,
           batch_id as "batchId"
    from facts
    where company_id = any(${[...companyIds]}::text[]) and section = 'headcount' and upper_inf(recorded)
      and coalesce(lower(valid) <= ${asOf}::date, true)
      and (upper_inf(valid) or upper(valid) > ${headcountCountsFrom(asOf)}::date)
    order by company_id, lower(valid) desc nulls last`,
})

/** How many people work for a company; `year`: of which year that is, where it is not in force on the day. */
export type Headcount = { persons: number; year: number | null; batchId: number }

/** The newest number of people of some companies on a day, as old as it may be to tell of that day (ADR 122). */
export async function listHeadcounts(db: DbOrTx, asked: CompaniesOn): Promise<Map<string, Headcount>> {
  if (asked.companyIds.length === 0) return new Map()
  return new Map((await headcounts.list(db, asked)).map(({ companyId, ...told }) => [companyId, told]))
}

const activityShares = statement({
  row: { code: text, share: orNull(text) },
  examples: [{ companyId: '', codes: [''] }],
  sql: ({ companyId, codes }: { companyId: string; codes: readonly string[] }) => sql`
    ${onePlan} with population as (
      select s.code, s.company_count, s.currency, s.year from sector_statistics s join company_profiles p
        on p.company_id = ${companyId} and s.country_code = p.country_code and s.is_made_up = p.is_made_up
      where s.figure = 'netSales'
    ), newest as (
      select currency, year, sum(company_count) as companies from population where length(code) = 2
      group by currency, year order by companies desc limit 1
    )
    select p.code, (p.company_count / n.companies)::text as share
    from population p join newest n using (currency, year) where p.code = any(${[...codes]}::text[])`,
})

/** Which part of all companies that file accounts like this one has some activities; absent where not known. */
export async function listActivityShares(
  db: DbOrTx,
  asked: { companyId: string; codes: readonly string[] },
): Promise<Map<string, number>> {
  if (asked.codes.length === 0) return new Map()
  return new Map((await activityShares.list(db, asked)).map(({ code, share }) => [code, Number(share ?? 0)]))
}
