import { arrayOf, boolean, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import {
  COMPANY_STATUSES,
  type CompanyStatus,
  deriveCompanyStatus,
  STATUS_BY_SECTION,
} from '@merleg/domain/company-status'
import type { FactSection } from '@merleg/domain/fact-sections'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { type RawBuilder, sql } from 'kysely'

/** A company of the register at an end of a tie. */
export const COMPANY_PARTY_COLUMNS = {
  id: text,
  kind: oneOf(ENTITY_KINDS),
  name: text,
  registerNumber: orNull(text),
  status: oneOf(COMPANY_STATUSES),
  address: orNull(text),
  /** Of the rating in force; null where it is unrated. */
  points: orNull(integer),
  basis: orNull(oneOf(SCORE_BASES)),
  isMadeUp: boolean,
}
export type CompanyParty = RowOf<typeof COMPANY_PARTY_COLUMNS> & {
  /** The earlier day (YYYY-MM-DD) of which name, seat, status and rating are; null: as they are today. */
  day: string | null
  /** Of an earlier day no name is told: the name is today's. */
  isNameOfToday: boolean
}

const STATUS_SECTIONS = [...STATUS_BY_SECTION.keys()]
const READ_SECTIONS = [
  ...(['name', 'seat', 'register-number', 'registration', 'founding'] satisfies FactSection[]),
  ...STATUS_SECTIONS,
]

/** Is it told of a registration (a row of facts) that it had begun by a day? */
export const isRegistrationDated = (asOf: string): RawBuilder<boolean> =>
  sql`coalesce(coalesce(lower(valid), (payload->>'on')::date) <= ${asOf}::date, false)`

type OnDay = { ids: readonly string[]; asOf: string }

// What has no first day may have begun after the day: it makes the status unknown, never good and never bad.
const companiesOnDay = statement({
  row: {
    id: text,
    kind: oneOf(ENTITY_KINDS),
    nameToday: text,
    name: orNull(text),
    registerNumber: orNull(text),
    address: orNull(text),
    isCeased: boolean,
    isRegistered: boolean,
    isPending: boolean,
    isUndated: boolean,
    openSections: arrayOf(text),
    points: orNull(integer),
    basis: orNull(oneOf(SCORE_BASES)),
    isMadeUp: boolean,
  },
  examples: [{ ids: [''], asOf: '2026-01-01' }],
  sql: ({ ids, asOf }: OnDay) => sql`
    ${onePlan} select p.company_id as id, p.kind, p.name as "nameToday", f.name, f.register_number as "registerNumber",
           f.address, f.is_ceased as "isCeased", f.is_registered as "isRegistered", f.is_pending as "isPending",
           f.is_undated as "isUndated", f.open_sections as "openSections", s.points::integer as points, s.basis,
           p.is_made_up as "isMadeUp"
    from company_profiles p
    cross join lateral (
      select (array_agg(payload->>'name' order by lower(valid) desc nulls last) filter (where section = 'name'))[1] as name,
             (array_agg(payload->>'value' order by slot, lower(valid) desc nulls last)
               filter (where section = 'register-number'))[1] as register_number,
             (array_agg(payload->>'text' order by lower(valid) desc nulls last) filter (where section = 'seat'))[1] as address,
             coalesce(bool_or(is_dated and payload->>'status' = 'ceased'), false) as is_ceased,
             coalesce(bool_or(payload->>'status' = 'registered')
               and bool_or(section in ('registration', 'founding') and is_dated), false) as is_registered,
             coalesce(bool_or(is_dated and payload->>'status' = 'pending'), false) as is_pending,
             coalesce(bool_or(not is_dated and (section = any(${STATUS_SECTIONS}::text[])
               or section = 'registration' and payload->>'status' = 'ceased')), false) as is_undated,
             coalesce(array_agg(section) filter (where is_dated and section = any(${STATUS_SECTIONS}::text[])), '{}')
               as open_sections
      from (
        select section, slot, payload, valid, case section
                 when 'founding' then coalesce((payload->>'on')::date <= ${asOf}::date, false)
                 when 'registration' then ${isRegistrationDated(asOf)}
                 else not lower_inf(valid) end as is_dated
        from facts
        where company_id = p.company_id and section = any(${READ_SECTIONS}::text[]) and upper_inf(recorded)
          and valid @> ${asOf}::date) t
    ) f
    left join lateral (
      select points, basis from scores where company_id = p.company_id and as_of <= ${asOf}::date
      order by computed_at desc limit 1
    ) s on true
    where p.company_id = any(${[...ids]}::text[])`,
})

/**
 * Some companies of the register as they were on an earlier day: name, number, seat and status by the facts that hold on
 * it, the rating that was in force then. What no source tells of the day is null, or the status unknown; a company that
 * is told without a name has today's.
 */
export async function listCompaniesOnDay(db: DbOrTx, query: OnDay): Promise<CompanyParty[]> {
  const rows = await companiesOnDay.list(db, query)
  return rows.map(({ isCeased, isRegistered, isPending, isUndated, openSections, name, nameToday, ...company }) => {
    const told = deriveCompanyStatus({ isCeased, isRegistered, isPending, openSections })
    const status: CompanyStatus = isUndated && (told === 'working' || told === 'under-registration') ? 'unknown' : told
    return { ...company, name: name ?? nameToday, status, day: query.asOf, isNameOfToday: name === null }
  })
}
