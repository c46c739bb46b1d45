import { json, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { sql } from 'kysely'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../../register/statement-lines/packed-amounts.ts'
import { isPublished } from './register-facts.repository.ts'
import { chooseAccounts } from './accounts.ts'

type FilingRow = [
  day: string,
  layout: string,
  isConsolidated: boolean,
  currency: string,
  unit: 1 | 1000,
  amounts: PackedAmounts,
  previousAmounts: PackedAmounts,
]

type CompaniesOn = { companyIds: readonly string[]; asOf: string }

// One json a company: a row per statement costs more to take apart than all of its amounts. A year more than the three
// that a rating takes, for where the newest accounts have an error.
const companyFilings = statement({
  row: { companyId: text, filings: json<FilingRow[]>() },
  examples: [{ companyIds: [''], asOf: '2026-01-01' }],
  sql: ({ companyIds, asOf }: CompaniesOn) => sql`
    ${onePlan} select c.company_id as "companyId", f.filings
    from unnest(${[...companyIds]}::text[]) as c(company_id)
    cross join lateral (
      select json_agg(json_build_array(day, layout, is_consolidated, currency, unit, amounts, previous_amounts)
          order by day desc, lower(period)) as filings
      from (
        select s.*, upper(period) - 1 as day, extract(year from upper(period) - 1) as year,
          extract(year from first_value(upper(period) - 1) over newest) as newest_year
        from statements s where s.company_id = c.company_id collate "C" and ${isPublished(sql`${asOf}::date`)}
        window newest as (partition by is_consolidated order by upper(period) desc, lower(period))
      ) s where year > newest_year - 4
    ) f
    where f.filings is not null`,
})

/** The accounts that a rating as of a day (YYYY-MM-DD) rests on; no entry for a company without any. */
export async function loadAccounts(
  db: DbOrTx,
  { lineOrder, ...of }: CompaniesOn & { lineOrder: LineOrder },
): Promise<Map<string, ScoreAccounts>> {
  const accounts = new Map<string, ScoreAccounts>()
  for (const { companyId, filings } of await companyFilings.list(db, of)) {
    const chosen = chooseAccounts(filings.map((filing) => unpackFiling(filing, lineOrder)))
    if (chosen !== null) accounts.set(companyId, chosen)
  }
  return accounts
}

function unpackFiling(
  [day, layout, isConsolidated, currency, unit, amounts, previous]: FilingRow,
  lineOrder: LineOrder,
) {
  const codes = lineOrder.get(layout) ?? []
  return {
    day,
    year: Number(day.slice(0, 4)),
    layout,
    isConsolidated,
    currency,
    unit,
    amounts: unpackAmounts(codes, amounts),
    previousAmounts: unpackAmounts(codes, previous),
  }
}
