import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findEstonianRole } from '@merleg/domain/reference/estonian-register'
import { MEMBER_ROLES } from '@merleg/domain/fact-sections'
import { z } from 'zod'
import { readNumber } from '../../reading/cell-values.ts'
import { SlotNames } from '../../reading/role-parties.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { EntityList } from './basic-data.ts'
import { type EntityRecord, readEntityRecords } from './entity-records.ts'
import { Person, readDay, readParty } from './estonian-party.ts'

const Amount = z.union([z.string(), z.number()]).nullish()
const Holder = Person.extend({
  osaluse_protsent: Amount,
  osaluse_suurus: Amount,
  osaluse_valuuta: z.string().nullish(),
  osaluse_omandiliik: z.string().nullish(),
  osaluse_omandiliik_tekstina: z.string().nullish(),
})
const Card = z.object({ kaardile_kantud_isikud: z.array(Person).nullish() })
const Shareholders = z.object({ osanikud: z.array(Holder).nullish() })

/** Shareholders, of whom the list of shareholders tells with their shares. */
const OF_SHAREHOLDERS: ReadonlySet<string> = new Set(['OSAN', 'O'])

/** Who is entered on the register card: board, procurists, liquidators, trustees and the partners of partnerships. */
export async function* readCardPersons(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  for await (const record of readEntityRecords({ path, list, schema: Card })) {
    if (record.type === 'reject') {
      yield record
      continue
    }
    const slots = new SlotNames()
    for (const person of record.value.kaardile_kantud_isikud ?? [])
      if (!OF_SHAREHOLDERS.has(person.isiku_roll)) yield* readInRole(record, person, slots)
  }
}

/** Shareholders of private limited companies with their shares, by the list that the register keeps. */
export async function* readShareholders(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  for await (const record of readEntityRecords({ path, list, schema: Shareholders })) {
    if (record.type === 'reject') {
      yield record
      continue
    }
    const slots = new SlotNames()
    for (const holder of record.value.osanikud ?? []) yield* readInRole(record, holder, slots)
  }
}

type InRole = z.infer<typeof Person> & Partial<z.infer<typeof Holder>>

function* readInRole(record: EntityRecord<unknown>, person: InRole, slots: SlotNames): Generator<SourceRecord> {
  const role = findEstonianRole(person.isiku_roll)
  if (role === null) return
  if (role === undefined) {
    yield ofCompany(
      rejectLine(record, 'role', `${person.isiku_roll} ${person.isiku_roll_tekstina ?? ''} (${record.companyId})`),
      record.companyId,
    )
    return
  }
  const party = readParty(person)
  if ('reason' in party) {
    yield ofCompany(
      rejectLine(record, party.reason, `${party.detail} (${record.companyId})`),
      record.companyId,
      role.section,
    )
    return
  }
  const [validFrom, validTo] = [readDay(person.algus_kpv), readDay(person.lopp_kpv)]
  // Whose end cannot be read has one: he is not told as in office.
  const isEndUnread = validTo === null && (person.lopp_kpv ?? '').trim() !== ''
  if (isEndUnread || (validTo !== null && (validFrom ?? '') >= validTo)) {
    yield ofCompany(
      rejectLine(record, 'date', `${person.algus_kpv ?? ''}–${person.lopp_kpv ?? ''} (${record.companyId})`),
      record.companyId,
      role.section,
    )
    return
  }
  const at = {
    type: 'fact',
    line: record.line,
    companyId: record.companyId,
    slot: slots.take(`${person.isiku_roll}:${party.key}`),
    partyId: party.partyId,
    validFrom,
    ...(validTo === null ? {} : { validTo }),
  } as const
  const post = role.post ?? person.isiku_roll_tekstina ?? null
  if (role.section === 'signatory')
    yield { ...at, section: 'signatory', payload: { ...party.payload, post, representation: null } }
  else if (role.section === 'supervisory-board')
    yield { ...at, section: 'supervisory-board', payload: { ...party.payload, post } }
  else if (role.section === 'auditor') yield { ...at, section: 'auditor', payload: party.payload }
  else
    yield {
      ...at,
      section: 'member',
      payload: { ...party.payload, ...readShare(person), ...readMemberRole(role.post) },
    }
}

type MemberPayload = Extract<FactObservation, { section: 'member' }>['payload']
type Share = Pick<MemberPayload, 'shareMin' | 'shareMax' | 'shareText' | 'contribution' | 'currency'>

/** Owned in common (Y ühisomand, K kaasomand) a share is told for all of its owners together: each has up to all of it. */
const OWN_ALONE = 'L'

function readShare(holder: InRole): Share {
  const told = (value: string | number | null | undefined) => (value == null ? null : readNumber(String(value)))
  const percent = told(holder.osaluse_protsent)
  const share = percent !== null && percent >= 0 && percent <= 100 ? percent : null
  const isAlone = !holder.osaluse_omandiliik || holder.osaluse_omandiliik === OWN_ALONE
  const kind = holder.osaluse_omandiliik_tekstina ?? holder.osaluse_omandiliik ?? ''
  const currency = holder.osaluse_valuuta ?? ''
  return {
    shareMin: isAlone ? share : null,
    shareMax: share,
    shareText: isAlone || share === null ? null : `${share} % (${kind})`,
    contribution: told(holder.osaluse_suurus),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}

function readMemberRole(post: string | null): Pick<MemberPayload, 'role'> {
  const role = MEMBER_ROLES.find((known) => known === post)
  return role === undefined ? {} : { role }
}
