import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { ConnectionCounts, NetworkFilters } from '@merleg/domain/connections/choose-network'
import { NETWORK_KINDS, tieSectionsOf } from '@merleg/domain/connections/tie-kinds'
import { sql } from 'kysely'

type CountQuery = {
  parties: readonly string[]
  /** YYYY-MM-DD; what begins later does not count. */
  asOf: string
  filters: Pick<NetworkFilters, 'owners' | 'leaders' | 'onlyActive'>
  /** The middle of the network, from which others are looked at: it counts as there even where it has ceased. */
  focus: string
}

/** Has a company ceased by a day? A row of `company_profiles`, or of `links` of the company that tells it, by its alias. */
const ceasedBy = (row: string, asOf: string) =>
  sql`(${sql.ref(`${row}.status`)} = 'ceased' and coalesce(${sql.ref(`${row}.status_since`)} <= ${asOf}::date, true))`

const ceasedCompanies = statement({
  row: { companyId: text },
  examples: [{ ids: [''], asOf: '2026-01-01' }],
  sql: ({ ids, asOf }: { ids: readonly string[]; asOf: string }) => sql`
    ${onePlan} select company_id as "companyId" from company_profiles p
    where company_id = any(${[...ids]}::text[]) and ${ceasedBy('p', asOf)}`,
})

/** Those of some parties that are companies which have ceased by a day (YYYY-MM-DD). */
export async function listCeased(db: DbOrTx, ids: readonly string[], asOf: string): Promise<string[]> {
  return (await ceasedCompanies.list(db, { ids, asOf })).map(({ companyId }) => companyId)
}

const sectionsOf = (...kinds: Parameters<typeof tieSectionsOf>[0]) => sql`any(${tieSectionsOf(kinds)}::text[])`

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
  examples: [
    { parties: [''], focus: '', asOf: '2026-01-01', filters: { owners: true, leaders: true, onlyActive: true } },
  ],
  sql: ({ parties, focus, asOf, filters: { owners, leaders, onlyActive } }: CountQuery) => {
    const ids = sql`any(${[...parties]}::text[])`
    const told = sql`f.section = ${sectionsOf(...NETWORK_KINDS)} and upper_inf(f.recorded)
        and not coalesce(lower(f.valid) > ${asOf}::date, false)`
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
      select l.from_party, l.company_id, l.section <> 'successor', l.section, l.valid @> ${asOf}::date, ${ceasedBy('l', asOf)}
      from links l where l.from_party = ${ids} and l.company_id = l.to_party
        and l.section = ${sectionsOf(...NETWORK_KINDS)} and not coalesce(lower(l.valid) > ${asOf}::date, false)
    ), pairs as (
      -- By the other end first: of a hub the party is the same in thousands of rows, and would be compared each time.
      select party, other, is_source, bool_or(is_valid) as is_held, bool_or(is_ceased) as is_ceased,
             ${is('owner', 'beneficial')} as is_owner, ${is('leader')} as is_leader, ${is('succession')} as is_succession
      from told group by other, party, is_source
    ), gone as (
      select company_id from company_profiles c
      where company_id = any(array(select distinct other from pairs where is_ceased is null and ${onlyActive}::boolean)) and ${ceasedBy('c', asOf)}
    ), there as (
      select pairs.*, is_held and case
          when other = ${focus} or not ${onlyActive}::boolean then true
          when is_ceased is not null then not is_ceased
          -- Only of who does not tell the tie itself: a look-up for each of thousands takes as long as all the rest.
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
