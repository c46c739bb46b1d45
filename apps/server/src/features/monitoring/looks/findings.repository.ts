import { boolean, date, jsonb, oneOf, orNull, smallint, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { OVERDUE_ACCOUNTS } from '@merleg/domain/company-info/info-groups'
import type { RegisterDetailKey } from '@merleg/domain/fact-sections'
import type { FailuresFound, MissingFound, RatingFound, RelatedFailure } from '@merleg/domain/monitoring-looks'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { sql } from 'kysely'
import { notFollowed } from '../../followers/cursors.repository.ts'
import { joinSilentSources } from '../../register/read-subjects.repository.ts'
import { joinFailures, withFailures } from '../../score/rate/register-facts.repository.ts'

type Asked = { companyIds: readonly string[]; today: string }
const ANYBODY: Asked = { companyIds: [''], today: '2026-01-01' }

const ratings = statement({
  row: {
    companyId: text,
    kind: oneOf(ENTITY_KINDS),
    points: orNull(smallint),
    model: orNull(text),
    rules: orNull(text),
    basis: orNull(oneOf(SCORE_BASES)),
    asOf: date,
  },
  examples: [ANYBODY],
  sql: ({ companyIds, today }: Asked) => sql`
    select p.company_id as "companyId", p.kind, s.points, s.model_version as model, s.rules_version as rules, s.basis,
      coalesce(s.as_of, ${today}::date) as "asOf"
    from company_profiles p left join scores s on s.company_id = p.company_id and s.superseded_at is null
    where p.company_id = any(${[...companyIds]}::text[])`,
})

/** The ratings in force. */
export async function findRatings(db: DbOrTx, asked: Asked): Promise<Map<string, RatingFound>> {
  return new Map((await ratings.list(db, asked)).map(({ companyId, ...found }) => [companyId, found]))
}

const FILING_DETAILS: RegisterDetailKey[] = ['accounts-due-on', OVERDUE_ACCOUNTS]

type MissingAsked = Asked & {
  /** The follower that keeps searched facts. */
  searchFollower: string
}

const missingAccounts = statement({
  row: {
    companyId: text,
    isLate: boolean,
    isCovered: boolean,
    isUnread: boolean,
    missing: jsonb<MissingFound['missing']>(),
  },
  examples: [{ ...ANYBODY, searchFollower: '' }],
  // As search does: accounts are overdue only as far as their source has told (searched facts). Of whom a register tells by when it
  // wants them its own word leads: both would tell of the same accounts. Searched facts are told later than the day of the source,
  // and both are read at one moment: a batch may bring the accounts of a company with the day by which they would be overdue.
  sql: ({ companyIds, today, searchFollower }: MissingAsked) => sql`
    with due as (
      select company_id, item, days, valid, until, is_unread from ${joinSilentSources(sql`search_infos`)}
      where company_id = any(${[...companyIds]}::text[]) and info_group = 'missing-statement'
    ), told as (
      select company_id, coalesce(jsonb_agg(jsonb_build_object('day', null, 'deadline', payload->>'value') order by payload->>'value')
        filter (where slot = ${OVERDUE_ACCOUNTS}), '[]') as missing
      from facts
      where company_id = any(${[...companyIds]}::text[]) and section = 'register-detail' and slot = any(${FILING_DETAILS}::text[])
        and upper_inf(recorded) and valid @> ${today}::date
      group by company_id
    ), late as (${notFollowed(searchFollower, sql`${[...companyIds]}::text[]`)}
    )
    select i.id as "companyId", bool_or(late.company_id is not null) and told.missing is null as "isLate",
      count(due.item) > 0 or told.missing is not null as "isCovered",
      coalesce(bool_or(due.is_unread), false) and told.missing is null as "isUnread",
      coalesce(told.missing, jsonb_agg(jsonb_build_object('day', due.item, 'deadline', lower(due.days)::text) order by due.item)
        filter (where due.valid @> ${today}::date and lower(due.valid) <= due.until), '[]') as missing
    from unnest(${[...companyIds]}::text[]) as i(id) left join due on due.company_id = i.id left join told on told.company_id = i.id
      left join late on late.company_id = i.id
    group by i.id, told.missing`,
})

/**
 * Accounts that are overdue, as a register says itself, or else where a source tells of all filings; `isUnread`: or seem to be.
 * Null of whom the search has not followed yet what the register tells.
 */
export async function findMissing(db: DbOrTx, asked: MissingAsked): Promise<Map<string, MissingFound | null>> {
  const rows = await missingAccounts.list(db, asked)
  return new Map(rows.map(({ companyId, isLate, ...found }) => [companyId, isLate ? null : found]))
}

const failures = statement({
  row: { companyId: text, failed: jsonb<readonly RelatedFailure[]>() },
  examples: [ANYBODY],
  sql: ({ companyIds, today }: Asked) => sql`
    with ${withFailures({ companies: sql`any(${[...companyIds]}::text[])`, isOwn: sql`valid @> ${today}::date` })}, first as materialized (
      select distinct on (own.company_id, failed.company_id) own.company_id as watched, failed.company_id, failed.section, failed.on_day
      from ${joinFailures(sql`${today}::date`)}
      order by own.company_id, failed.company_id, failed.on_day
    ), named as materialized (
      select company_id, name from company_profiles where company_id in (select company_id from first)
    )
    select i.id as "companyId", coalesce(jsonb_agg(jsonb_build_object('companyId', f.company_id, 'name', coalesce(p.name, f.company_id),
      'section', f.section, 'on', f.on_day::text) order by f.company_id) filter (where f.company_id is not null), '[]') as failed
    from unnest(${[...companyIds]}::text[]) as i(id) left join first f on f.watched = i.id
      left join named p on p.company_id = f.company_id
    group by i.id`,
})

/** Other companies that failed with a present officer or owner in office there, or within two years after. */
export async function findFailures(db: DbOrTx, asked: Asked): Promise<Map<string, FailuresFound>> {
  return new Map((await failures.list(db, asked)).map(({ companyId, failed }) => [companyId, { failed }]))
}
