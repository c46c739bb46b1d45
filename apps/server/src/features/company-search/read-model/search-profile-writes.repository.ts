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
export const searchDrafts = temporaryTable('search_drafts', {
  sql: sql`on commit drop as select company_id, ${DRAFTED} from search_profiles with no data`,
})

export const searchDraftInfos = temporaryTable('search_draft_infos', {
  sql: sql`(company_id text collate "C" not null, info_group text not null, item text not null, on_day date not null,
    from_day date not null, to_day date, silent_source text) on commit drop`,
})

/** Puts what was worked out where the statements below find it; to the end of the transaction. */
export async function stageDrafts(tx: Tx, drafts: readonly SearchDraft[]): Promise<void> {
  await searchDrafts.create(tx)
  await searchDraftInfos.create(tx)
  await copyRows(tx, { table: searchDrafts.name, columns: ['company_id', ...DRAFT_COLUMNS], rows: toRows(drafts) })
  const rows = drafts.flatMap(({ companyId, infos }) =>
    infos.map(({ group, item, on, from, to, silentSource }) => [companyId, group, item, on, from, to, silentSource]),
  )
  const columns = ['company_id', 'info_group', 'item', 'on_day', 'from_day', 'to_day', 'silent_source']
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

// Whom the register tells to control shares or votes stands for an owner where none is told (domain `chooseHoldings`).
// The state and what belongs to it is known by its name, as `connections` tells it; the plain comparison before spares most
// names the expression. Company by company: joined, all of a page would be compared with all of it.
const OWNERS = sql`
  select bit_or(case
      when left(f.party_id, 2) in ('BI', 'EI') or (f.payload->>'name' ilike any (array['%magyar%', '%nkorm%'])
        and f.payload->>'name' ~* '(^magyar állam\\M|önkormányzata?$)') then ${bitOf('public')}
      when f.party_id ~ '^[a-z]{2}-' and upper(left(f.party_id, 2)) <> p.country_code then ${bitOf('foreign')}
      when f.payload->>'partyKind' = 'person' then ${bitOf('person')}
      when f.payload->>'partyKind' = 'company' then ${bitOf('company')}
      else ${bitOf('unknown')} end) as kinds
  from facts f
  where f.company_id = p.company_id and upper_inf(f.recorded) and upper_inf(f.valid) and (f.section = 'member'
    or (f.section = 'beneficial-owner' and coalesce(f.payload->>'shareMin', f.payload->>'votesMin') is not null
      and not exists (select from facts m where m.company_id = f.company_id and m.section = 'member'
        and upper_inf(m.recorded) and upper_inf(m.valid))))`

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
      cross join lateral (${OWNERS}) o
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

/** Makes the profiles of the staged companies anew; where one is the same nothing is written. */
export async function storeSearchProfiles(tx: Tx): Promise<void> {
  await storeProfiles.run(tx)
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
