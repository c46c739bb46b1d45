import type { Address, FactPayload } from '@merleg/domain/fact-sections'
import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findActivity } from '@merleg/domain/reference/activities'
import { findOnlyEarlierClass, markLaterClass } from '@merleg/domain/reference/later-activities'
import { findNorwegianForm, NORWEGIAN_PROCEEDINGS } from '@merleg/domain/reference/norwegian-register'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { readBrregRecords } from './read-records.ts'
import { type DeletedUnit, type PostalAddress, Unit } from './unit-shapes.ts'

/** Numbers of the main units, which is little for each of a million; `last` is the last record of their file. */
export type UnitList = { numbers: Set<number>; last: FilePlace }

export function toCompanyId(number: string): string {
  return `no-${number}`
}

/** Main units, into `list`. Of a unit that tells its number everything readable is kept. */
export async function* readUnits(path: string, list: UnitList): AsyncGenerator<SourceRecord> {
  for await (const record of readBrregRecords(path, Unit)) {
    list.last = { file: record.file ?? list.last.file, line: record.line }
    if (record.type === 'reject') yield record
    else yield* readUnit(record.value, record, list)
  }
}

type At = { type: 'fact'; line: number; companyId: string; slot: ''; sourceRef: string }

/** Everything readable of a unit that tells its number; one of a number that was read is rejected. */
export function readUnit(unit: Unit, place: FilePlace, { numbers }: Pick<UnitList, 'numbers'>): SourceRecord[] {
  const number = unit.organisasjonsnummer
  const name = normaliseSpaces(unit.navn ?? '')
  if (!isValidNorwegianNumber(number)) return [rejectLine(place, 'register-number', `${number} ${name}`)]
  if (numbers.has(Number(number))) return [rejectLine(place, 'duplicate', `${number} ${name}`)]
  numbers.add(Number(number))
  const at = placeOf(number, place)
  return [
    ...(name === ''
      ? [ofCompany(rejectLine(place, 'name-missing', number), at.companyId, 'name')]
      : readNames(unit, name, at)),
    { ...at, section: 'legal-form', payload: describeForm(unit.organisasjonsform) },
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: number } },
    ...(unit.registrertIMvaregisteret
      ? [{ ...at, section: 'tax-number', payload: { value: `${number}MVA` } } as const]
      : []),
    ...readRegistration(unit, place, at),
    ...readProceedings(unit, place, at),
    ...readAddresses(unit, at),
    ...readActivities(unit, place, at),
    ...readCapital(unit, at),
    ...readHeadcount(unit, at),
    ...readContacts(unit, at),
  ]
}

/** Of one that left the register its names are told, its form and its last day; of one that is not to be told any more the day. */
export function readDeletedUnit(unit: DeletedUnit, place: FilePlace): SourceRecord[] {
  const { organisasjonsnummer: number, organisasjonsform: form, slettedato } = unit
  const at = placeOf(number, place)
  const name = normaliseSpaces(unit.navn ?? '')
  const on = readMoment(slettedato)
  return [
    ...(name === '' ? [] : readNames(unit, name, at)),
    ...(form == null ? [] : [{ ...at, section: 'legal-form', payload: describeForm(form) } as const]),
    on === null
      ? ofCompany(rejectLine(place, 'date', `slettedato: ${slettedato ?? ''} (${at.companyId})`), at.companyId)
      : { ...at, section: 'registration', payload: { status: 'ceased', on, reason: null }, validFrom: on },
  ]
}

function placeOf(number: string, place: FilePlace): At {
  return {
    type: 'fact',
    line: place.line,
    companyId: toCompanyId(number),
    slot: '',
    sourceRef: `https://data.brreg.no/enhetsregisteret/api/enheter/${number}`,
  }
}

/** The name and earlier ones with their days; the present one holds since the last of them ended. */
function readNames({ historiskeNavn }: Pick<Unit, 'historiskeNavn'>, name: string, at: At): SourceRecord[] {
  const earlier = (historiskeNavn ?? []).flatMap(({ navn, fraDato, tilDato }): FactObservation[] => {
    const [from, to] = [readMoment(fraDato), readMoment(tilDato)]
    const isWhole = to !== null && (from === null || from < to)
    return isWhole
      ? [{ ...at, section: 'name', payload: { name: normaliseSpaces(navn) }, validFrom: from, validTo: to }]
      : []
  })
  const since =
    earlier
      .map(({ validTo }) => validTo ?? '')
      .toSorted()
      .at(-1) ?? null
  return [...earlier, { ...at, section: 'name', payload: { name }, validFrom: since }]
}

/** A day, which some members give with the time of the day behind it. */
function readMoment(text: string | null | undefined): string | null {
  return readIsoDay((text ?? '').slice(0, 10))
}

/** Key and abbreviation of the table of forms; the published title where the table does not have the form. */
function describeForm({ kode, beskrivelse }: Unit['organisasjonsform']): FactPayload<'legal-form'> {
  const form = findNorwegianForm(kode)
  return { code: form?.key ?? null, name: form?.shortName ?? beskrivelse ?? kode }
}

function readRegistration(unit: Unit, place: FilePlace, at: At): SourceRecord[] {
  const [registered, deleted] = [unit.registreringsdatoEnhetsregisteret, unit.slettedato]
  if (deleted != null) {
    const on = readMoment(deleted)
    if (on === null)
      return [ofCompany(rejectLine(place, 'date', `slettedato: ${deleted} (${at.companyId})`), at.companyId)]
    return [{ ...at, section: 'registration', payload: { status: 'ceased', on, reason: null }, validFrom: on }]
  }
  const on = readMoment(registered)
  const founded = readMoment(unit.stiftelsesdato)
  return [
    ...(registered != null && on === null ? [rejectLine(place, 'date', `${registered} (${at.companyId})`)] : []),
    { ...at, section: 'registration', payload: { status: 'registered', on, reason: null }, validFrom: on },
    ...(unit.stiftelsesdato && founded === null
      ? [
          ofCompany(
            rejectLine(place, 'date', `stiftelsesdato: ${unit.stiftelsesdato} (${at.companyId})`),
            at.companyId,
            'founding',
          ),
        ]
      : []),
    ...(founded === null ? [] : [{ ...at, section: 'founding', payload: { on: founded } } as const]),
  ]
}

/** Since the day that the register tells, where it tells one; of several the earliest. Some are told by their day alone. */
function readProceedings(unit: Unit, place: FilePlace, at: At): SourceRecord[] {
  return NORWEGIAN_PROCEEDINGS.flatMap(({ flag, days, section, text }): SourceRecord[] => {
    const told = days.flatMap((day) => unit[day] ?? [])
    if (flag === null ? told.length === 0 : !unit[flag]) return []
    const readable = told.map(readMoment)
    const payload = { caseNumber: null, court: null, administrator: null, text }
    const from = readable.filter((day) => day !== null).toSorted()[0] ?? null
    return [
      ...(readable.includes(null) ? [rejectLine(place, 'date', `${told.join(' ')} (${at.companyId})`)] : []),
      { ...at, section, slot: flag === null ? (days[0] ?? '') : 'register-status', payload, validFrom: from },
    ]
  })
}

function readAddresses({ forretningsadresse, postadresse }: Unit, at: At): SourceRecord[] {
  const [seat, mailing] = [toAddress(forretningsadresse), toAddress(postadresse)]
  return [
    ...(seat === null ? [] : [{ ...at, section: 'seat', payload: seat } as const]),
    ...(mailing === null ? [] : [{ ...at, section: 'mailing-address', payload: mailing } as const]),
  ]
}

/** `Forusbeen 50, 4035 STAVANGER`; abroad the place may hold everything. The municipality is the nearest to a settlement. */
export function toAddress(address: PostalAddress): Address | null {
  if (address == null) return null
  const street = (address.adresse ?? []).flatMap((line) =>
    line == null || line.trim() === '' ? [] : [normaliseSpaces(line)],
  )
  const place = normaliseSpaces([address.postnummer, address.poststed].filter(Boolean).join(' '))
  const countryCode = /^[A-Z]{2}$/.test(address.landkode ?? '') ? (address.landkode ?? 'NO') : 'NO'
  const country = countryCode === 'NO' ? '' : (address.land ?? '')
  const text = [...street, place, country].filter((part) => part !== '').join(', ')
  if (text === '') return null
  return {
    text,
    countryCode,
    zip: cut(address.postnummer, 12),
    settlement: cut(address.poststed, 100) ?? cut(address.kommune, 100),
    county: null,
    street: cut(street.join(', '), 300),
  }
}

/** So much of a text as there is room for; null where there is none. */
function cut(text: string | null | undefined, length: number): string | null {
  const told = normaliseSpaces(text ?? '').slice(0, length)
  return told === '' ? null : told
}

/** Codes of the Norwegian classification, whose first four digits are those of NACE. 00.000 stands for none told. */
function readActivities(unit: Unit, place: FilePlace, at: At): SourceRecord[] {
  const codes = [unit.naeringskode1, unit.naeringskode2, unit.naeringskode3].flatMap((activity) => activity?.kode ?? [])
  const seen = new Set<string>()
  return codes.flatMap((text, index): SourceRecord[] => {
    const code = /^(\d{2})\.(\d{2})\d$/.exec(text)?.slice(1, 3).join('')
    if (code === '0000' || (code !== undefined && seen.has(code))) return []
    const found = code === undefined ? null : classify(code)
    if (code === undefined || found === null)
      return [ofCompany(rejectLine(place, 'activity-code', `${text} (${at.companyId})`), at.companyId, 'activity')]
    seen.add(code)
    const isMain = index === 0
    return [{ ...at, section: 'activity', slot: isMain ? 'main' : code, payload: { ...found, isMain } }]
  })
}

/**
 * Since 2025 of NACE Rev. 2.1 (SN2025), told as the class of Rev. 2 where all of it comes from one. A class that Rev. 2.1 has not is
 * one of Rev. 2 (SN2007), of a file read before its register changed over; one that both have, with another meaning, does not tell
 * of which it is. Null of neither.
 */
function classify(code: string): { scheme: 'NACE2' | 'NACE21'; code: string } | null {
  const earlier = findOnlyEarlierClass(code)
  if (earlier !== null) return { scheme: 'NACE2', code: earlier }
  if (markLaterClass(code) !== null) return { scheme: 'NACE21', code }
  return findActivity(code) === null ? null : { scheme: 'NACE2', code }
}

function readCapital({ kapital }: Unit, at: At): SourceRecord[] {
  if (kapital?.belop == null || kapital.valuta == null) return []
  const payload = { amount: kapital.belop, currency: kapital.valuta }
  return [{ ...at, section: 'capital', payload, validFrom: readMoment(kapital.innfortDato) }]
}

/**
 * Not told at all, and told as none, are two things: the register leaves the number out below five persons, and a number of
 * which it says that none is registered is none.
 */
function readHeadcount({ antallAnsatte: persons, harRegistrertAntallAnsatte }: Unit, at: At): SourceRecord[] {
  return persons == null || harRegistrertAntallAnsatte === false
    ? []
    : [{ ...at, section: 'headcount', payload: { persons } }]
}

/** Of a sole trader they are those of a person, and left out. */
function readContacts(unit: Unit, at: At): SourceRecord[] {
  if (unit.organisasjonsform.kode === 'ENK') return []
  const told = (
    section: 'phone' | 'e-mail' | 'website',
    slot: string,
    text: string | null | undefined,
  ): SourceRecord[] => {
    const value = normaliseSpaces(text ?? '')
    return value === '' ? [] : [{ ...at, section, slot, payload: { value } }]
  }
  return [
    ...told('phone', 'phone', unit.telefon),
    ...told('phone', 'mobile', unit.mobil),
    ...told('e-mail', 'e-mail', unit.epostadresse),
    ...told('website', 'website', unit.hjemmeside),
  ]
}
