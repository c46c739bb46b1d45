import type { DbOrTx, Tx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { AMOUNT_COLUMN_NAMES } from '@merleg/domain/company-search/amount-criteria'
import { OWNER_KINDS } from '@merleg/domain/company-search/criteria'
import { sql } from 'kysely'
import { CONTACT_BITS } from './contact-kinds.ts'
import type { SearchDraft } from './search-drafts.ts'

const DRAFT_COLUMNS = [
  'legal_form',
  'county_code',
  'region_code',
  'main_class',
  'statement_year',
  'filed_on',
  ...AMOUNT_COLUMN_NAMES,
  'equity_ratio',
  'sales_growth',
] as const

const DRAFTED = sql.raw(DRAFT_COLUMNS.join(', '))

/** What the rules of the house say of the companies of a page. */
const searchDrafts = temporaryTable('search_drafts', {
  sql: sql`on commit drop as select company_id, ${DRAFTED} from search_profiles with no data`,
})

const searchDraftInfos = temporaryTable('search_draft_infos', {
  sql: sql`(company_id text collate "C" not null, info_group text not null, item text not null, on_day date not null,
    from_day date not null, to_day date) on commit drop`,
})

/** Puts what was worked out where the statements below find it; to the end of the transaction. */
export async function stageDrafts(tx: Tx, drafts: readonly SearchDraft[]): Promise<void> {
  await searchDrafts.create(tx)
  await searchDraftInfos.create(tx)
  await copyRows(tx, { table: searchDrafts.name, columns: ['company_id', ...DRAFT_COLUMNS], rows: toRows(drafts) })
  const rows = drafts.flatMap(({ companyId, infos }) =>
    infos.map(({ group, item, on, from, to }) => [companyId, group, item, on, from, to]),
  )
  const columns = ['company_id', 'info_group', 'item', 'on_day', 'from_day', 'to_day']
  await copyRows(tx, { table: searchDraftInfos.name, columns, rows })
  await searchDrafts.analyze(tx)
}

function* toRows(drafts: readonly SearchDraft[]): Generator<readonly unknown[]> {
  for (const { companyId, legalForm, countyCode, regionCode, mainClass, accounts } of drafts)
    yield [
      companyId,
      legalForm,
      countyCode,
      regionCode,
      mainClass,
      accounts?.year,
      accounts?.filedOn,
      ...AMOUNT_COLUMN_NAMES.map((column) => accounts?.amounts[column]),
      accounts?.equityRatio,
      accounts?.salesGrowth,
    ]
}

const COLUMNS = [
  'name',
  'status',
  'settlement',
  'founded_on',
  'headcount',
  'owner_kinds',
  'contacts',
  'points',
  'probability',
  ...DRAFT_COLUMNS,
]
const listOf = (alias: string) => sql.raw(COLUMNS.map((column) => `${alias}.${column}`).join(', '))
const bitOf = (kind: (typeof OWNER_KINDS)[number]) => sql.lit(1 << OWNER_KINDS.indexOf(kind))

/** Of a rating s: thousandths of a per cent. */
const PROBABILITY = sql`round(s.probabilities[1] * 100000)::integer`

// The state and what belongs to it is known by its name, as `connections` tells it.
const OWNERS = sql`
  select f.company_id, bit_or(case
      when f.party_id ~ '^(BI|EI)' or f.payload->>'name' ~* '(^magyar állam\\M|önkormányzata?$)' then ${bitOf('public')}
      when f.party_id ~ '^[a-z]{2}-' and upper(left(f.party_id, 2)) <> c.country_code then ${bitOf('foreign')}
      when f.payload->>'partyKind' = 'person' then ${bitOf('person')}
      when f.payload->>'partyKind' = 'company' then ${bitOf('company')}
      else ${bitOf('unknown')} end) as kinds
  from search_drafts d join companies c using (company_id) join facts f using (company_id)
  where f.section = 'member' and upper_inf(f.recorded) and upper_inf(f.valid)
  group by f.company_id`

// Those that are there are changed in place: a row that is only proposed would take a number of its own.
const storeProfiles = command({
  temporary: [searchDrafts],
  sql: sql`
    with fresh as materialized (
      select p.company_id, p.name, p.status, p.seat_settlement as settlement, p.founded_on, p.headcount,
        coalesce(o.kinds, ${bitOf('unknown')})::smallint as owner_kinds,
        ((p.phone_count > 0)::integer * ${sql.lit(CONTACT_BITS.phone)} + (p.email_count > 0)::integer * ${sql.lit(CONTACT_BITS.email)}
          + (p.website_count > 0)::integer * ${sql.lit(CONTACT_BITS.website)})::smallint as contacts,
        s.points, ${PROBABILITY} as probability, ${sql.raw(DRAFT_COLUMNS.map((column) => `d.${column}`).join(', '))}
      from search_drafts d
      join company_profiles p using (company_id)
      left join (${OWNERS}) o using (company_id)
      left join scores s on s.company_id = d.company_id and s.superseded_at is null
    ), changed as (
      update search_profiles k
      set (revision, ${sql.raw(COLUMNS.join(', '))}) = row(nextval('search_revisions'), ${listOf('f')})
      from fresh f where k.company_id = f.company_id and (${listOf('k')}) is distinct from (${listOf('f')})
    )
    insert into search_profiles (company_id, ${sql.raw(COLUMNS.join(', '))})
    select f.company_id, ${listOf('f')} from fresh f
    where not exists (select from search_profiles k where k.company_id = f.company_id)
    order by f.company_id`,
})

/** The words of a value, each after a mark that says what it is a word of; `value` is folded. */
const words = (mark: string, value: string) =>
  sql.raw(`select '${mark}:' || w from string_to_table(fold_name(${value}), ' ') w where w <> ''`)
/** A mark by itself, where the condition holds. */
const mark = (text: string, condition: string) => sql.raw(`select '${text}' where ${condition}`)
const vectorOf = (parts: readonly ReturnType<typeof words>[]) =>
  sql`array_to_tsvector(array(select distinct w from (${sql.join(parts, sql` union all `)}) words(w) where w is not null))`

const SIDE_TABLES = [
  'search_addresses',
  'search_people',
  'search_activities',
  'search_infos',
  'search_identifiers',
] as const

const deleteFormer = SIDE_TABLES.map((table) =>
  command({
    temporary: [searchDrafts],
    sql: sql`delete from ${sql.table(table)} t using search_drafts d where t.company_id = d.company_id`,
  }),
)

const storeAddresses = command({
  temporary: [searchDrafts],
  sql: sql`
    insert into search_addresses (company_id, fact_id, valid, words)
    select f.company_id, f.fact_id, f.valid, ${vectorOf([
      words('a', `f.payload->>'text'`),
      words('z', `f.payload->>'zip'`),
      words('c', `f.payload->>'settlement'`),
      words('s', `f.payload->>'street'`),
      words('y', `f.payload->>'county'`),
      mark('k:Headquarter', `f.section = 'seat'`),
      mark('k:Site', `f.section = 'site'`),
      mark('k:Branch', `f.section = 'branch'`),
    ])}
    from search_drafts d join facts f using (company_id)
    where f.section in ('seat', 'site', 'branch') and upper_inf(f.recorded)`,
})

const storePeople = command({
  temporary: [searchDrafts],
  sql: sql`
    insert into search_people (company_id, fact_id, valid, words)
    select f.company_id, f.fact_id, f.valid, ${vectorOf([
      words('n', `f.payload->>'name'`),
      words('m', `f.payload->>'motherName'`),
      // An address in one line: a zip, the settlement, and after a comma the street.
      words('z', `substring(f.payload->>'address' from '\\m\\d{4,6}\\M')`),
      words('c', `split_part(f.payload->>'address', ',', 1)`),
      words('s', `regexp_replace(f.payload->>'address', '^[^,]*,', '')`),
      mark('k:Signer', `f.section in ('signatory', 'representative')`),
      mark('k:Member', `f.section = 'member'`),
      mark('k:Auditor', `f.section = 'auditor'`),
      // The numbers of companies are those of their ids; of people those of traders and of tax payers.
      sql`select 't:' || substring(f.party_id from '^\\d{8}$')`,
      sql`select 't:' || lower(regexp_replace(f.payload->>'registerNumber', '[^[:alnum:]]', '', 'g'))`,
      sql`select 'p:' || substring(f.party_id from '^(?:SE|TE)(\\d{8})$')`,
    ])}
    from search_drafts d join facts f using (company_id)
    where f.section in ('signatory', 'representative', 'member', 'auditor', 'supervisory-board') and upper_inf(f.recorded)`,
})

const storeActivities = command({
  temporary: [searchDrafts],
  sql: sql`
    insert into search_activities (company_id, fact_id, class_code, is_main, valid)
    select f.company_id, f.fact_id, left(a.digits, 4), coalesce((f.payload->>'isMain')::boolean, false), f.valid
    from search_drafts d join facts f using (company_id)
    cross join lateral (select replace(f.payload->>'code', '.', '') as digits) a
    where f.section = 'activity' and upper_inf(f.recorded) and a.digits ~ '^\\d{4}'`,
})

const storeInfos = command({
  temporary: [searchDrafts, searchDraftInfos],
  examples: ['[]'],
  sql: (rules: string) => sql`
    insert into search_infos (company_id, info_group, item, days, valid)
    select f.company_id, i."group", f.fact_id::text,
      case when f.payload ? 'awardedOn' then daterange((f.payload->>'awardedOn')::date, (f.payload->>'awardedOn')::date, '[]')
        when lower_inf(f.valid) and upper_inf(f.valid) then null
        when lower_inf(f.valid) then daterange(upper(f.valid) - 1, upper(f.valid)) else f.valid end, f.valid
    from jsonb_to_recordset(${rules}::jsonb) as i("group" text, section text, field text, accepted jsonb), search_drafts d join facts f using (company_id)
    where f.section = i.section and upper_inf(f.recorded) and (i.field is null or i.accepted ? (f.payload->>i.field))
    union all
    select company_id, info_group, item, daterange(least(on_day, from_day), to_day), daterange(from_day, to_day)
    from search_draft_infos`,
})

const digits = (value: string) => sql.raw(`lower(regexp_replace(${value}, '[^[:alnum:]]', '', 'g'))`)

const storeIdentifiers = command({
  temporary: [searchDrafts],
  sql: sql`
    insert into search_identifiers (company_id, kind, fact_id, key, valid)
    select f.company_id, k.kind, f.fact_id, k.key, f.valid
    from search_drafts d join facts f using (company_id)
    cross join lateral (select
      case f.section when 'bank-account' then 'account' when 'register-number' then 'register' else 'tax' end as kind,
      case f.section
        when 'bank-account' then regexp_replace(regexp_replace(${digits(`f.payload->>'account'`)}, '^hu\\d\\d', ''), '^(\\d{16})0{8}$', '\\1')
        when 'register-number' then ${digits(`f.payload->>'value'`)}
        else regexp_replace(${digits(`f.payload->>'value'`)}, '^hu', '') end as key) k
    where f.section in ('tax-number', 'eu-tax-number', 'register-number', 'bank-account') and upper_inf(f.recorded) and k.key <> ''
    union all
    -- The id of a Hungarian company is the stem of its tax number.
    select d.company_id, 'tax', 0, d.company_id, daterange(null, null) from search_drafts d where d.company_id ~ '^\\d{8}$'`,
})

/** Makes everything that the staged companies are searched for by anew; of a profile that is the same nothing is written. */
export async function storeSearchProfiles(tx: Tx, infoRules: string): Promise<void> {
  await storeProfiles.run(tx)
  for (const deletion of deleteFormer) await deletion.run(tx)
  await storeAddresses.run(tx)
  await storePeople.run(tx)
  await storeActivities.run(tx)
  await storeInfos.run(tx, infoRules)
  await storeIdentifiers.run(tx)
}

const storeRatings = command({
  sql: sql`
    update search_profiles p set points = s.points, probability = ${PROBABILITY}, revision = nextval('search_revisions')
    from scores s
    where s.company_id = p.company_id and s.superseded_at is null
      and (p.points, p.probability) is distinct from (s.points, ${PROBABILITY})`,
})

/** Takes over the ratings in force. Returns how many were others. */
export async function storeRatingsInForce(db: DbOrTx): Promise<number> {
  return storeRatings.run(db)
}
