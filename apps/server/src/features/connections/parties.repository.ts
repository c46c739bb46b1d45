import { boolean, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { COMPANY_PARTY_COLUMNS, type CompanyParty, listCompaniesOnDay } from './companies-on-day.repository.ts'
import type { Tie } from './ties.repository.ts'

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
           p.seat as address, s.points::integer as points, s.basis, p.is_made_up as "isMadeUp"
    from company_profiles p left join scores s on s.company_id = p.company_id and s.superseded_at is null
    where p.company_id = any(${[...ids]}::text[])`,
})

const persons = statement({
  row: { id: text, name: text, isBanned: boolean },
  examples: [{ ids: [''], asOf: '2026-01-01' }],
  sql: ({ ids, asOf }: { ids: readonly string[]; asOf: string }) => sql`
    ${onePlan} select person_id as id, name, b.from_party is not null as "isBanned"
    from persons left join (
      select distinct l.from_party from links l where l.from_party = any(${[...ids]}::text[]) and l.company_id = l.to_party
        and l.section = 'ban' and l.valid @> ${asOf}::date) b on b.from_party = person_id
    where person_id = any(${[...ids]}::text[])`,
})

/** Days are YYYY-MM-DD. */
export type PartyDays = { asOf: string; today: string }

/** Some companies of the register as they are on a day: today by their profiles, earlier by their facts. */
export async function listCompanyParties(
  db: DbOrTx,
  { ids, asOf, today }: PartyDays & { ids: readonly string[] },
): Promise<Map<string, CompanyParty & { isInRegister: true }>> {
  if (ids.length === 0) return new Map()
  const companies =
    asOf < today
      ? await listCompaniesOnDay(db, { ids, asOf })
      : (await companyParties.list(db, ids)).map((company) => ({ ...company, day: null, isNameOfToday: false }))
  return new Map(companies.map((company) => [company.id, { ...company, isInRegister: true }]))
}

/**
 * Both ends of some ties by id, or by the key of the tie where an end has none. Companies of the register as they are on
 * the day; others by the name that was heard last, or, where no entry in force on an earlier day has it, by the entry's.
 */
export async function listParties(
  db: DbOrTx,
  { ties, asOf, today }: PartyDays & { ties: readonly Tie[] },
): Promise<Map<string, Party>> {
  const named = new Map<string, Tie>()
  const written = new Set<string>()
  // What one entry withholds no other one tells beside it.
  const withheld = new Set<string>()
  for (const tie of ties) {
    if (tie.isWithheld) withheld.add(tie.partyKey)
    if (tie.isValid) written.add(`${tie.partyKey}\n${tie.name}`)
    const known = named.get(tie.partyKey)
    if (known === undefined || isNewer(tie, known)) named.set(tie.partyKey, tie)
  }
  const ids = new Set(ties.flatMap(({ companyId, partyId }) => [companyId, partyId ?? companyId]))
  if (ids.size === 0) return new Map()
  const found = new Map<string, Party>(await listCompanyParties(db, { ids: [...ids].toSorted(), asOf, today }))
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
      name: person === undefined || (asOf < today && !written.has(`${key}\n${person.name}`)) ? name : person.name,
      registerNumber,
      address: withheld.has(key) ? null : address,
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
