import { json, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { type RawBuilder, sql } from 'kysely'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../../register/statement-lines/packed-amounts.ts'
import { isPublished } from './published-statements.repository.ts'
import { chooseAccounts, type Filing } from './accounts.ts'

/** Accounts as the database packs them, see {@link PACKED_FILING}. */
export type FilingRow = [
  day: string,
  layout: string,
  isConsolidated: boolean,
  currency: string,
  unit: 1 | 1000,
  amounts: PackedAmounts,
  previousAmounts: PackedAmounts,
  start: string,
]

/** `knownAt`: the accounts as we had them then; now where it is left out. */
type CompaniesOn = { companyIds: readonly string[]; asOf: string; knownAt?: Date | null }

/** Of statements with their balance sheet day. */
export const PACKED_FILING: RawBuilder<unknown> = sql`json_build_array(day, layout, is_consolidated, currency, unit, amounts, previous_amounts,
          lower(period))`
// One json a company: a row per statement costs more to take apart than all of its amounts.
const FILINGS = sql`json_agg(${PACKED_FILING} order by day desc, lower(period)) as filings`

// A year more than the four that a rating takes, for where the newest accounts have an error.
const companyFilings = statement({
  row: { companyId: text, filings: json<FilingRow[]>() },
  examples: [
    { companyIds: [''], asOf: '2026-01-01' },
    { companyIds: [''], asOf: '2026-01-01', knownAt: new Date(0) },
  ],
  sql: ({ companyIds, asOf, knownAt = null }: CompaniesOn) => sql`
    ${onePlan} select company_id as "companyId", ${FILINGS}
    from (
      select s.*, upper(period) - 1 as day, extract(year from upper(period) - 1) as year,
        extract(year from first_value(upper(period) - 1) over newest) as newest_year
      from statements s where s.company_id = any(${[...companyIds]}::text[]) and ${isPublished(sql`${asOf}::date`, knownAt)}
      window newest as (partition by company_id, is_consolidated order by upper(period) desc, lower(period))
    ) s
    where year > newest_year - 5 group by company_id`,
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

type CompaniesOf = { companyIds: readonly string[]; countryCode: string | null }

const everyFiling = statement({
  row: { companyId: text, filings: json<FilingRow[]>() },
  examples: [{ companyIds: [''], countryCode: null }],
  sql: ({ companyIds, countryCode }: CompaniesOf) => sql`
    ${onePlan} select company_id as "companyId", ${FILINGS}
    from (
      select s.*, upper(period) - 1 as day from statements s join companies c using (company_id)
      where s.company_id = any(${[...companyIds]}::text[]) and upper_inf(s.recorded)
        and c.country_code = coalesce(${countryCode}::text, c.country_code)
    ) s
    group by company_id order by company_id`,
})

/** All accounts in force of companies of a country, or of any, the newest first; no entry for a company without any. */
export async function loadFilings(
  db: DbOrTx,
  { lineOrder, ...of }: CompaniesOf & { lineOrder: LineOrder },
): Promise<Map<string, Filing[]>> {
  const rows = await everyFiling.list(db, of)
  return new Map(
    rows.map(({ companyId, filings }) => [companyId, filings.map((filing) => unpackFiling(filing, lineOrder))]),
  )
}

export function unpackFiling(
  [day, layout, isConsolidated, currency, unit, amounts, previous, start]: FilingRow,
  lineOrder: LineOrder,
): Filing {
  const codes = lineOrder.get(layout) ?? []
  return {
    start,
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
