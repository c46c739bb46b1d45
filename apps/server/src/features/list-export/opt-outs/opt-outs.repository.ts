import { boolean, date, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

export const OPT_OUT_KINDS = ['company', 'person'] as const
export type OptOutKind = (typeof OPT_OUT_KINDS)[number]

/** Who asked not to be contacted, by the id that the register has for the company or person. */
export type OptOutParty = { kind: OptOutKind; partyId: string }

const NO_PARTY: OptOutParty = { kind: 'company', partyId: '' }

const inForce = statement({
  row: { kind: oneOf(OPT_OUT_KINDS), partyId: text },
  sql: sql`select party_kind as kind, party_id as "partyId" from contact_opt_outs where removed_at is null`,
})

/** Everybody whose wish is in force. */
export function listPartiesOptedOut(db: DbOrTx): Promise<OptOutParty[]> {
  return inForce.list(db)
}

const known = statement({
  row: { isKnown: boolean },
  examples: [NO_PARTY, { ...NO_PARTY, kind: 'person' }],
  sql: ({ kind, partyId }: OptOutParty) =>
    kind === 'company'
      ? sql`select exists (select from companies where company_id = ${partyId}) as "isKnown"`
      : sql`select exists (select from persons where person_id = ${partyId}) as "isKnown"`,
})

/** Does the register have this company or person? */
export async function hasParty(db: DbOrTx, party: OptOutParty): Promise<boolean> {
  return (await known.get(db, party)).isKnown
}

const person = statement({
  row: { name: text, birthDate: orNull(date), motherName: orNull(text) },
  examples: [''],
  sql: (personId: string) => sql`
    select name, birth_date as "birthDate", mother_name as "motherName" from persons where person_id = ${personId}`,
})

type Named = { partyId: string; name: string | null; birthDate: string | null; motherName: string | null }

const NOBODY_KNOWN = { name: null, birthDate: null, motherName: null }

const companiesNaming = statement({
  row: { companyId: text },
  examples: [{ partyId: '', ...NOBODY_KNOWN }],
  sql: ({ partyId, name, birthDate, motherName }: Named) => sql`
    select distinct company_id as "companyId" from facts
    where section in ('signatory', 'member') and (party_id = ${partyId}
      or lower(payload->>'name') = lower(${name}::text)
        and (payload->>'birthDate' = ${birthDate}::text) is not false
        and (lower(payload->>'motherName') = lower(${motherName}::text)) is not false)`,
})

type NewOptOut = OptOutParty & { reason: string; askedOn: string; now: Date }
type StoredOptOut = NewOptOut & Named

const added = statement({
  row: { optOutId: uuid },
  examples: [{ ...NO_PARTY, ...NOBODY_KNOWN, reason: '', askedOn: '2026-01-01', now: new Date(0) }],
  sql: ({ kind, partyId, reason, askedOn, now, ...named }: StoredOptOut) => sql`
    insert into contact_opt_outs (party_kind, party_id, reason, asked_on, recorded_at, person_name, birth_date, mother_name)
    values (${kind}, ${partyId}, ${reason}, ${askedOn}, ${now}, ${named.name}, ${named.birthDate}, ${named.motherName})
    on conflict (party_kind, party_id) where removed_at is null do nothing
    returning opt_out_id as "optOutId"`,
})

const narrowed = command({
  examples: [{ optOutId: '00000000-0000-0000-0000-000000000000', namedIn: [''] }],
  sql: ({ optOutId, namedIn }: { optOutId: string; namedIn: readonly string[] }) => sql`
    update contact_opt_outs set named_in = ${[...namedIn]}::text[] where opt_out_id = ${optOutId}`,
})

/**
 * False where the wish is in force already. Of a person it is kept who that is, as the register may change its id, and which
 * companies have ever named that person: all facts are gone through for that, in minutes where the register is large. The
 * wish is in force before, and until then of every list with people; so it stays where this is stopped.
 */
export async function insertOptOut(db: Db, optOut: NewOptOut): Promise<boolean> {
  const isPerson = optOut.kind === 'person'
  const named = (isPerson ? await person.find(db, optOut.partyId) : null) ?? NOBODY_KNOWN
  const wish = await added.find(db, { ...optOut, ...named })
  if (wish === null || !isPerson) return wish !== null
  const companies = await companiesNaming.list(db, { partyId: optOut.partyId, ...named })
  await narrowed.run(db, { ...wish, namedIn: companies.map(({ companyId }) => companyId) })
  return true
}

type Removal = OptOutParty & { reason: string; now: Date }

const removed = statement({
  row: { optOutId: uuid },
  examples: [{ ...NO_PARTY, reason: '', now: new Date(0) }],
  sql: ({ kind, partyId, reason, now }: Removal) => sql`
    update contact_opt_outs set removed_at = ${now}, removal_reason = ${reason}
    where party_kind = ${kind} and party_id = ${partyId} and removed_at is null
    returning opt_out_id as "optOutId"`,
})

/** Ends a wish; the row stays. False where none is in force. */
export async function updateOptOutRemoved(db: DbOrTx, removal: Removal): Promise<boolean> {
  return (await removed.find(db, removal)) !== null
}

const OPT_OUT_COLUMNS = {
  kind: oneOf(OPT_OUT_KINDS),
  partyId: text,
  reason: text,
  askedOn: date,
  recordedAt: timestamptz,
  removedAt: orNull(timestamptz),
  removalReason: orNull(text),
}
/** A wish not to be contacted; `removedAt` null: in force. */
export type OptOut = RowOf<typeof OPT_OUT_COLUMNS>

const all = statement({
  row: OPT_OUT_COLUMNS,
  sql: sql`
    select party_kind as kind, party_id as "partyId", reason, asked_on as "askedOn", recorded_at as "recordedAt",
      removed_at as "removedAt", removal_reason as "removalReason"
    from contact_opt_outs order by recorded_at, opt_out_id`,
})

/** Every wish there was, those that ended too. */
export function listOptOuts(db: DbOrTx): Promise<OptOut[]> {
  return all.list(db)
}
