import { bigint } from '@merleg/db/columns'
import { isSpread } from '@merleg/db/spread-register'
import type { Tx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command, statement } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { AMOUNT_COLUMN_NAMES } from '@merleg/domain/company-search/amount-criteria'
import { HEADCOUNT_IN_FORCE } from '@merleg/domain/company-search/headcount-age'
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
  'year_days',
  'is_consolidated',
  'filed_on',
  ...AMOUNT_COLUMN_NAMES,
  'equity_ratio',
  'sales_growth',
  'profit_after_tax',
  'foreign_currency',
  'foreign_sales',
  'foreign_profit',
  'flawed_year',
] as const

const DRAFTED = sql.raw(DRAFT_COLUMNS.join(', '))

/** What the rules of the house say of the companies of a page; `place`: counted from 1. */
export const searchDrafts = temporaryTable('search_drafts', {
  sql: sql`on commit drop as select company_id, 0 as place, ${DRAFTED} from search_profiles with no data`,
})

export const searchDraftInfos = temporaryTable('search_draft_infos', {
  sql: sql`(company_id text collate "C" not null, info_group text not null, item text not null, on_day date not null,
    from_day date not null, to_day date, silent_source text) on commit drop`,
})

/** Puts what was worked out where the statements below find it; to the end of the transaction. */
export async function stageDrafts(tx: Tx, drafts: readonly SearchDraft[]): Promise<void> {
  await searchDrafts.create(tx)
  await searchDraftInfos.create(tx)
  await copyRows(tx, {
    table: searchDrafts.name,
    columns: ['company_id', 'place', ...DRAFT_COLUMNS],
    rows: toRows(drafts),
  })
  const rows = drafts.flatMap(({ companyId, infos }) =>
    infos.map(({ group, item, on, from, to, silentSource }) => [companyId, group, item, on, from, to, silentSource]),
  )
  const columns = ['company_id', 'info_group', 'item', 'on_day', 'from_day', 'to_day', 'silent_source']
  await copyRows(tx, { table: searchDraftInfos.name, columns, rows })
  await searchDrafts.analyze(tx)
}

function* toRows(drafts: readonly SearchDraft[]): Generator<readonly unknown[]> {
  for (const [index, draft] of drafts.entries()) {
    const { companyId, legalForm, countyCode, regionCode, mainClass, accounts, flawedYear } = draft
    yield [
      companyId,
      index + 1,
      legalForm,
      countyCode,
      regionCode,
      mainClass,
      accounts?.year,
      accounts?.yearDays,
      accounts?.isConsolidated ?? false,
      accounts?.filedOn,
      ...AMOUNT_COLUMN_NAMES.map((column) => accounts?.amounts[column]),
      accounts?.equityRatio,
      accounts?.salesGrowth,
      accounts?.shown.profitAfterTax,
      accounts?.shown.foreignCurrency,
      accounts?.shown.foreignSales,
      accounts?.shown.foreignProfit,
      flawedYear,
    ]
  }
}

const COLUMNS = [
  'name',
  'status',
  'settlement',
  'founded_on',
  'headcount',
  'headcount_until',
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

// Whom the register tells to control shares or votes stands for an owner where none is told (domain `chooseHoldings`).
// The state and what belongs to it is known by its name, as `connections` tells it; the plain comparison before spares most
// names the expression. In which country an owner is, the register tells, or else its id (domain `parseReportId`). Company by
// company: joined, all of a page would be compared with all of it.
const OWNERS = sql`
  select bit_or(case
      when left(f.party_id, 2) in ('BI', 'EI') or (f.payload->>'name' ilike any (array['%magyar%', '%nkorm%'])
        and f.payload->>'name' ~* '(^magyar állam\\M|önkormányzata?$)') then ${bitOf('public')}
      when f.payload->>'partyKind' = 'person'
        then ${bitOf('person')} | case when c.country <> p.country_code then ${bitOf('foreign')} else 0 end
      when c.country <> p.country_code then ${bitOf('foreign')}
      when f.payload->>'partyKind' <> 'company' then ${bitOf('unknown')}
      when c.country is null then ${bitOf('unplaced')}
      else ${bitOf('company')} end) as kinds
  from facts f
  cross join lateral (select coalesce(f.payload->>'countryCode', case
    when f.party_id ~ '^[a-z]{2}-' then upper(left(f.party_id, 2))
    when f.party_id ~ '^(SE|NP|TE)?\\d{8}$' then 'HU' end) as country) c
  where f.company_id = p.company_id and upper_inf(f.recorded) and upper_inf(f.valid) and (f.section = 'member'
    or (f.section = 'beneficial-owner' and coalesce(f.payload->>'shareMin', f.payload->>'votesMin') is not null
      and not exists (select from facts m where m.company_id = f.company_id and m.section = 'member'
        and upper_inf(m.recorded) and upper_inf(m.valid))))`

// Of the one that the wide row p has.
const HEADCOUNT_END = sql`
  select (array_agg(upper(f.valid) order by lower(f.valid) desc nulls last))[1] as day from facts f
  where f.company_id = p.company_id and f.section = 'headcount' and upper_inf(f.recorded)`

const nextRevisions = statement({
  row: { revision: bigint },
  examples: [1],
  sql: (count: number) =>
    sql`select nextval('search_revisions') as revision from generate_series(1, ${count}::integer) order by revision`,
})

// Those that are there are changed in place: a row that is only proposed would take a number of its own. Revisions are taken before,
// one for each draft: a cluster draws no numbers in an update.
const storeProfiles = command({
  temporary: [searchDrafts],
  examples: [[1]],
  sql: (revisions: readonly number[]) => sql`
    with told as (
      select p.company_id, p.name, p.status, p.seat_settlement as settlement, p.founded_on, p.headcount,
        coalesce(h.day - 1, ${sql.lit(HEADCOUNT_IN_FORCE)}::date) as headcount_until,
        coalesce(o.kinds, ${bitOf('unknown')})::smallint as owner_kinds,
        ((p.phone_count > 0)::integer * ${sql.lit(CONTACT_BITS.phone)} + (p.email_count > 0)::integer * ${sql.lit(CONTACT_BITS.email)}
          + (p.website_count > 0)::integer * ${sql.lit(CONTACT_BITS.website)})::smallint as contacts,
        (${[...revisions]}::bigint[])[d.place] as revision, s.points, ${PROBABILITY} as probability,
        ${sql.raw(DRAFT_COLUMNS.map((column) => `d.${column}`).join(', '))}
      from search_drafts d
      join company_profiles p using (company_id)
      cross join lateral (${OWNERS}) o
      cross join lateral (${HEADCOUNT_END}) h
      left join scores s on s.company_id = d.company_id and s.superseded_at is null
    ), fresh as materialized (
      select f.*, k.company_id is null as is_new from told f left join search_profiles k on k.company_id = f.company_id
      where k.company_id is null or (${listOf('k')}) is distinct from (${listOf('f')})
    ), changed as (
      update search_profiles k
      set (revision, ${sql.raw(COLUMNS.join(', '))}) = row(f.revision, ${listOf('f')})
      from fresh f where k.company_id = f.company_id and not f.is_new
    )
    insert into search_profiles (company_id, revision, ${sql.raw(COLUMNS.join(', '))})
    select f.company_id, f.revision, ${listOf('f')} from fresh f where f.is_new order by f.company_id`,
})

/** Makes the profiles of so many staged companies anew; where one is the same nothing is written. */
export async function storeSearchProfiles(tx: Tx, count: number): Promise<void> {
  const revisions = await nextRevisions.list(tx, count)
  await storeProfiles.run(
    tx,
    revisions.map(({ revision }) => revision),
  )
}

/** Of a cluster: companies with other ratings than those they are searched for by, each with the number of its change. */
const otherRatings = temporaryTable('other_ratings', {
  sql: sql`(company_id text collate "C" not null, points smallint, probability integer,
    revision bigint not null default nextval('search_revisions')) on commit drop`,
})

const stageRatings = command({
  temporary: [otherRatings],
  examples: [0],
  sql: (after: number) => sql`
    insert into other_ratings (company_id, points, probability)
    select p.company_id, s.points, ${PROBABILITY} from search_profiles p join scores s using (company_id)
    where s.revision > ${after}::bigint and s.superseded_at is null
      and (p.points, p.probability) is distinct from (s.points, ${PROBABILITY})`,
})

const storeRatings = command({
  temporary: [otherRatings],
  examples: [0],
  sql: (after: number) => sql`
    update search_profiles p set points = s.points, probability = ${PROBABILITY}, revision = nextval('search_revisions')
    from scores s
    where s.company_id = p.company_id and s.revision > ${after}::bigint and s.superseded_at is null
      and (p.points, p.probability) is distinct from (s.points, ${PROBABILITY})`,
  // One machine needs no table for it, which takes as long as the update.
  onCluster: sql`
    update search_profiles p set points = o.points, probability = o.probability, revision = o.revision
    from other_ratings o where p.company_id = o.company_id`,
})

/** Takes over the ratings in force that were found after a revision. Returns how many were others. */
export async function storeRatingsInForce(tx: Tx, { after }: { after: number }): Promise<number> {
  if (await isSpread(tx)) {
    await otherRatings.create(tx)
    await stageRatings.run(tx, after)
    await otherRatings.analyze(tx)
  }
  return storeRatings.run(tx, after)
}
