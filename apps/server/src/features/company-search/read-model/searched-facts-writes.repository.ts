import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { type InfoGroupId, OVERDUE_ACCOUNTS } from '@merleg/domain/company-info/info-groups'
import type { FactSection } from '@merleg/domain/fact-sections'
import { LATER_MARK } from '@merleg/domain/reference/later-activities'
import { sql } from 'kysely'
import { searchDraftInfos, searchDrafts } from './search-profile-writes.repository.ts'

/** The words of a value, each after a mark that says what it is a word of; `folded` has single blanks between them. */
const marked = (mark: string, folded: string) => `'${mark}:' || replace(nullif(${folded}, ''), ' ', ' ${mark}:')`
const words = (mark: string, value: string) => sql.raw(marked(mark, `fold_name(${value})`))
/** As words, of what has no accents: to fold a text takes longer than all else. */
const numbers = (mark: string, value: string) =>
  sql.raw(marked(mark, `btrim(regexp_replace(lower(${value}), '[^[:alnum:]]+', ' ', 'g'))`))
/** A mark by itself, where the condition holds. */
const mark = (text: string, condition: string) => sql.raw(`case when ${condition} then '${text}' end`)
/** One text for all of them, as a subquery for each would take as long as all foldings. */
const vectorOf = (parts: readonly ReturnType<typeof words>[]) =>
  sql`array_to_tsvector(coalesce(string_to_array(nullif(concat_ws(' ', ${sql.join(parts)}), ''), ' '), '{}'))`

const SIDE_TABLES = [
  'search_addresses',
  'search_people',
  'search_activities',
  'search_infos',
  'search_identifiers',
] as const

const [lastTable, ...otherTables] = SIDE_TABLES
const deleteOf = (table: (typeof SIDE_TABLES)[number]) =>
  sql`delete from ${sql.table(table)} t using search_drafts d where t.company_id = d.company_id`

const deleteFormer = command({
  temporary: [searchDrafts],
  sql: sql`
    with ${sql.join(otherTables.map((table) => sql`${sql.id(`former_${table}`)} as (${deleteOf(table)})`))}
    ${deleteOf(lastTable)}`,
})

const ADDRESSES = sql`
  insert into search_addresses (company_id, fact_id, valid, words)
  select f.company_id, f.fact_id, f.valid, ${vectorOf([
    words('a', `f.payload->>'text'`),
    numbers('z', `f.payload->>'zip'`),
    words('c', `f.payload->>'settlement'`),
    words('s', `f.payload->>'street'`),
    words('y', `f.payload->>'county'`),
    mark('k:Headquarter', `f.section = 'seat'`),
    mark('k:Site', `f.section = 'site'`),
    mark('k:Branch', `f.section = 'branch'`),
  ])}
  from told f where f.section in ('seat', 'site', 'branch')`

const PEOPLE = sql`
  insert into search_people (company_id, fact_id, valid, words)
  select f.company_id, f.fact_id, f.valid, ${vectorOf([
    words('n', `f.payload->>'name'`),
    words('m', `f.payload->>'motherName'`),
    // An address in one line: a zip, the settlement, and after a comma the street.
    numbers('z', `substring(f.payload->>'address' from '\\m\\d{4,6}\\M')`),
    words('c', `split_part(f.payload->>'address', ',', 1)`),
    words('s', `regexp_replace(f.payload->>'address', '^[^,]*,', '')`),
    mark('k:Signer', `f.section in ('signatory', 'representative')`),
    mark('k:Member', `f.section = 'member'`),
    mark('k:Auditor', `f.section = 'auditor'`),
    // The numbers of companies are those of their ids; of people those of traders and of tax payers.
    sql`case when length(f.party_id) = 8 then 't:' || substring(f.party_id from '^\\d{8}$') end`,
    sql`'t:' || lower(regexp_replace(f.payload->>'registerNumber', '[^[:alnum:]]', '', 'g'))`,
    sql`case when length(f.party_id) = 10 then 'p:' || substring(f.party_id from '^(?:SE|TE)(\\d{8})$') end`,
  ])}
  from told f
  where f.section in ('signatory', 'representative', 'member', 'auditor', 'supervisory-board', 'beneficial-owner')`

// As domain `markLaterClass` writes a class of NACE Rev. 2.1.
const ACTIVITIES = sql`
  insert into search_activities (company_id, fact_id, class_code, is_main, valid)
  select f.company_id, f.fact_id, left(a.digits, 4) || case when f.payload->>'scheme' = 'NACE21' then ${sql.lit(LATER_MARK)} else '' end,
    coalesce((f.payload->>'isMain')::boolean, false), f.valid
  from told f
  cross join lateral (select replace(f.payload->>'code', '.', '') as digits) a
  where f.section = 'activity' and a.digits ~ '^\\d{4}'`

/** Does a fact f say that accounts are overdue? */
const IS_OVERDUE = sql`(f.section = 'register-detail' and f.slot = ${sql.lit(OVERDUE_ACCOUNTS)})`

const infosOf = (sections: readonly FactSection[]) => sql`
  insert into search_infos (company_id, info_group, item, days, valid, silent_source)
  select f.company_id, i."group", f.fact_id::text,
    case when f.payload ? 'awardedOn' then daterange((f.payload->>'awardedOn')::date, (f.payload->>'awardedOn')::date, '[]')
      when lower_inf(f.valid) and upper_inf(f.valid) then null
      when lower_inf(f.valid) then daterange(upper(f.valid) - 1, upper(f.valid)) else f.valid end, f.valid, null
  -- These first: all that was told would be gone through for each rule.
  from (select * from told where section = any(${[...sections]}::text[]) offset 0) f join rules i using (section)
  where i.field is null or i.accepted ? (f.payload->>i.field)
  union all
  select company_id, info_group, item, daterange(least(on_day, from_day), to_day), daterange(from_day, to_day), silent_source
  from search_draft_infos
  union all
  -- As the page of negative information lists it.
  select f.company_id, ${sql.lit('missing-statement' satisfies InfoGroupId)}, f.fact_id::text,
    daterange((f.payload->>'value')::date, null), f.valid, null
  from told f where ${IS_OVERDUE} and upper_inf(f.valid) and pg_input_is_valid(f.payload->>'value', 'date')`

const digits = (value: string) => sql.raw(`lower(regexp_replace(${value}, '[^[:alnum:]]', '', 'g'))`)

const IDENTIFIERS = sql`
  insert into search_identifiers (company_id, kind, fact_id, key, valid)
  select f.company_id, k.kind, f.fact_id, k.key, f.valid
  from told f
  cross join lateral (select
    case f.section when 'bank-account' then 'account' when 'register-number' then 'register' else 'tax' end as kind,
    case f.section
      when 'bank-account' then regexp_replace(regexp_replace(${digits(`f.payload->>'account'`)}, '^hu\\d\\d', ''), '^(\\d{16})0{8}$', '\\1')
      when 'register-number' then ${digits(`f.payload->>'value'`)}
      else regexp_replace(${digits(`f.payload->>'value'`)}, '^hu', '') end as key
    -- Once, and not again for the condition.
    offset 0) k
  where f.section in ('tax-number', 'eu-tax-number', 'register-number', 'bank-account') and k.key <> ''
  union all
  -- The id of a Hungarian company is the stem of its tax number.
  select d.company_id, 'tax', 0, d.company_id, daterange(null, null) from search_drafts d where d.company_id ~ '^\\d{8}$'`

/** What is read for the tables above, beside what is good or bad news. */
const SECTIONS = [
  'seat',
  'site',
  'branch',
  'signatory',
  'representative',
  'member',
  'auditor',
  'supervisory-board',
  'beneficial-owner',
  'activity',
  'tax-number',
  'eu-tax-number',
  'register-number',
  'bank-account',
] satisfies FactSection[]

/** Which facts are good or bad news: with the values that are, where not all of a field. */
export type InfoRule = { group: string; section: FactSection; field: string | null; accepted: readonly string[] | null }

// The facts are gone through once for all of the tables: to read them takes as long as to write one.
const storeFacts = command({
  temporary: [searchDrafts, searchDraftInfos],
  examples: [[]],
  sql: (rules: readonly InfoRule[]) => {
    const infoSections = [...new Set(rules.map(({ section }) => section))]
    return sql`
    with rules as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as i("group" text, section text, field text, accepted jsonb)
    ), told as materialized (
      select f.company_id, f.fact_id, f.section, f.slot, f.party_id, f.payload, f.valid from search_drafts d join facts f using (company_id)
      where (f.section = any(${[...SECTIONS, ...infoSections]}::text[]) or ${IS_OVERDUE}) and upper_inf(f.recorded)
    ), addresses as (${ADDRESSES}
    ), people as (${PEOPLE}
    ), activities as (${ACTIVITIES}
    ), infos as (${infosOf(infoSections)}
    )
    ${IDENTIFIERS}`
  },
})

/** Makes what the staged companies have several of anew. */
export async function storeSearchedFacts(tx: Tx, rules: readonly InfoRule[]): Promise<void> {
  await deleteFormer.run(tx)
  await storeFacts.run(tx, rules)
}
