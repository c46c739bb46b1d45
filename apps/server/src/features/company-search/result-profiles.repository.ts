import { boolean, date, float8, integer, orNull, type RowOf, smallint, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { HEADCOUNT_IN_FORCE } from '@merleg/domain/company-search/headcount-age'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { sql } from 'kysely'

const PROFILE_COLUMNS = {
  companyId: text,
  headcount: orNull(integer),
  /** The last one in which it was so; null where it is in force. */
  headcountYear: orNull(integer),
  foundedOn: orNull(date),
  salesThousand: orNull(float8),
  currency: orNull(text),
  year: orNull(integer),
  /** Of the business year; null where it is a whole one. */
  yearDays: orNull(integer),
  /** The accounts are those of a group. */
  isConsolidated: boolean,
  /** Of newer accounts, which have an error and do not count. */
  flawedYear: orNull(integer),
  /** Thousandths of a per cent, as the probability. */
  salesGrowth: orNull(integer),
  probability: orNull(integer),
  mainClass: orNull(text),
  countyCode: orNull(text),
  legalForm: orNull(text),
  contacts: smallint,
}
/** What lists of results show of a company beside its name, as the searches by criteria have it. */
export type ResultProfile = RowOf<typeof PROFILE_COLUMNS>

const HEADCOUNT_YEAR = sql`case when k.headcount_until < ${HEADCOUNT_IN_FORCE}::date then extract(year from k.headcount_until)::integer end`

const { from, to } = WHOLE_YEAR_DAYS
/** Of the business year of search profiles k; null where it is a whole one. */
export const IRREGULAR_DAYS = sql`case when k.year_days not between ${sql.lit(from)} and ${sql.lit(to)} then k.year_days end`

/** In thousands of their currency, of search profiles k; what is not in forints to the unit. */
export const SHOWN_AMOUNTS = {
  netSales: sql`coalesce(k.net_sales, k.foreign_sales / 1000.0)::float8`,
  profitAfterTax: sql`coalesce(k.profit_after_tax, k.foreign_profit / 1000.0)::float8`,
}

// Who asked not to be contacted is told as one who cannot be, as in exported lists.
const askedNotTo = (companyIds: readonly string[]) => sql`k.company_id in (select o.party_id from contact_opt_outs o
  where o.party_kind = 'company' and o.party_id = any(${[...companyIds]}::text[]) and o.removed_at is null)`

const profiles = statement({
  row: PROFILE_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select k.company_id as "companyId", k.headcount, ${HEADCOUNT_YEAR} as "headcountYear", k.founded_on as "foundedOn",
      ${SHOWN_AMOUNTS.netSales} as "salesThousand",
      case when coalesce(k.net_sales, k.foreign_sales) is not null then coalesce(k.foreign_currency, 'HUF') end as currency,
      k.statement_year as year, ${IRREGULAR_DAYS} as "yearDays", k.is_consolidated as "isConsolidated", k.flawed_year as "flawedYear",
      k.sales_growth as "salesGrowth", k.probability, k.main_class as "mainClass", k.county_code as "countyCode", k.legal_form as "legalForm",
      case when ${askedNotTo(companyIds)} then 0 else k.contacts end::smallint as contacts
    from search_profiles k
    where k.company_id = any(${[...companyIds]}::text[])`,
})

/** The profiles of some companies by their ids. */
export async function listResultProfiles(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, ResultProfile>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await profiles.list(db, companyIds)).map((profile) => [profile.companyId, profile]))
}
