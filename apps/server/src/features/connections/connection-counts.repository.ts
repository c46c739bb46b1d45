import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { ConnectionCounts, NetworkFilters } from '@merleg/domain/connections/choose-network'
import { NETWORK_KINDS, tieSectionsOf } from '@merleg/domain/connections/tie-kinds'
import { type RawBuilder, sql } from 'kysely'
import { isRegistrationDated } from './companies-on-day.repository.ts'
import type { PartyDays } from './parties.repository.ts'

/** What begins after the day does not count. */
type CountQuery = PartyDays & {
  parties: readonly string[]
  filters: Pick<NetworkFilters, 'owners' | 'leaders' | 'onlyActive'>
  /** The middle of the network, from which others are looked at: it counts as there even where it has ceased. */
  focus: string
}

/**
 * Those of `companies` (what an id is compared with) that have ceased: today by their profiles, on an earlier day by the
 * facts that hold on it, as `listCompaniesOnDay` has their statuses. Who ceased later, or is back in the register, is told
 * otherwise by a profile.
 */
const ceasedAmong = (companies: RawBuilder<unknown>, { asOf, today }: PartyDays) =>
  asOf < today
    ? sql`select company_id from facts
      where company_id = ${companies} and section = 'registration' and upper_inf(recorded) and valid @> ${asOf}::date
        and payload->>'status' = 'ceased' and ${isRegistrationDated(asOf)}`
    : sql`select company_id from company_profiles where company_id = ${companies} and status = 'ceased'`

const TODAY: PartyDays = { asOf: '2026-01-01', today: '2026-01-01' }
const EARLIER: PartyDays = { asOf: '2025-01-01', today: '2026-01-01' }

type CeasedQuery = PartyDays & { ids: readonly string[] }

const ceasedCompanies = statement({
  row: { companyId: text },
  examples: [
    { ...TODAY, ids: [''] },
    { ...EARLIER, ids: [''] },
  ],
  sql: ({ ids, ...days }: CeasedQuery) => sql`
    ${onePlan} select company_id as "companyId" from (${ceasedAmong(sql`any(${[...ids]}::text[])`, days)}) c`,
})

/** Those of some parties that are companies which have ceased by a day. */
export async function listCeased(db: DbOrTx, query: CeasedQuery): Promise<string[]> {
  return (await ceasedCompanies.list(db, query)).map(({ companyId }) => companyId)
}

const sectionsOf = (...kinds: Parameters<typeof tieSectionsOf>[0]) => sql`any(${tieSectionsOf(kinds)}::text[])`

const countedOn = (days: PartyDays): CountQuery => ({
  ...days,
  parties: [''],
  focus: '',
  filters: { owners: true, leaders: true, onlyActive: true },
})

const connectionCounts = statement({
  row: {
    party: text,
    all: integer,
    ofKinds: integer,
    owners: integer,
    leaders: integer,
    interests: integer,
    led: integer,
    successions: integer,
  },
  examples: [countedOn(TODAY), countedOn(EARLIER)],
  sql: ({ parties, focus, asOf, today, filters: { owners, leaders, onlyActive } }: CountQuery) => {
    const ids = sql`any(${[...parties]}::text[])`
    const told = sql`f.section = ${sectionsOf(...NETWORK_KINDS)} and upper_inf(f.recorded)
        and not coalesce(lower(f.valid) > ${asOf}::date, false)`
    // Of today a company tells its own state with each of its entries.
    const isCeased = asOf < today ? sql`null::boolean` : sql`l.status = 'ceased'`
    // Only of who does not tell it: a look-up for each of thousands takes as long as all the rest.
    const untold = sql`any(array(
        select distinct other from pairs where is_held and is_ceased is null and ${onlyActive}::boolean))`
    // Of a connection that holds what is in force tells its kinds, of one that has ended all that was.
    const is = (...kinds: Parameters<typeof tieSectionsOf>[0]) => sql`coalesce(
        bool_or(section = ${sectionsOf(...kinds)}) filter (where is_valid), bool_or(section = ${sectionsOf(...kinds)}))`
    return sql`
    ${onePlan} with told as (
      select f.company_id as party, coalesce(f.party_id, f.company_id || '/' || f.section || '/' || f.slot) as other,
             f.section = 'successor' as is_source, f.section, f.valid @> ${asOf}::date as is_valid, null::boolean as is_ceased
      from facts f where f.company_id = ${ids} and ${told}
      union all
      -- From the index alone: of a hub there are thousands.
      select l.from_party, l.company_id, l.section <> 'successor', l.section, l.valid @> ${asOf}::date, ${isCeased}
      from links l where l.from_party = ${ids} and l.company_id = l.to_party
        and l.section = ${sectionsOf(...NETWORK_KINDS)} and not coalesce(lower(l.valid) > ${asOf}::date, false)
    ), pairs as (
      -- By the other end first: of a hub the party is the same in thousands of rows, and would be compared each time.
      select party, other, is_source, bool_or(is_valid) as is_held, bool_or(is_ceased) as is_ceased,
             ${is('owner', 'beneficial')} as is_owner, ${is('leader')} as is_leader, ${is('succession')} as is_succession
      from told group by other, party, is_source
    ), gone as (
      ${ceasedAmong(untold, { asOf, today })}
    ), there as (
      select pairs.*, is_held and case
          when other = ${focus} or not ${onlyActive}::boolean then true
          when is_ceased is not null then not is_ceased
          else other not in (select company_id from gone)
        end as is_active
      from pairs
    ), counted as (
      select *, is_succession or (is_owner and ${owners}::boolean) or (is_leader and ${leaders}::boolean) as is_of_kinds
      from there
    ), matching as (
      select *, is_of_kinds and (is_active or not ${onlyActive}::boolean) as is_matching from counted
    )
    select party, count(*)::integer as all, (count(*) filter (where is_of_kinds))::integer as "ofKinds",
           (count(*) filter (where is_matching and is_owner and not is_source))::integer as owners,
           (count(*) filter (where is_matching and not is_owner and is_leader and not is_source))::integer as leaders,
           (count(*) filter (where is_matching and is_owner and is_source))::integer as interests,
           (count(*) filter (where is_matching and not is_owner and is_leader and is_source))::integer as led,
           (count(*) filter (where is_matching and not is_owner and not is_leader))::integer as successions
    from matching group by party`
  },
})

/** How many connections parties have under the filters, whatever is read of them; nobody's are left out of the map. */
export async function countConnections(db: DbOrTx, query: CountQuery): Promise<Map<string, ConnectionCounts>> {
  if (query.parties.length === 0) return new Map()
  const rows = await connectionCounts.list(db, { ...query, parties: query.parties.toSorted() })
  return new Map(rows.map(({ party, all, ofKinds, ...groups }) => [party, { all, ofKinds, groups }]))
}
