import { findBalticCompanyId } from '@merleg/domain/foreign-identifier'
import { z } from 'zod'
import { normaliseSpaces, readDottedDay, readIsoDay } from '../../reading/cell-values.ts'
import { companyPayload, type PartyPayload, personPayload } from '../../reading/role-parties.ts'
import type { RejectReason } from '../../reading/source-lines.ts'

const Text = z.string().nullish()
const Code = z.union([z.string(), z.number()]).nullish()

/** A person or company in a role, as the register's JSON files write one. */
export const Person = z.object({
  kirje_id: z.union([z.string(), z.number()]),
  isiku_tyyp: z.string(),
  isiku_roll: z.string(),
  isiku_roll_tekstina: Text,
  eesnimi: Text,
  nimi_arinimi: Text,
  isikukood_registrikood: Code,
  isikukood_hash: Text,
  valis_kood: Code,
  valis_kood_riik: Text,
  synniaeg: Text,
  algus_kpv: Text,
  lopp_kpv: Text,
})

type Named = Pick<z.infer<typeof Person>, 'kirje_id' | 'isiku_tyyp' | 'isiku_roll'> &
  Partial<Omit<z.infer<typeof Person>, 'kirje_id' | 'isiku_tyyp' | 'isiku_roll'>>

type PartyReading =
  | {
      partyId: string | null
      /** Tells the entry from the others of its company. */
      key: string
      payload: PartyPayload
    }
  | { reason: RejectReason; detail: string }

const HASH = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['EST', 'EE'],
  ['EE', 'EE'],
  ['LVA', 'LV'],
  ['LV', 'LV'],
])

/**
 * Since November 2024 the publisher gives no personal codes but a hash of them, which is the same for a person wherever he
 * occurs: he is known by it. Foreigners without an Estonian code have none, and are nobody else's namesake here. A company
 * is known by its code in its own register.
 */
export function readParty(person: Named): PartyReading {
  const name = normaliseSpaces(`${person.eesnimi ?? ''} ${person.nimi_arinimi ?? ''}`)
  const detail = `${person.isiku_tyyp} ${person.isiku_roll}, ${person.kirje_id}`
  if (name === '') return { reason: 'name-missing', detail }
  if (person.isiku_tyyp === 'F') {
    const hash = person.isikukood_hash ?? ''
    const partyId = HASH.test(hash) ? `ee-person-${hash.toLowerCase()}` : null
    const birth = person.synniaeg ?? ''
    const birthDate = readDottedDay(birth) ?? readIsoDay(birth)
    return { partyId, key: partyId ?? `kirje-${person.kirje_id}`, payload: personPayload(name, birthDate) }
  }
  if (person.isiku_tyyp !== 'J') return { reason: 'entry-kind', detail }
  const registerNumber = readCode(person.isikukood_registrikood) ?? readCode(person.valis_kood)
  const partyId = findCompany(person)
  return { partyId, key: partyId ?? `kirje-${person.kirje_id}`, payload: companyPayload(name, registerNumber) }
}

function findCompany({ isikukood_registrikood, valis_kood, valis_kood_riik }: Named): string | null {
  const own = readCode(isikukood_registrikood)
  if (own !== null) return findBalticCompanyId('EE', own)
  const abroad = readCode(valis_kood)
  const country = COUNTRIES.get(valis_kood_riik?.toUpperCase() ?? '')
  return abroad === null || country === undefined ? null : findBalticCompanyId(country, abroad)
}

/** The two letters of a country of which we have a register; of others nothing but the three letters is told. */
export function findCountry(code: string | null | undefined): string | null {
  return COUNTRIES.get(code?.toUpperCase() ?? '') ?? (/^[A-Z]{2}$/.test(code ?? '') ? (code ?? null) : null)
}

/** A day in either of the two forms that the register's files have. */
export function readDay(text: string | null | undefined): string | null {
  const day = (text ?? '').trim()
  return readDottedDay(day) ?? readIsoDay(day)
}

function readCode(code: string | number | null | undefined): string | null {
  const text = String(code ?? '').trim()
  return text === '' ? null : text
}
