import { boolean, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import type { Tie } from './ties.repository.ts'

const COMPANY_PARTY_COLUMNS = {
  id: text,
  kind: oneOf(ENTITY_KINDS),
  name: text,
  registerNumber: orNull(text),
  status: oneOf(COMPANY_STATUSES),
  address: orNull(text),
  /** Of the rating in force; null where it is unrated. */
  points: orNull(integer),
}
type CompanyParty = RowOf<typeof COMPANY_PARTY_COLUMNS>

/** Who stands at an end of a tie, as a list or a picture shows it. */
export type Party =
  | (CompanyParty & { isInRegister: true })
  | {
      isInRegister: false
      /** Null where the source gives none: it has no page. */
      id: string | null
      kind: Tie['partyKind']
      name: string
      registerNumber: string | null
      address: string | null
      /** Banned from leading or owning companies, on the day. */
      isBanned: boolean
    }

const companyParties = statement({
  row: COMPANY_PARTY_COLUMNS,
  examples: [['']],
  sql: (ids: readonly string[]) => sql`
    ${onePlan} select p.company_id as id, p.kind, p.name, p.register_number as "registerNumber", p.status,
           p.seat as address, s.points::integer as points
    from company_profiles p left join scores s on s.company_id = p.company_id and s.superseded_at is null
    where p.company_id = any(${[...ids]}::text[])`,
})

const persons = statement({
  row: { id: text, name: text, isBanned: boolean },
  examples: [{ ids: [''], asOf: '2026-01-01' }],
  sql: ({ ids, asOf }: { ids: readonly string[]; asOf: string }) => sql`
    ${onePlan} select person_id as id, name, exists (
             select from facts f where f.party_id = person_id and f.section = 'ban' and upper_inf(f.recorded)
               and f.valid @> ${asOf}::date) as "isBanned"
    from persons where person_id = any(${[...ids]}::text[])`,
})

/**
 * Both ends of some ties by id, or by the key of the tie where an end has none. Companies of the register as their
 * profiles have them today; others by the name that was heard last.
 */
export async function listParties(
  db: DbOrTx,
  { ties, asOf }: { ties: readonly Tie[]; asOf: string },
): Promise<Map<string, Party>> {
  const named = new Map<string, Tie>()
  for (const tie of ties) {
    const known = named.get(tie.partyKey)
    if (known === undefined || isNewer(tie, known)) named.set(tie.partyKey, tie)
  }
  const ids = new Set(ties.flatMap(({ companyId, partyId }) => [companyId, partyId ?? companyId]))
  if (ids.size === 0) return new Map()
  const companies = await companyParties.list(db, [...ids].toSorted())
  const found = new Map<string, Party>(companies.map((company) => [company.id, { ...company, isInRegister: true }]))
  const people = [...named.values()].flatMap(({ partyId, partyKind }) =>
    partyId !== null && partyKind === 'person' && !found.has(partyId) ? [partyId] : [],
  )
  const known = people.length === 0 ? [] : await persons.list(db, { ids: people.toSorted(), asOf })
  const personById = new Map(known.map((person) => [person.id, person]))
  for (const [key, { partyId, partyKind, name, registerNumber, address }] of named) {
    if (found.has(key)) continue
    const person = partyId === null ? undefined : personById.get(partyId)
    found.set(key, {
      isInRegister: false,
      id: partyId,
      kind: partyKind,
      name: person?.name ?? name,
      registerNumber,
      address,
      isBanned: person?.isBanned ?? false,
    })
  }
  return found
}

/** In force before ended, then whichever began later; the rest only so that the order of rows does not matter. */
function isNewer(a: Tie, b: Tie): boolean {
  if (a.isValid !== b.isValid) return a.isValid
  return a.from === b.from ? a.factId > b.factId : (a.from ?? '') > (b.from ?? '')
}
