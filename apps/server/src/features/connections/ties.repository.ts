import { bigint, boolean, date, float8, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import {
  NETWORK_KINDS,
  TIE_SECTIONS,
  type TieKind,
  tieKindOf,
  tieSectionsOf,
} from '@merleg/domain/connections/tie-kinds'
import { type RawBuilder, sql } from 'kysely'
import { isWithheld } from '../register/facts.repository.ts'

const PARTY_KINDS = ['person', 'company', 'other'] as const

const TIE_COLUMNS = {
  factId: bigint,
  /** Whose entry says so: who is owned or led, or names who came before or after it. */
  companyId: text,
  /** The other end; null where the source gives it no id, as of holders who are not told apart. */
  partyId: orNull(text),
  section: oneOf(TIE_SECTIONS),
  slot: text,
  /** The party as the entry has it. */
  name: text,
  partyKind: oneOf(PARTY_KINDS),
  address: orNull(text),
  /** Of a person nothing but the name and the role is told by this entry (ADR 85). */
  isWithheld: boolean,
  registerNumber: orNull(text),
  /** What a leader is, or how a successor came about, in the source's words; what an owner is, where the source tells. */
  post: orNull(text),
  /** Bounds of a share in per cent: the same where it is known exactly, null where the source tells none. */
  shareMin: orNull(float8),
  shareMax: orNull(float8),
  /** The share as published, where that is no figure. */
  shareText: orNull(text),
  /** Bounds of the votes in per cent, where the source tells them apart from the share. */
  votesMin: orNull(float8),
  votesMax: orNull(float8),
  /** First day, and the first day on which it is over; null: not told, or open. */
  from: orNull(date),
  until: orNull(date),
  /** In force on the day asked for. */
  isValid: boolean,
  /** The reading of a source that said so: see `listTieSources`. */
  batchId: bigint,
  /** Address or number of the record at the publisher. */
  sourceRef: orNull(text),
}
type TieRow = RowOf<typeof TIE_COLUMNS>

/** A fact that ties a company to a party. */
export type Tie = TieRow & {
  kind: TieKind
  /** The other end as something to tell apart from others, also where it has no id. */
  partyKey: string
}

export type TieQuery = {
  /** Companies or persons, by their ids. */
  parties: readonly string[]
  /** State of the world on this day, YYYY-MM-DD; what begins later is left out. */
  asOf: string
  /** As known at this moment; absent: now. */
  knownAt?: Date
  /** Only what is in force on the day; the counts tell of both all the same. */
  isOnlyValid?: boolean
  /** Absent: owners, leaders, predecessors and successors. */
  kinds?: readonly TieKind[]
  /** Only what the entries of these companies say, not where they are named themselves: who is above them. */
  isOwnEntry?: boolean
  /** Only what ties two of the parties to each other. */
  isBetween?: boolean
  /** Only where the entries of these companies name the parties, as far as is known now. */
  namedBy?: readonly string[]
  /** So many of each party at most: those in force first, then the largest shares, then who leads. */
  limit?: number
}

/** How many ties a party has, and how many of them are in force on the day, whatever was left out. */
export type TieCount = { total: number; valid: number }

/** `ties`: each once, also where both of its ends were asked for. `counts`: of every party asked for. */
export type Ties = { ties: Tie[]; counts: Map<string, TieCount> }

const ties = statement({
  row: { ...TIE_COLUMNS, anchor: text, total: integer, valid: integer },
  examples: [
    { parties: [''], asOf: '2026-01-01' },
    { parties: [''], asOf: '2026-01-01', knownAt: new Date(0), isOnlyValid: true, limit: 1 },
    { parties: [''], asOf: '2026-01-01', limit: 1 },
    { parties: [''], asOf: '2026-01-01', isOwnEntry: true },
    { parties: [''], asOf: '2026-01-01', isBetween: true },
    { parties: [''], asOf: '2026-01-01', namedBy: [''] },
  ],
  sql: (query: TieQuery) =>
    selectTies(query, query.limit === undefined ? selectTold(query) : selectFirst(query, query.limit)),
  onCluster: (query) =>
    query.limit === undefined && query.namedBy === undefined
      ? selectTies(query, selectTold(query))
      : selectTies(query, selectChosen(query)),
})

function selectTies({ asOf }: TieQuery, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    ${onePlan} ${found}
    select fact_id as "factId", company_id as "companyId", party_id as "partyId", section, slot,
           payload->>'name' as name, coalesce(payload->>'partyKind', 'company') as "partyKind",
           payload->>'address' as address, is_withheld as "isWithheld",
           payload->>'registerNumber' as "registerNumber",
           coalesce(payload->>'post', payload->>'relation', payload->>'role') as post,
           (payload->>'shareMin')::float8 as "shareMin", (payload->>'shareMax')::float8 as "shareMax",
           payload->>'shareText' as "shareText", (payload->>'votesMin')::float8 as "votesMin",
           (payload->>'votesMax')::float8 as "votesMax", lower(valid) as "from", upper(valid) as "until",
           valid @> ${asOf}::date as "isValid", batch_id as "batchId", source_ref as "sourceRef",
           anchor, total::integer as total, total_in_force::integer as valid
    from found`
}

/** Told where the entries are: a cluster asks it of none that were brought together. */
const IS_WITHHELD = isWithheld('f')

const anyOf = (texts: readonly string[]) => sql`any(${[...texts]}::text[])`

/** The conditions on facts f that tell ties. */
function areTold({ parties, asOf, knownAt, kinds = NETWORK_KINDS, isBetween = false }: TieQuery): RawBuilder<unknown> {
  const between = sql`and f.company_id = ${anyOf(parties)} and f.party_id = ${anyOf(parties)}`
  return sql`f.section = ${anyOf(tieSectionsOf(kinds))}
        and ${knownAt === undefined ? sql`upper_inf(f.recorded)` : sql`f.recorded @> ${knownAt}::timestamptz`}
        and not coalesce(lower(f.valid) > ${asOf}::date, false) ${isBetween ? between : sql``}`
}

/** `found`: all of them. */
function selectTold(query: TieQuery): RawBuilder<unknown> {
  const { parties, isOwnEntry = false, namedBy } = query
  if (namedBy !== undefined) return selectNamed(query, namedBy)
  const named = sql`union all
      select f.party_id, 0::bigint, 0::bigint, f.*, ${IS_WITHHELD} from facts f
      where f.party_id = ${anyOf(parties)} and f.party_id <> f.company_id and ${areTold(query)}`
  return sql`with found as (
      select f.company_id as anchor, 0::bigint as total, 0::bigint as total_in_force, f.*, ${IS_WITHHELD} as is_withheld from facts f
      where f.company_id = ${anyOf(parties)} and ${areTold(query)}
      ${isOwnEntry ? sql`` : named}
    )`
}

/**
 * `found`: by the links of the parties, so that of the thousands of entries that name a hub only these are read. The links
 * apart, as otherwise the join asks for more of them than their index holds.
 */
function selectNamed(query: TieQuery, by: readonly string[]): RawBuilder<unknown> {
  return sql`with named as materialized (${selectLinks(query, by)}
    ), found as (
      select n.anchor, 0::bigint as total, 0::bigint as total_in_force, f.*, ${IS_WITHHELD} as is_withheld from named n
      join facts f on f.company_id = n.company_id and f.fact_id = n.fact_id
    )`
}

const selectLinks = ({ parties, asOf, kinds = NETWORK_KINDS }: TieQuery, by: readonly string[]) => sql`
      select l.from_party as anchor, l.company_id, l.fact_id from links l
      where l.from_party = ${anyOf(parties)} and l.company_id = l.to_party and l.company_id = ${anyOf(by)}
        and l.section = ${anyOf(tieSectionsOf(kinds))} and not coalesce(lower(l.valid) > ${asOf}::date, false)`

/**
 * `found`: of each party the first. Only who has more than the limit is put in order, and of those only the first are
 * kept in it: numbering the rows of all takes twice the time. Where a party is named in thousands of entries their
 * links tell which come first, and only those are read.
 */
function selectFirst(query: TieQuery, limit: number): RawBuilder<unknown> {
  const inForce = isInForce(query)
  const kept = isKept(query)
  return sql`with told as (${selectRanked(query)}
    ), counted as (
      select anchor, count(*) as total, count(*) filter (where ${inForce}) as total_in_force from told group by anchor
    ), ranked as (
      select t.anchor, t.company_id, t.fact_id, total, total_in_force from told t join counted c on c.anchor = t.anchor
      where total <= ${limit} and ${kept}
      union all
      select l.anchor, l.company_id, l.fact_id, total, total_in_force from counted c cross join lateral (
        select * from told t where t.anchor = c.anchor
        order by ${inRank(inForce)} limit ${limit}) l
      where total > ${limit} and ${kept}
    ), found as (
      select r.anchor, r.total, r.total_in_force, f.*, ${IS_WITHHELD} as is_withheld from ranked r
      join facts f on f.company_id = r.company_id and f.fact_id = r.fact_id
    )`
}

/**
 * The same two as a cluster is asked: the ties of a party are all put in order, and which of them are withheld is told where the
 * entries are, not where they were brought together.
 */
function selectChosen(query: TieQuery): RawBuilder<unknown> {
  const { namedBy, limit = null } = query
  const inForce = isInForce(query)
  const chosen =
    namedBy === undefined
      ? sql`
      select anchor, company_id, fact_id, total, total_in_force from (
        select t.*, count(*) over (partition by anchor) as total, count(*) filter (where ${inForce}) over (partition by anchor) as total_in_force,
          row_number() over (partition by anchor order by ${inRank(inForce)}) as place
        from (${selectRanked(query)}) t) numbered
      where place <= ${limit}::integer and ${isKept(query)}`
      : sql`select n.*, 0::bigint as total, 0::bigint as total_in_force from (${selectLinks(query, namedBy)}) n`
  return sql`with chosen as materialized (${chosen}
    ), found as (
      select c.anchor, c.total, c.total_in_force, f.* from chosen c join (
        select f.*, ${IS_WITHHELD} as is_withheld from facts f
        where f.company_id = any(array(select company_id from chosen)) and f.fact_id = any(array(select fact_id from chosen))
      ) f on f.company_id = c.company_id and f.fact_id = c.fact_id
    )`
}

const isInForce = ({ asOf }: TieQuery) => sql`valid @> ${asOf}::date`

const isKept = (query: TieQuery) =>
  sql`(${isInForce(query)} or not ${query.isOnlyValid ?? false}::boolean or total_in_force = 0)`

const inRank = (inForce: RawBuilder<unknown>) => sql`
  ${inForce} desc, section = 'member' desc, section = 'beneficial-owner' desc, share desc nulls last, company_id, section, fact_id`

/** The ties of each party with what puts them in order. */
function selectRanked(query: TieQuery): RawBuilder<unknown> {
  const { parties, asOf, knownAt, kinds = NETWORK_KINDS, isOwnEntry = false, isBetween = false } = query
  const share = sql`(f.payload->>'shareMax')::float8`
  const named =
    knownAt === undefined
      ? sql`select l.from_party, l.company_id, l.fact_id, l.section, l.valid, l.share_max::float8 from links l
      where l.from_party = ${anyOf(parties)} and l.company_id = l.to_party
        and l.section = ${anyOf(tieSectionsOf(kinds))} and not coalesce(lower(l.valid) > ${asOf}::date, false)
        ${isBetween ? sql`and l.company_id = ${anyOf(parties)}` : sql``}`
      : sql`select f.party_id, f.company_id, f.fact_id, f.section, f.valid, ${share} from facts f
      where f.party_id = ${anyOf(parties)} and f.party_id <> f.company_id and ${areTold(query)}`
  return sql`
      select f.company_id as anchor, f.company_id, f.fact_id, f.section, f.valid, ${share} as share from facts f
      where f.company_id = ${anyOf(parties)} and ${areTold(query)}
      ${isOwnEntry ? sql`` : sql`union all ${named}`}`
}

/**
 * What ties parties to others, as the entries of companies tell it: the one reading from which connection list, graph,
 * person pages, owners and paths are made, so that none knows more than another. Of each party asked for both what its
 * own entry says and where it is named itself; a company that holds its own shares is named in its own entry. In force
 * first, then owners by their shares.
 */
export async function listTies(db: DbOrTx, query: TieQuery): Promise<Ties> {
  const counts = new Map<string, TieCount>(query.parties.map((party) => [party, { total: 0, valid: 0 }]))
  if (query.parties.length === 0) return { ties: [], counts }
  const found = new Map<number, Tie>()
  for (const { anchor, total, valid, ...row } of await ties.list(db, query)) {
    const count = counts.get(anchor) ?? { total: 0, valid: 0 }
    const counted = { total: count.total + 1, valid: count.valid + Number(row.isValid) }
    counts.set(anchor, query.limit === undefined ? counted : { total, valid })
    // With a limit the rows of a party without any in force only bring its counts.
    if (query.isOnlyValid === true && !row.isValid) continue
    // Rows are ours alone: of thousands, copies would take as long as reading them.
    found.set(row.factId, Object.assign(row, toldOf(row)))
  }
  return { ties: [...found.values()].toSorted(compareTies), counts }
}

function toldOf(row: TieRow): Pick<Tie, 'kind' | 'partyKey' | 'address'> {
  return {
    kind: tieKindOf(row.section),
    partyKey: composePartyKey(row),
    address: row.isWithheld ? null : row.address,
  }
}

function compareTies(a: Tie, b: Tie): number {
  return (
    Number(b.isValid) - Number(a.isValid) ||
    Number(b.kind === 'owner') - Number(a.kind === 'owner') ||
    (b.shareMax ?? -1) - (a.shareMax ?? -1) ||
    compareCodes(a.companyId, b.companyId) ||
    compareCodes(a.section, b.section) ||
    compareCodes(a.slot, b.slot) ||
    a.factId - b.factId
  )
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

type Named = Pick<TieRow, 'partyId' | 'companyId' | 'section' | 'slot'>
/** Who has no id is known by its place in the entry that names it. */
export function composePartyKey({ partyId, companyId, section, slot }: Named): string {
  return partyId ?? `${companyId}/${section}/${slot}`
}
