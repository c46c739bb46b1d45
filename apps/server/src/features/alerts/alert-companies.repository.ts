import { boolean, date, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { sql } from 'kysely'

const COMPANY_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  isMadeUp: boolean,
  name: text,
  status: oneOf(COMPANY_STATUSES),
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  /** Of the last known accounts that count. */
  balanceSheetDay: orNull(date),
  isConsolidated: orNull(boolean),
}
/** A company of an alert, as it stands now. */
export type AlertCompany = RowOf<typeof COMPANY_COLUMNS>

const companies = statement({
  row: COMPANY_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select p.company_id as "companyId", p.kind, p.country_code as "countryCode", p.is_made_up as "isMadeUp", p.name, p.status,
           p.legal_form as "legalForm", p.legal_form_code as "legalFormCode", last.day as "balanceSheetDay",
           last.is_consolidated as "isConsolidated"
    from company_profiles p left join lateral (
      select (upper(t.period) - 1) as day, t.is_consolidated from statements t
      where t.company_id = p.company_id and upper_inf(t.recorded) order by t.is_consolidated, upper(t.period) desc limit 1
    ) last on true
    where p.company_id = any(${[...companyIds]}::text[])`,
})

/** Companies by their ids; absent where the register has them no more. */
export async function listAlertCompanies(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, AlertCompany>> {
  const asked = [...new Set(companyIds)]
  if (asked.length === 0) return new Map()
  return new Map((await companies.list(db, asked)).map((company) => [company.companyId, company]))
}

const RATING_COLUMNS = {
  isNow: boolean,
  points: orNull(integer),
  basis: oneOf(SCORE_BASES),
  asOf: date,
  modelVersion: text,
  rulesVersion: orNull(text),
}
export type RatingAt = RowOf<typeof RATING_COLUMNS>

const ratings = statement({
  row: RATING_COLUMNS,
  examples: [{ companyId: '', at: new Date(0) }],
  sql: ({ companyId, at }: { companyId: string; at: Date }) => sql`
    ${onePlan} select is_now as "isNow", points, basis, as_of as "asOf", model_version as "modelVersion", rules_version as "rulesVersion" from (
      (select false as is_now, s.points::integer as points, s.basis, s.as_of, s.model_version, s.rules_version from scores s
       where s.company_id = ${companyId} and s.computed_at <= ${at} order by s.computed_at desc limit 1)
      union all
      (select true, s.points::integer, s.basis, s.as_of, s.model_version, s.rules_version from scores s
       where s.company_id = ${companyId} and s.superseded_at is null limit 1)
    ) found where as_of is not null`,
})

/** The rating in force at a moment, and the one in force now; absent where none was stored. */
export async function listRatingsAt(db: DbOrTx, asked: { companyId: string; at: Date }): Promise<RatingAt[]> {
  return ratings.list(db, asked)
}
