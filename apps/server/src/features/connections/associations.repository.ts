import { ASSOCIATION_KINDS } from '@merleg/contract/address-words'
import { arrayOf, boolean, oneOf, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'
import { COMPANY_COLUMNS } from './companies.repository.ts'
import { ROLE_SECTIONS } from './role-sections.ts'

/** Of a company with thousands of members so many are followed, those in force first. */
const PARTY_LIMIT = 200
/** Of a party with thousands of companies so many are looked at: who has more is a service, not a tie. */
const COMPANIES_PER_PARTY = 200

export type AssociationQuery = { companyId: string; asOf: string; limit: number }
const ASSOCIATION_COLUMNS = {
  ...COMPANY_COLUMNS,
  kind: oneOf(ASSOCIATION_KINDS),
  isValid: boolean,
  /** Who or what ties the two together: ids of parties. */
  parties: arrayOf(text),
}
export type AssociationRow = RowOf<typeof ASSOCIATION_COLUMNS>

/** Who owns a company, or is told as the one behind it. */
const OWNING = sql`('member', 'beneficial-owner')`

const partyAssociations = statement({
  row: ASSOCIATION_COLUMNS,
  examples: [{ companyId: '', asOf: '2026-01-01', limit: 1 }],
  sql: (query: AssociationQuery) =>
    selectAssociations(
      query,
      sql`
      select p.party, l.company_id, l.section, l.valid
      from parties p cross join lateral (
        select company_id, section, valid from links
        where from_party = p.party and company_id = to_party and company_id <> ${query.companyId}
          and section = any(${[...ROLE_SECTIONS]}::text[])
        order by valid @> ${query.asOf}::date desc, company_id, section, slot, valid limit ${COMPANIES_PER_PARTY}) l`,
    ),
  // One machine puts all ties of a party in order by this.
  onCluster: (query) =>
    selectAssociations(
      query,
      sql`
      select party, company_id, section, valid from (
        select from_party as party, company_id, section, valid, row_number() over (partition by from_party
          order by valid @> ${query.asOf}::date desc, company_id, section, slot, valid) as place
        from links
        where from_party = any(array(select party from parties)) and company_id = to_party and company_id <> ${query.companyId}
          and section = any(${[...ROLE_SECTIONS]}::text[])) l
      where place <= ${COMPANIES_PER_PARTY}`,
    ),
})

/** `theirs`: the ties of each party to other companies, so many at most. */
function selectAssociations(
  { companyId, asOf, limit }: AssociationQuery,
  theirs: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    ${onePlan} with own as materialized (
      select to_party as party, section, valid from links
      where company_id = ${companyId} and from_party = ${companyId} and section = any(${[...ROLE_SECTIONS]}::text[])
      order by valid @> ${asOf}::date desc, to_party, section, slot, valid limit ${PARTY_LIMIT}
    ), parties as materialized (
      select distinct party from own
    ), theirs as materialized (${theirs}
    ), ties as (
      select t.company_id, o.party,
             case when o.section in ${OWNING} and t.section in ${OWNING} then 'commonOwner'
                  when o.section not in ${OWNING} and t.section not in ${OWNING} then 'commonOfficer'
                  else 'ownerAndOfficer' end as kind,
             (o.valid * t.valid) @> ${asOf}::date as is_valid
      from own o join theirs t on t.party = o.party and t.valid && o.valid
    ), found as (
      select company_id, kind, bool_or(is_valid) as is_valid, array_agg(distinct party) as parties
      from ties group by company_id, kind
    ), ranked as (
      select f.*, p.name, p.register_number, p.status,
             row_number() over (partition by f.kind
               order by f.is_valid desc, p.status = 'ceased', p.prominence desc, p.name, f.company_id) as place
      from found f join company_profiles p using (company_id)
    )
    select company_id as "companyId", name, register_number as "registerNumber", status, kind,
           is_valid as "isValid", parties
    from ranked where place <= ${limit} order by place`
}

/**
 * Companies that had an owner or officer at the same time as this one; valid where both still have. `limit` of each kind
 * at most, those in force and existing first.
 */
export async function listPartyAssociations(db: DbOrTx, query: AssociationQuery): Promise<AssociationRow[]> {
  return partyAssociations.list(db, query)
}

const seatAssociations = statement({
  row: ASSOCIATION_COLUMNS,
  examples: [{ companyId: '', seat: '', isCeased: false, limit: 1 }],
  sql: ({
    companyId,
    seat,
    isCeased,
    limit,
  }: {
    companyId: string
    seat: string
    isCeased: boolean
    limit: number
  }) => sql`
    ${onePlan} select company_id as "companyId", name, register_number as "registerNumber", status, 'sameSeat' as kind,
           status <> 'ceased' and not ${isCeased}::boolean as "isValid", '{}'::text[] as parties
    from company_profiles where seat = ${seat} and company_id <> ${companyId}
    order by status = 'ceased', prominence desc, name, company_id limit ${limit}`,
})

/** Other entities at exactly this address, existing ones first: neighbours for as long as both of them exist. */
export async function listSeatAssociations(
  db: DbOrTx,
  query: { companyId: string; seat: string; isCeased: boolean; limit: number },
): Promise<AssociationRow[]> {
  return seatAssociations.list(db, query)
}

const successionAssociations = statement({
  row: ASSOCIATION_COLUMNS,
  examples: [{ companyId: '', limit: 1 }],
  sql: ({ companyId, limit }: Pick<AssociationQuery, 'companyId' | 'limit'>) => sql`
    ${onePlan} select distinct p.company_id as "companyId", p.name, p.register_number as "registerNumber", p.status,
           case l.section when 'predecessor' then 'successor' else 'predecessor' end as kind,
           true as "isValid", '{}'::text[] as parties
    from links l join company_profiles p on p.company_id = l.company_id
    where l.from_party = ${companyId} and l.company_id = l.to_party and l.section in ('predecessor', 'successor')
    order by kind, p.name, p.company_id limit ${limit}`,
})

/** Companies that name this one as their predecessor or successor: they are its successor or predecessor. */
export async function listSuccessionAssociations(
  db: DbOrTx,
  query: Pick<AssociationQuery, 'companyId' | 'limit'>,
): Promise<AssociationRow[]> {
  return successionAssociations.list(db, query)
}
