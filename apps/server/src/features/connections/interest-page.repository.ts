import { arrayOf, bigint, boolean, integer, oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES, describeStatus, isTroubledStatus } from '@merleg/domain/company-status'
import { type TieKind, tieSectionsOf } from '@merleg/domain/connections/tie-kinds'
import { sql } from 'kysely'
import type { Tie } from './ties.repository.ts'

const ACTIVE_STATUSES = COMPANY_STATUSES.filter((status) => describeStatus(status).isActive)
const TROUBLED_STATUSES = COMPANY_STATUSES.filter(isTroubledStatus)
const SECTIONS = tieSectionsOf(['owner', 'beneficial', 'leader'])

const namedTies = statement({
  row: { count: integer },
  examples: [{ companyId: '', most: 1 }],
  sql: ({ companyId, most }: { companyId: string; most: number }) => sql`
    ${onePlan} select count(*)::integer as count from (
      select fact_id from links where from_party = ${companyId} and company_id = to_party and section = any(${SECTIONS}::text[])
      limit ${most}::integer) t`,
})

/** In how many entries of others a party is named, counted up to `most`. */
export async function countNamedTies(db: DbOrTx, query: { companyId: string; most: number }): Promise<number> {
  return (await namedTies.get(db, query)).count
}

const namingCompanies = statement({
  row: { id: text },
  examples: [{ companyId: '', kinds: ['succession'] }],
  sql: ({ companyId, kinds }: { companyId: string; kinds: readonly TieKind[] }) => sql`
    ${onePlan} select distinct company_id as id from links
    where from_party = ${companyId} and company_id = to_party and section = any(${tieSectionsOf(kinds)}::text[])`,
})

/** The companies whose entries name a party by ties of some kinds, in force or not. */
export async function listNaming(
  db: DbOrTx,
  query: { companyId: string; kinds: readonly TieKind[] },
): Promise<string[]> {
  return (await namingCompanies.list(db, query)).map(({ id }) => id)
}

/** The orders in which the companies that one owns or leads can be told a page at a time. */
export const INTEREST_ORDERS = ['weight', 'status', 'since'] as const
export type InterestOrder = (typeof INTEREST_ORDERS)[number]

export type InterestQuery = {
  companyId: string
  asOf: string
  order: InterestOrder
  onlyValid: boolean
  offset: number
  limit: number
  /** Its owners and leaders: a company that they own or lead as well weighs more. */
  followed: readonly string[]
}

/**
 * All there are, how many of them are active, how many of those are failing, and the ids of the page; `affiliated`: what
 * only the owners and leaders own or lead.
 */
export type InterestPage = {
  total: number
  active: number
  troubled: number
  ids: readonly string[]
  affiliated: readonly string[]
}

const interestPage = statement({
  row: { total: integer, active: integer, troubled: integer, ids: arrayOf(text), affiliated: arrayOf(text) },
  examples: [
    { companyId: '', asOf: '2026-01-01', order: 'weight', onlyValid: true, offset: 0, limit: 1, followed: [''] },
    { companyId: '', asOf: '2026-01-01', order: 'status', onlyValid: true, offset: 0, limit: 1, followed: [''] },
    { companyId: '', asOf: '2026-01-01', order: 'since', onlyValid: true, offset: 0, limit: 1, followed: [''] },
  ],
  sql: ({ companyId, asOf, order, onlyValid, offset, limit, followed }: InterestQuery) => {
    const weight = {
      weight: sql`f.share * 1000 + coalesce(t.count, 0)`,
      status: sql`array_position(${[...COMPANY_STATUSES]}::text[], f.status)`,
      since: sql`greatest(f.since, t.since, date '1970-01-01') - date '1970-01-01'`,
    }[order]
    return sql`
    with told as (
      -- A company tells its own state with each of its entries.
      select company_id as other, min(status) as status, bool_or(valid @> ${asOf}::date) as is_valid,
             max(lower(valid)) as since,
             max(case when valid @> ${asOf}::date then coalesce(share_max::float8, -1) else -1 end) as share
      from links
      where from_party = ${companyId} and company_id = to_party and section = any(${SECTIONS}::text[])
        and not coalesce(lower(valid) > ${asOf}::date, false)
      group by company_id
    ), through as (
      select company_id, count(distinct from_party) as count, max(lower(valid)) as since
      from links
      where from_party = any(${[...followed]}::text[]) and company_id = to_party and section = any(${SECTIONS}::text[])
        and company_id <> ${companyId} and not coalesce(lower(valid) > ${asOf}::date, false)
      group by company_id
    ), shown as (
      select f.other, ${weight} as weight, f.status = any(${[...TROUBLED_STATUSES]}::text[]) as is_troubled,
             f.is_valid and f.status = any(${[...ACTIVE_STATUSES]}::text[]) as is_active
      from told f left join through t on t.company_id = f.other
    ), foremost as (
      -- Names tell the order of equals alone, so only those are asked for them who may be on the page.
      select other, is_active, weight from shown where is_active or not ${onlyValid}::boolean
      order by is_active desc, weight desc fetch first (${offset}::bigint + ${limit}::bigint) rows with ties
    ), page as (
      select other, is_active, weight, p.name from foremost join company_profiles p on p.company_id = other
      order by is_active desc, weight desc, name collate "C", other collate "C" limit ${limit} offset ${offset}
    )
    select count(*)::integer as total, (count(*) filter (where is_active))::integer as active,
           (count(*) filter (where is_active and is_troubled))::integer as troubled,
           array(select other from page
                 order by is_active desc, weight desc, name collate "C", other collate "C") as ids,
           array(select company_id from through t where not exists (select from told f where f.other = t.company_id))
             as affiliated
    from shown`
  },
})

/** One page of the companies that a party owns or leads, in the order of the list, without reading the others. */
export async function findInterestPage(db: DbOrTx, query: InterestQuery): Promise<InterestPage> {
  return interestPage.get(db, query)
}

type HeldQuery = { companyId: string; followed: readonly string[]; asOf: string }

/** What tells of interests in force; `isOwn`: of those of the company itself, not of its owners and leaders. */
export type HeldInterest = Pick<Tie, 'batchId' | 'section' | 'from' | 'until' | 'isValid'> & { isOwn: boolean }

const heldInterests = statement({
  row: { batchId: bigint, section: oneOf(SECTIONS), isSinceKnown: boolean, isUntilKnown: boolean, isOwn: boolean },
  examples: [{ companyId: '', followed: [''], asOf: '2026-01-01' }],
  sql: ({ companyId, followed, asOf }: HeldQuery) => sql`
    select distinct batch_id as "batchId", section, not lower_inf(valid) as "isSinceKnown",
           not upper_inf(valid) as "isUntilKnown", from_party = ${companyId} as "isOwn"
    from links
    where from_party = any(${[companyId, ...followed]}::text[]) and company_id = to_party and company_id <> ${companyId}
      and section = any(${SECTIONS}::text[]) and valid @> ${asOf}::date`,
})

/** What tells of the interests in force, without reading each: batches, sections, and whether first and last day are told. */
export async function listHeldInterests(db: DbOrTx, query: HeldQuery): Promise<HeldInterest[]> {
  const { asOf } = query
  return (await heldInterests.list(db, query)).map(({ isSinceKnown, isUntilKnown, ...held }) => ({
    ...held,
    isValid: true,
    from: isSinceKnown ? asOf : null,
    until: isUntilKnown ? asOf : null,
  }))
}
