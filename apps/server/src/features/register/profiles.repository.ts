import { listInfoFactRules } from '@merleg/domain/company-info/info-groups'
import { COMPANY_STATUSES, STATUS_BY_SECTION } from '@merleg/domain/company-status'
import type { FactSection } from '@merleg/domain/fact-sections'
import { LISTED_BETWEEN } from '@merleg/domain/list-export/listed-texts'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { boolean, date, float8, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { touchedCompanies } from './merge-tables.repository.ts'
import { ofEach } from './of-each.repository.ts'

const PROFILE_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  isMadeUp: boolean,
  name: text,
  shortName: orNull(text),
  legalFormCode: orNull(text),
  legalForm: orNull(text),
  status: oneOf(COMPANY_STATUSES),
  statusSince: orNull(date),
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  seat: orNull(text),
  seatZip: orNull(text),
  seatSettlement: orNull(text),
  seatCounty: orNull(text),
  foundedOn: orNull(date),
  mainActivityScheme: orNull(text),
  mainActivityCode: orNull(text),
  statementYear: orNull(integer),
  statementCount: integer,
  currency: orNull(text),
  netSales: orNull(float8),
  /** Known facts that are negative or positive information (`domain/company-info`), in force or not. */
  negativeCount: integer,
  positiveCount: integer,
  /** Does the register say, or has it said, anything of the company? Accounts alone are no facts. */
  hasFacts: boolean,
}
/** The wide row of a company: what search, lists and headers show. Amounts in whole units of `currency`. */
export type Profile = RowOf<typeof PROFILE_COLUMNS>

const profiles = statement({
  row: PROFILE_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select company_id as "companyId", kind, country_code as "countryCode", is_made_up as "isMadeUp", name, short_name as "shortName",
           legal_form_code as "legalFormCode", legal_form as "legalForm", status, status_since as "statusSince", tax_number as "taxNumber",
           register_number as "registerNumber", seat, seat_zip as "seatZip", seat_settlement as "seatSettlement", seat_county as "seatCounty",
           founded_on as "foundedOn", main_activity_scheme as "mainActivityScheme", main_activity_code as "mainActivityCode",
           statement_year as "statementYear", statement_count as "statementCount", currency, net_sales::float8 as "netSales",
           negative_count as "negativeCount", positive_count as "positiveCount",
           exists (select from facts f where f.company_id = p.company_id and upper_inf(f.recorded)) as "hasFacts"
    from company_profiles p where company_id = ${companyId}`,
})

/** The profile of a company, or null. */
export async function findProfile(db: DbOrTx, companyId: string): Promise<Profile | null> {
  return profiles.find(db, companyId)
}

/** What the wide row and the texts of lists are made of, beside what makes the status and what is good or bad news. */
const PROFILE_SECTIONS = [
  'name',
  'short-name',
  'legal-form',
  'registration',
  'tax-number',
  'register-number',
  'seat',
  'founding',
  'activity',
  'headcount',
  'capital',
  'phone',
  'e-mail',
  'website',
  'bank-account',
  'site',
] satisfies FactSection[]

const STATUS_RULES = JSON.stringify(
  [...STATUS_BY_SECTION].map(([section, status]) => ({ section, status, severity: COMPANY_STATUSES.indexOf(status) })),
)
const INFO_RULES = JSON.stringify(listInfoFactRules())
const READ_SECTIONS = [
  ...PROFILE_SECTIONS,
  ...listInfoFactRules().map(({ section }) => section),
  ...STATUS_BY_SECTION.keys(),
]

const textsOf = (section: FactSection, field: string) =>
  sql`string_agg(payload->>${sql.lit(field)}, ${sql.lit(LISTED_BETWEEN)} order by slot) filter (where section = ${sql.lit(section)} and runs)`

// Facts with a running valid range are what a company is now; a name that ended is better than none. One that is longer
// than any known would not fit into the indexes.
const insertProfiles = command({
  temporary: [touchedCompanies],
  sql: sql`
with rules as materialized (
  select * from jsonb_to_recordset(${STATUS_RULES}::jsonb) as r(section text, status text, severity integer)
), info_rules as materialized (
  select * from jsonb_to_recordset(${INFO_RULES}::jsonb) as i(section text, type text, field text, accepted jsonb)
), inforce as (
  select f.company_id, f.section, f.slot, f.payload, f.valid, upper_inf(f.valid) as runs, r.severity,
    case when i.field is null or i.accepted ? (f.payload->>i.field) then i.type end as info_type
  -- The rules are joined to all facts at once, and not to those of each company.
  from (select t.company_id, f.* from touched_companies t cross join lateral (${ofEach(sql`
    select section, slot, payload, valid from facts
    where company_id = t.company_id and upper_inf(recorded) and section = any(${READ_SECTIONS}::text[])`)}) f offset 0) f
  left join rules r using (section) left join info_rules i using (section)
), known as (
  select company_id,
    (array_agg(payload->>'name' order by runs desc, lower(valid) desc nulls last) filter (where section = 'name'))[1] as name,
    max(payload->>'name') filter (where section = 'short-name' and runs) as short_name,
    max(payload->>'code') filter (where section = 'legal-form' and runs) as legal_form_code,
    max(payload->>'name') filter (where section = 'legal-form' and runs) as legal_form,
    max(payload->>'status') filter (where section = 'registration' and runs) as registration,
    max(lower(valid)) filter (where section = 'registration' and runs) as registered_since,
    max(severity) filter (where runs) as severity,
    (array_agg(lower(valid) order by severity desc, lower(valid)) filter (where severity is not null and runs))[1] as severe_since,
    max(payload->>'value') filter (where section = 'tax-number' and runs) as tax_number,
    (array_agg(payload->>'value' order by runs desc, slot, lower(valid) desc nulls last) filter (where section = 'register-number'))[1] as register_number,
    (array_agg(payload order by runs desc, lower(valid) desc nulls last) filter (where section = 'seat'))[1] as seat,
    -- As findBusinessStart in domain/company-life has it.
    coalesce(
      max(payload->>'on') filter (where section = 'founding' and runs),
      min(coalesce(payload->>'on', lower(valid)::text)) filter (where section = 'registration' and payload->>'status' = 'registered')
    ) as founded_on,
    (array_agg(payload order by slot) filter (where section = 'activity' and runs and (payload->>'isMain')::boolean))[1] as main_activity,
    (array_agg(payload->>'persons' order by lower(valid) desc nulls last) filter (where section = 'headcount'))[1] as headcount,
    (array_agg(payload order by lower(valid) desc nulls last) filter (where section = 'capital' and runs))[1] as capital,
    count(*) filter (where section = 'phone' and runs) as phone_count,
    count(*) filter (where section = 'e-mail' and runs) as email_count,
    count(*) filter (where section = 'website' and runs) as website_count,
    ${textsOf('phone', 'value')} as phones,
    ${textsOf('e-mail', 'value')} as emails,
    ${textsOf('website', 'value')} as websites,
    ${textsOf('bank-account', 'account')} as bank_accounts,
    ${textsOf('site', 'text')} as sites,
    count(*) filter (where section = 'procurement-award') as award_count,
    count(*) filter (where info_type = 'negative') as negative_count,
    count(*) filter (where info_type = 'positive') as positive_count
  from inforce group by company_id
), filed as (
  -- The one that domain/counted-accounts puts first. The narrow columns first: the amounts are read of it alone.
  select t.company_id, count(*) as statement_count,
    (array_agg(s.statement_id order by s.is_consolidated, upper(s.period) desc, lower(s.period), s.statement_id))[1] as statement_id
  from touched_companies t cross join lateral (${ofEach(sql`
    select statement_id, is_consolidated, period from statements where company_id = t.company_id and upper_inf(recorded)`)}) s
  group by t.company_id
), accounts as (
  select f.company_id, f.statement_count, extract(year from upper(s.period) - 1)::integer as year, s.currency, a.*
  from filed f
  -- By its key, one for each: of a join by two columns that hang together the planner expects a single row in all, and
  -- goes through the accounts of every company for each company.
  cross join lateral (
    select s.* from statements s where (s.company_id, s.statement_id) = (f.company_id, f.statement_id) limit 1
  ) s
  join statement_layouts l using (layout)
  cross join lateral (
    select max(amount) filter (where code = 'netSales') * s.unit as net_sales,
      coalesce(max(amount) filter (where code = 'profitAfterTax'),
        max(amount) filter (where code = 'netProfit') - coalesce(max(amount) filter (where code = 'netLoss'), 0),
        -max(amount) filter (where code = 'netLoss')) * s.unit as profit_after_tax,
      max(amount) filter (where code = 'equity') * s.unit as equity, max(amount) filter (where code = 'totalAssets') * s.unit as total_assets
    from unnest(array['netSales', 'profitAfterTax', 'netProfit', 'netLoss', 'equity', 'totalAssets']) as c(code)
    cross join lateral (select (s.amounts->>(array_position(l.codes, code) - 1))::numeric as amount) v
  ) a
), listed as (
  insert into listed_texts (company_id, phones, emails, websites, bank_accounts, sites)
  select company_id, phones, emails, websites, bank_accounts, sites from known
  where coalesce(phones, emails, websites, bank_accounts, sites) is not null
)
insert into company_profiles (
  company_id, kind, country_code, is_made_up, name, short_name, legal_form_code, legal_form, status, status_since,
  tax_number, register_number, register_number_key, seat, seat_zip, seat_settlement, seat_county, founded_on,
  main_activity_scheme, main_activity_code, headcount, capital, capital_currency, statement_year, statement_count,
  currency, net_sales, profit_after_tax, equity, total_assets, phone_count, email_count, website_count, award_count,
  negative_count, positive_count, prominence
)
select c.company_id, c.kind, c.country_code, c.is_made_up, left(coalesce(k.name, c.company_id), 500), k.short_name, k.legal_form_code, k.legal_form,
  case when k.registration = 'ceased' then 'ceased' when r.status is not null then r.status when k.registration = 'registered' then 'working' when k.registration = 'pending' then 'under-registration' else 'unknown' end,
  case when k.registration = 'ceased' then k.registered_since when r.status is not null then k.severe_since when k.registration = 'registered' then k.registered_since end,
  -- Digits only, as people type it; how it is written is the reader's business.
  regexp_replace(k.tax_number, '[^[:alnum:]]', '', 'g'), k.register_number, lower(regexp_replace(k.register_number, '[^[:alnum:]]', '', 'g')),
  k.seat->>'text', k.seat->>'zip', k.seat->>'settlement', k.seat->>'county', k.founded_on::date,
  k.main_activity->>'scheme', k.main_activity->>'code', k.headcount::integer, (k.capital->>'amount')::numeric, k.capital->>'currency',
  a.year, coalesce(a.statement_count, 0), a.currency, a.net_sales, a.profit_after_tax, a.equity, a.total_assets,
  coalesce(k.phone_count, 0), coalesce(k.email_count, 0), coalesce(k.website_count, 0), coalesce(k.award_count, 0), coalesce(k.negative_count, 0), coalesce(k.positive_count, 0),
  (ln(1 + coalesce(k.headcount::numeric, 0)) + ln(1 + greatest(coalesce(a.net_sales, 0), 0) / 1e6) + ln(1 + coalesce(k.award_count, 0)))::real
from touched_companies t
join companies c using (company_id)
left join known k using (company_id)
left join accounts a using (company_id)
left join lateral (select status from rules where severity = k.severity limit 1) r on true`,
})

const deleteProfiles = command({
  temporary: [touchedCompanies],
  sql: sql`delete from company_profiles p using touched_companies t where p.company_id = t.company_id`,
})

const deleteListedTexts = command({
  temporary: [touchedCompanies],
  sql: sql`delete from listed_texts l using touched_companies t where l.company_id = t.company_id`,
})

/** Derives the profiles, and the texts of lists, of `touched_companies` from facts and statements. */
export async function refreshProfiles(tx: DbOrTx): Promise<void> {
  await deleteProfiles.run(tx)
  await deleteListedTexts.run(tx)
  await insertProfiles.run(tx)
}
