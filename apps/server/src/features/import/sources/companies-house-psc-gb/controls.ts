import { readControlBand } from '@merleg/domain/british-register'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { writeAddress } from '../companies-house-gb/british-address.ts'
import { findControllingCompany } from './controlling-company.ts'
import type { Control, Exemptions, PartyKind, Protected, ReadLine, Statement } from './control-record.ts'

type Place = { at: FilePlace; companyId: string; day: string }
type Days = { validFrom: string | null; validTo: string | null }

/** What a line of the register of control says of a company; `day`: the one on which it was said. */
export function readControlLine(
  at: FilePlace,
  { companyNumber, told, day }: { companyNumber: string; told: ReadLine; day: string },
): SourceRecord[] {
  const number = normaliseBritishCompanyNumber(companyNumber)
  if (number === null) return [rejectLine(at, 'register-number', companyNumber)]
  const place = { at, companyId: toBritishCompanyId(number), day }
  if (told.of === 'control') return readControl(place, told.partyKind, told.data)
  if (told.of === 'protected') return readProtected(place, told.data)
  if (told.of === 'statement') return readStatement(place, told.data)
  return told.of === 'exemptions' ? readExemptions(place, told.data) : []
}

function readControl(place: Place, partyKind: PartyKind, data: Control): SourceRecord[] {
  const name = readName(data)
  const days = readDays(place, data)
  if ('type' in days) return [days]
  if (name === '')
    return [ofCompany(rejectLine(place.at, 'name-missing', `${data.links.self}`), place.companyId, 'member')]
  const owner = partyKind === 'person' ? null : findControllingCompany(data.identification)
  // A company that is told to control itself is a slip of the pen; its name is still what was filed.
  const partyId = owner === place.companyId ? null : owner
  return [
    toMember(place, {
      self: data.links.self,
      days,
      partyKind,
      name,
      partyId,
      address: readAddress(data.address),
      registerNumber: readRegisterNumber(data.identification),
      natures: data.natures_of_control ?? [],
    }),
  ]
}

/** The law keeps who it is from the public; it is only told that there is somebody. */
function readProtected(place: Place, data: Protected): SourceRecord[] {
  const days = readDays(place, data)
  if ('type' in days) return [days]
  // It has ended, and on which day is not told: it is left out, as a snapshot leaves out what is no more.
  if (data.ceased === true && days.validTo === null) return []
  const name = toWords(data.description ?? 'super-secure-person-with-significant-control')
  const who = { partyKind: 'person', name, partyId: null, address: null, registerNumber: null, natures: [] } as const
  return [toMember(place, { self: data.links.self, days, ...who })]
}

/** An entry of the register: its address at the publisher, its days, and who it is of. */
type Entry = {
  self: string
  days: Days
  partyKind: PartyKind
  name: string
  partyId: string | null
  address: string | null
  registerNumber: string | null
  natures: readonly string[]
}

/** Of whom a month of birth is told, no day: there is no birth date, and nothing tells two of one name apart. */
function toMember(place: Place, { self, days, ...who }: Entry): FactObservation {
  const { natures, partyId, ...party } = who
  const shares = readBounds(natures, 'shares')
  const votes = readBounds(natures, 'votes')
  return {
    type: 'fact',
    line: place.at.line,
    companyId: place.companyId,
    section: 'member',
    slot: readSlot(self),
    partyId,
    ...days,
    sourceRef: self,
    payload: {
      ...party,
      motherName: null,
      birthDate: null,
      shareMin: shares?.min ?? null,
      shareMax: shares?.max ?? null,
      shareText: natures.length === 0 ? null : natures.map(toWords).join('; '),
      ...(votes === null ? {} : { votesMin: votes.min, votesMax: votes.max }),
      contribution: null,
      currency: null,
    },
  }
}

/**
 * The bounds of what is held in several ways, one's own and as a trustee: no less than the highest lower bound. Of several
 * ways it is not told whether they add up, so that there is no upper bound.
 */
function readBounds(natures: readonly string[], of: 'shares' | 'votes'): { min: number; max: number } | null {
  const bands = natures.flatMap((nature) => {
    const band = readControlBand(nature)
    return band.of === of ? [band] : []
  })
  const [first] = bands
  if (first === undefined) return null
  return { min: Math.max(...bands.map(({ min }) => min)), max: bands.length === 1 ? first.max : 100 }
}

/** Since when and until when; an end before its beginning or after the day of the snapshot cannot be. */
function readDays(
  { at, companyId, day }: Place,
  { notified_on: from, ceased_on: to }: Pick<Control, 'notified_on' | 'ceased_on'>,
): Days | ReturnType<typeof rejectLine> {
  const [validFrom, validTo] = [readIsoDay(from ?? ''), readIsoDay(to ?? '')]
  const isWrong = (to ?? '') !== '' && (validTo === null || validTo > day)
  if (isWrong || (validFrom !== null && validTo !== null && validTo <= validFrom))
    return ofCompany(rejectLine(at, 'date', `${from ?? ''} – ${to ?? ''} (${companyId})`), companyId)
  return { validFrom, validTo }
}

/** A statement that there is nobody, that they are not known yet, or that a notice was given. */
function readStatement(place: Place, data: Statement): SourceRecord[] {
  const days = readDays(place, data)
  if ('type' in days) return [days]
  return [
    toDetail(place, {
      ...days,
      slot: 'control-statement',
      value: toWords(data.statement),
      sourceRef: data.links.self,
    }),
  ]
}

/** Companies whose shares are traded tell their large holders elsewhere. */
function readExemptions(place: Place, { exemptions }: Exemptions): SourceRecord[] {
  return Object.entries(exemptions).flatMap(([key, { exemption_type: type, items }]) =>
    items.flatMap(({ exempt_from: from, exempt_to: to }): SourceRecord[] => {
      const days = readDays(place, { notified_on: from, ceased_on: to })
      if ('type' in days) return [days]
      return [toDetail(place, { ...days, slot: 'control-exemption', value: toWords(type ?? key), sourceRef: null })]
    }),
  )
}

type Detail = Days & { slot: 'control-statement' | 'control-exemption'; value: string; sourceRef: string | null }

function toDetail({ at, companyId }: Place, { value, ...rest }: Detail): FactObservation {
  return { type: 'fact', line: at.line, companyId, section: 'register-detail', payload: { value }, ...rest }
}

/** `ownership-of-shares-75-to-100-percent` as words of the register: `ownership of shares 75 to 100 percent`. */
function toWords(code: string): string {
  return normaliseSpaces(code.replaceAll(/[-_]/g, ' '))
}

/** What follows the last stroke of an address at the publisher names the entry for good. */
function readSlot(self: string): string {
  return self.slice(self.lastIndexOf('/') + 1)
}

function readName({ name, name_elements: elements }: Control): string {
  const told = normaliseSpaces(name ?? '')
  if (told !== '' || !elements) return told
  const { title, forename, middle_name: middle, surname } = elements
  return normaliseSpaces([title, forename, middle, surname].map((part) => part ?? '').join(' '))
}

function readRegisterNumber(identification: Control['identification']): string | null {
  const number = normaliseSpaces(identification?.registration_number ?? '')
  return number === '' ? null : number
}

function readAddress(address: Control['address']): string | null {
  if (!address) return null
  const text = (part: string | null | undefined): string => part ?? ''
  const written = writeAddress({
    careOf: text(address.care_of),
    postBox: text(address.po_box),
    lines: [`${text(address.premises)} ${text(address.address_line_1)}`, text(address.address_line_2)],
    town: text(address.locality),
    county: text(address.region),
    country: text(address.country),
    postCode: text(address.postal_code),
  })
  return written === '' ? null : written
}
