import { arrayOf, integer, oneOf, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { type TieKind, tieSectionsOf } from '@merleg/domain/connections/tie-kinds'
import type { Neighbours } from '@merleg/domain/ownership/shortest-paths'
import { sql } from 'kysely'

export type NeighboursQuery = {
  /** Companies or persons, by their ids. */
  parties: readonly string[]
  kinds: readonly TieKind[]
  /** State of the world on this day, YYYY-MM-DD; what begins later is left out. */
  asOf: string
  /** Also over what had ended by that day. */
  isEver: boolean
  /** Of who has more ties than this nobody is listed, and they are not counted further. */
  maxTies: number
}

/** The conditions on facts f that tell ties. */
const areTold = ({ kinds, asOf, isEver }: NeighboursQuery) => sql`
  f.party_id <> f.company_id and f.section = any(${tieSectionsOf(kinds)}::text[]) and upper_inf(f.recorded)
    and (f.valid @> ${asOf}::date or ${isEver}::boolean and not coalesce(lower(f.valid) > ${asOf}::date, false))`

const neighbours = statement({
  row: { id: text, degree: integer, ids: arrayOf(text) },
  examples: [{ parties: [''], kinds: ['owner'], asOf: '2026-01-01', isEver: false, maxTies: 1 }],
  sql: (query: NeighboursQuery) => {
    const { parties, maxTies } = query
    const told = areTold(query)
    return sql`
    ${onePlan} select p.id, n.degree, case when n.degree > ${maxTies}::integer then '{}' else n.ids end as ids
    from unnest(${[...parties]}::text[]) p(id) cross join lateral (
      select count(*)::integer as degree, coalesce(array_agg(distinct other), '{}') as ids from (
        select f.party_id as other from facts f where f.company_id = p.id and ${told}
        union all
        select f.company_id from facts f where f.party_id = p.id and ${told}
        limit ${maxTies}::integer + 1) t) n
    where n.degree > 0`
  },
  // Of who has more ties than are followed one machine reads no more than these.
  onCluster: (query) => {
    const { parties, maxTies } = query
    const told = areTold(query)
    return sql`
    ${onePlan} with told as (
      select f.company_id as id, f.party_id as other from facts f where f.company_id = any(${[...parties]}::text[]) and ${told}
      union all
      select f.party_id, f.company_id from facts f where f.party_id = any(${[...parties]}::text[]) and ${told}
    )
    select id, least(count(*), ${maxTies}::integer + 1)::integer as degree,
      case when count(*) > ${maxTies}::integer then '{}' else array_agg(distinct other) end as ids
    from told group by id`
  },
})

/** Who is tied to whom, for a walk along ties; `degree` counts ties, two of them where one both owns and leads. */
export async function listNeighbours(db: DbOrTx, query: NeighboursQuery): Promise<Map<string, Neighbours>> {
  if (query.parties.length === 0) return new Map()
  const rows = await neighbours.list(db, query)
  return new Map(rows.map(({ id, ...found }) => [id, found]))
}

const PARTY_NAME_COLUMNS = { id: text, kind: oneOf(['company', 'person']), name: text }
export type PartyName = RowOf<typeof PARTY_NAME_COLUMNS>

const partyNames = statement({
  row: PARTY_NAME_COLUMNS,
  examples: [['']],
  sql: (ids: readonly string[]) => sql`
    ${onePlan} select company_id as id, 'company' as kind, name from company_profiles
    where company_id = any(${[...ids]}::text[])
    union all
    select person_id, 'person', name from persons where person_id = any(${[...ids]}::text[])`,
})

/** Companies that have a report and persons that have a page, by id. */
export async function listPartyNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, PartyName>> {
  if (ids.length === 0) return new Map()
  return new Map((await partyNames.list(db, ids)).map((row) => [row.id, row]))
}
