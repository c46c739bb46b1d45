import { boolean, date, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { LIFE_SECTIONS } from '@merleg/domain/company-life'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { statusSourcesOf } from '../../register/status-sources.repository.ts'
import { FILED_COLUMNS, unpackAccounts } from './filed-accounts.ts'
import type { FiledAccounts } from './searched-accounts.ts'

const COMPANY_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  seatCounty: orNull(text),
  mainScheme: orNull(text),
  mainCode: orNull(text),
  /** The source that tells of all filings, the one read last of several; null where none does. */
  filingsSource: orNull(text),
  /** The one that tells the status, or, where none does, anything of it: the one read last of several. */
  statusSource: orNull(text),
}
/** Of a company's profile what has to be recognised before it can be searched for. */
export type SearchedCompany = RowOf<typeof COMPANY_COLUMNS>

const companies = statement({
  row: COMPANY_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} with read as materialized (
      select s.source_id, r.last, 'statement' = any(s.covers) as tells_filings from sources s
      join (select source_id, max(observed_on) as last from batches where outcome = 'merged' group by source_id) r using (source_id)
    ), standing as materialized (${statusSourcesOf(sql`any(${[...companyIds]}::text[])`, null)}), said as materialized (
      select f.company_id, f.batch_id from facts f where f.company_id = any(${[...companyIds]}::text[]) and upper_inf(f.recorded)
      union
      select t.company_id, t.batch_id from statements t where t.company_id = any(${[...companyIds]}::text[]) and upper_inf(t.recorded)
    ), told as materialized (
      select said.company_id,
        (array_agg(read.source_id order by read.last desc, read.source_id) filter (where read.tells_filings))[1] as filings,
        (array_agg(read.source_id order by coalesce(read.source_id = any(standing.source_ids), false) desc, read.last desc,
          read.source_id))[1] as status
      from said join batches b using (batch_id) join read using (source_id) left join standing using (company_id)
      group by said.company_id
    )
    select p.company_id as "companyId", p.kind, p.country_code as "countryCode", p.legal_form as "legalForm",
      p.legal_form_code as "legalFormCode", p.seat_county as "seatCounty", p.main_activity_scheme as "mainScheme",
      p.main_activity_code as "mainCode", told.filings as "filingsSource", told.status as "statusSource"
    from company_profiles p left join told using (company_id) where p.company_id = any(${[...companyIds]}::text[])`,
})

/** The companies with these ids. */
export async function listSearchedCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<SearchedCompany[]> {
  return companies.list(db, companyIds)
}

/** As far as rules look back: growth needs four years, and one more where the newest accounts have an error. */
const YEARS_BACK = 6

const accounts = statement({
  row: FILED_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select s.company_id as "companyId", lower(s.period) as start, upper(s.period) - 1 as end, s.filed_on as "filedOn",
      s.layout, s.is_consolidated as "isConsolidated", s.currency, s.unit, s.amounts, s.previous_amounts as "previousAmounts"
    from (
      select t.*, extract(year from upper(period) - 1) as year,
        extract(year from first_value(upper(period) - 1) over (partition by company_id, is_consolidated order by upper(period) desc)) as newest
      from statements t where t.company_id = any(${[...companyIds]}::text[]) and upper_inf(t.recorded)
    ) s
    where s.year > s.newest - ${sql.lit(YEARS_BACK)}
    order by s.company_id, upper(s.period) desc, lower(s.period), s.is_consolidated`,
})

/** The newest accounts in force of each company, the newest first. */
export async function listFiledAccounts(
  db: DbOrTx,
  { companyIds, lineOrder }: { companyIds: readonly string[]; lineOrder: LineOrder },
): Promise<Map<string, FiledAccounts[]>> {
  const filed = (await accounts.list(db, companyIds)).map((row) => unpackAccounts(row, lineOrder))
  return Map.groupBy(filed, ({ companyId }) => companyId)
}

const LIFE_COLUMNS = {
  companyId: text,
  section: text,
  validFrom: orNull(date),
  isValid: boolean,
  status: orNull(text),
  on: orNull(text),
}

/** As the rules of a company's life read it. */
const MAY_BE = sql`array_to_string(array(select jsonb_array_elements_text(payload->'mayBe')), ' ')`

const lifeFacts = statement({
  row: LIFE_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId", section, lower(valid) as "validFrom", upper_inf(valid) as "isValid",
      case when section = 'procedure' then ${MAY_BE} else payload->>'status' end as status, payload->>'on' as on
    from facts where company_id = any(${[...companyIds]}::text[]) and section = any(${[...LIFE_SECTIONS]}::text[])
      and upper_inf(recorded)
    order by company_id, section, slot, valid`,
})

export type CompanyLifeFact = RowOf<typeof LIFE_COLUMNS>

/** Since when each company works, and since when no more. */
export async function listLifeFacts(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CompanyLifeFact[]>> {
  return Map.groupBy(await lifeFacts.list(db, companyIds), ({ companyId }) => companyId)
}
