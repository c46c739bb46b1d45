import { arrayOf, bigint, boolean, integer, json, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { WINDING_UP_POSTS } from '@merleg/domain/group/group-head'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { ANSWERING_OFFICES, RATED_IN_FORCE, RATED_WITH_PAST } from '@merleg/domain/score/inputs/rated-sections'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from '../../register/known-at.repository.ts'
import { listWholeLists, type WholeList } from '../../register/whole-lists.repository.ts'
import { FILINGS, isFiled } from './published-statements.repository.ts'
import { type KnownFact, toRegisterFacts } from './register-facts.ts'
import { listSources, readOf, type ReadSource } from './sources.repository.ts'

/** The sections that say a company failed, as the partial index over them has them written. */
export const FAILURES = sql.join(FAILURE_SECTIONS.map((section) => sql.lit(section)))

type PackedFact = [section: string, slot: string, from: string | null, to: string | null, value: string | null]
type PackedFiling = [day: string, firstFiledOn: string | null, isConsolidated: boolean, batchId: number]

/** As the database answers, of {@link ROW_SQL}. */
export const ROW_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  facts: orNull(json<PackedFact[]>()),
  batchIds: orNull(arrayOf(bigint)),
  hasOfficers: boolean,
  filings: orNull(json<PackedFiling[]>()),
}
type Row = RowOf<typeof ROW_COLUMNS>

/** Of companies c, their facts f and statements s on a day. */
export const ROW_SQL: RawBuilder<unknown> = sql`c.company_id as "companyId", c.kind, c.country_code as "countryCode", f.facts,
  f.batch_ids as "batchIds", coalesce(f.has_officers, false) as "hasOfficers", s.filings`

/** Joins to companies c what was known of them on a day. */
function knownOn(day: RawBuilder<unknown>, knownAt: Date | null): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select ${tellOn(day)} from facts f where f.company_id = c.company_id and ${isKnown(day, knownAt)}
    ) f on true
    left join lateral (
      select ${FILINGS} from statements s where s.company_id = c.company_id and ${isFiled(day, knownAt)}
    ) s on true`
}

/** What facts f tell on a day: the values that count, who says so, and whether anybody holds an office or a share. */
export function tellOn(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_agg(json_build_array(f.section, f.slot, lower(f.valid), upper(f.valid), case f.section
          when 'registration' then concat_ws(' ', f.payload->>'status', f.payload->>'on')
          when 'founding' then f.payload->>'on'
          when 'legal-form' then concat(f.payload->>'code', chr(10), f.payload->>'name')
          when 'seat' then f.payload->>'text'
          when 'procedure' then array_to_string(array(select jsonb_array_elements_text(f.payload->'mayBe')), ' ')
          when 'tax-number-status' then f.payload->>'status'
          when 'sanction' then f.payload->>'grade'
          when 'activity' then concat_ws(' ', f.payload->>'scheme', f.payload->>'code')
          when 'headcount' then f.payload->>'persons' end) order by lower(f.valid) nulls first, f.section, f.slot)
          filter (where f.section = any(${[...RATED_WITH_PAST]}::text[]) or (f.section = any(${[...RATED_IN_FORCE]}::text[]) and f.valid @> ${day})
            or (f.section = 'activity' and (f.payload->>'isMain')::boolean and f.valid @> ${day})) as facts,
        array_agg(distinct f.batch_id) as batch_ids,
        bool_or(f.party_id is not null and f.section = any(${[...ANSWERING_OFFICES]}::text[]) and f.valid @> ${day}) as has_officers`
}

/** Of facts f: had begun by a day; of one that nobody knows the beginning of, we knew by then. */
export function isKnown(day: RawBuilder<unknown>, knownAt: Date | null = null): RawBuilder<boolean> {
  return sql`${isKnownAt('f', knownAt)}
        and case when lower_inf(f.valid) then lower(f.recorded) < ${day} + 1 else lower(f.valid) <= ${day} end`
}

/** `knownAt`: with no more than we knew then, and what we thought then; now where it is left out. */
type CompaniesOn = { companyIds: readonly string[]; asOf: string; knownAt?: Date | null }
const ANY_COMPANIES: CompaniesOn = { companyIds: [''], asOf: '2026-01-01' }

const rowsOn = statement({
  row: ROW_COLUMNS,
  examples: [ANY_COMPANIES, { ...ANY_COMPANIES, knownAt: new Date(0) }],
  sql: ({ companyIds, asOf, knownAt = null }: CompaniesOn) => sql`
    ${onePlan} select ${ROW_SQL}
    from companies c ${knownOn(sql`${asOf}::date`, knownAt)}
    where c.company_id = any(${[...companyIds]}::text[])`,
})

/**
 * What the register knew of companies on a day (YYYY-MM-DD), for their rating. Nothing that began later is seen, nor
 * accounts published later; a fact that nobody knows the beginning of counts from the day we learnt of it. With `knownAt`
 * nothing that was learnt later either; only who held offices and shares is always taken as it is known now.
 */
export async function loadRegisterFacts(
  db: DbOrTx,
  { companyIds, asOf, knownAt = null }: CompaniesOn,
): Promise<Map<string, RegisterFacts>> {
  const [rows, failures, lists] = await Promise.all([
    rowsOn.list(db, { companyIds, asOf, knownAt }),
    countOfficerFailures(db, { companyIds, asOf, knownAt }),
    listWholeLists(db, { companyIds, days: [asOf], knownAt }),
  ])
  const sources = await listSources(db, { companyIds, batchIds: new Set(rows.flatMap(listBatches)), asOf, knownAt })
  return new Map(
    rows.map((row) => {
      const own = lists.get(`${row.companyId} ${asOf}`) ?? []
      const found = { sources, lists: own, failures: failures.get(row.companyId) ?? 0 }
      return [row.companyId, toFacts(row, found, asOf)]
    }),
  )
}

type FoundOfRow = { sources: ReadonlyMap<number, ReadSource>; lists: readonly WholeList[]; failures: number }

/** What a row says on a day, with the sources by batch, the lists that leave it out, and the failed companies of the officers. */
export function toFacts(row: Row, { sources, lists, failures }: FoundOfRow, asOf: string): RegisterFacts {
  const { companyId, kind, countryCode, hasOfficers } = row
  const input = {
    companyId,
    kind,
    countryCode,
    hasOfficers,
    facts: (row.facts ?? []).map(([section, slot, from, to, value]): KnownFact => ({ section, slot, from, to, value })),
    filings: (row.filings ?? []).map(([day, firstFiledOn, isConsolidated]) => ({ day, firstFiledOn, isConsolidated })),
    sources: [
      ...readOf(companyId, new Set(listBatches(row).flatMap((batchId) => sources.get(batchId) ?? []))),
      ...lists,
    ],
    failures,
  }
  return toRegisterFacts(input, asOf)
}

export const listBatches = ({ batchIds, filings }: Row): number[] => [
  ...(batchIds ?? []),
  ...(filings ?? []).map(([, , , batchId]) => batchId),
]

type OfficesAsked = { companies: RawBuilder<unknown>; isOwn?: RawBuilder<unknown>; knownAt?: Date | null }

/** Of a row with a post, where `isJoined`: whoever winds a company up answers for no failure. Asked of the few that are joined. */
function isAnswerable(row: string, isJoined: RawBuilder<unknown>): RawBuilder<boolean> {
  const role = sql.ref(`${row}.role`)
  return sql`case when ${isJoined} then ${role} is null or ${role} !~* ${sql.lit(WINDING_UP_POSTS)} else false end`
}

/**
 * Common table expressions: of companies `own`, who is or was in office or an owner there; `failed`, which companies of
 * theirs failed while they were so there, or within two years after. One whose failure nobody knows the day of is not
 * counted, and whoever winds companies up is tied to none of them ({@link WINDING_UP_POSTS}). `isOwn` narrows the links of
 * the companies themselves.
 */
// Each step is materialized. On one machine somebody's other companies are looked up once then, not once for each company of
// his, and never by way of all failures of the register; in a cluster each step is asked of all nodes for itself (ADR 106).
export function withFailures({ companies, isOwn = sql`true`, knownAt = null }: OfficesAsked): RawBuilder<unknown> {
  return sql`own as materialized (
      select distinct company_id, to_party as party, valid, role from links
      where company_id = ${companies} and from_party = company_id and section = any(${[...ANSWERING_OFFICES]}::text[]) and ${isOwn}
    ), others as materialized (
      select o.from_party as party, o.company_id, o.valid, o.role from links o
      where o.from_party = any(array(select distinct party from own)) and o.company_id = o.to_party and o.section = any(${[...ANSWERING_OFFICES]}::text[])
    ), failed as materialized (
      select distinct o.party, o.company_id, f.section, lower(f.valid) as on_day
      from others o join facts f on f.company_id = o.company_id
        and f.section in (${FAILURES}) and ${isKnownAt('f', knownAt)}
        and not lower_inf(f.valid) and (lower_inf(o.valid) or lower(f.valid) >= lower(o.valid))
        and (upper_inf(o.valid) or lower(f.valid) < upper(o.valid) + interval '2 years')
        and ${isAnswerable('o', sql`f.section is not null`)}
    )`
}

/** Joins the two of {@link withFailures}: others that had failed by a day with somebody of a company. */
// Few of all who are told have a failure. Said as a truth value it is looked up in a hash: the planner takes each of the two
// steps for one row, and would compare each row of the one with each of the other.
export function joinFailures(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`own join failed on failed.party = own.party and failed.on_day <= ${day}
    and (own.party in (select party from failed)) is true
    and ${isAnswerable('own', sql`failed.company_id <> own.company_id`)}`
}

const officerFailures = statement({
  row: { companyId: text, count: integer },
  examples: [ANY_COMPANIES, { ...ANY_COMPANIES, knownAt: new Date(0) }],
  sql: ({ companyIds, asOf, knownAt = null }: CompaniesOn) => {
    const day = sql`${asOf}::date`
    const companies = sql`any(${[...companyIds]}::text[])`
    return sql`
    ${onePlan} with ${withFailures({ companies, isOwn: sql`valid @> ${day}`, knownAt })}
    select own.company_id as "companyId", count(distinct failed.company_id)::integer as count
    from ${joinFailures(day)} group by own.company_id`
  },
})

async function countOfficerFailures(db: DbOrTx, of: CompaniesOn): Promise<Map<string, number>> {
  return new Map((await officerFailures.list(db, of)).map(({ companyId, count }) => [companyId, count]))
}
