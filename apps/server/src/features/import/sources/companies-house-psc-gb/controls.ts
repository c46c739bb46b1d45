import { readBritishNature } from '@merleg/domain/beneficial-owners/british-natures'
import { summariseControl } from '@merleg/domain/beneficial-owners/control-natures'
import { type OwnerStatement, readBritishOwnerStatement } from '@merleg/domain/beneficial-owners/owner-statements'
import { findBritishCountry } from '@merleg/domain/british-countries'
import { dayAfter } from '@merleg/domain/calendar-days'
import type { FactSection } from '@merleg/domain/fact-sections'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import type { FactObservation, RejectedLine, SourceRecord } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { writeAddress } from '../companies-house-gb/british-address.ts'
import { findControllingCompany } from './controlling-company.ts'
import type { Control, Exemptions, PartyKind, Protected, ReadLine, Statement } from './control-record.ts'

type Place = { at: FilePlace; companyId: string; day: string; isStream: boolean }
type Days = { validFrom: string | null; validTo: string | null }

type Line = { companyNumber: string; told: ReadLine; day: string; isStream: boolean }

/**
 * What a line of the register of control says of a company; `day`: the one on which it was said. `isStream`: what is left
 * out has not ended.
 */
export function readControlLine(at: FilePlace, { companyNumber, told, day, isStream }: Line): SourceRecord[] {
  const number = normaliseBritishCompanyNumber(companyNumber)
  if (number === null) return [rejectLine(at, 'register-number', companyNumber)]
  const place = { at, companyId: toBritishCompanyId(number), day, isStream }
  if (told.of === 'control') return readControl(place, told.partyKind, told.data)
  if (told.of === 'protected') return readProtected(place, told.data)
  if (told.of === 'statement') return readStatement(place, told.data)
  return told.of === 'exemptions' ? readExemptions(place, told.data) : []
}

function readControl(place: Place, partyKind: PartyKind, data: Control): SourceRecord[] {
  const name = readName(data)
  const days = readDays(place, 'beneficial-owner', data)
  if (days === null) return []
  if ('type' in days) return [days]
  if (name === '')
    return [ofCompany(rejectLine(place.at, 'name-missing', `${data.links.self}`), place.companyId, 'beneficial-owner')]
  const owner = partyKind === 'person' ? null : findControllingCompany(data.identification)
  // A company that is told to control itself is a slip of the pen; its name is still what was filed.
  const partyId = owner === place.companyId ? null : owner
  return [
    {
      ...placeFact(place, data.links.self, days),
      section: 'beneficial-owner',
      partyId,
      payload: {
        partyKind,
        name,
        address: readAddress(data.address),
        motherName: null,
        // A month of birth is told, no day: nothing tells two of one name apart.
        birthDate: null,
        registerNumber: readRegisterNumber(data.identification),
        countryCode: findCountry(partyKind, data),
        ...summariseControl((data.natures_of_control ?? []).map(readBritishNature), toWords),
      },
    },
  ]
}

/** Where a person lives; where the register of another is. */
function findCountry(partyKind: PartyKind, data: Control): string | null {
  const told = partyKind === 'person' ? data.country_of_residence : data.identification?.country_registered
  return findBritishCountry(normaliseSpaces(told ?? ''))
}

/** The law keeps who it is from the public; it is only told that there is somebody. */
function readProtected(place: Place, data: Protected): SourceRecord[] {
  const days = readDays(place, 'beneficial-owner-statement', data)
  if (days === null) return []
  if ('type' in days) return [days]
  // It has ended, and on which day is not told: it is left out, as a snapshot leaves out what is no more.
  if (data.ceased === true && days.validTo === null) return []
  const text = data.description ?? 'super-secure-person-with-significant-control'
  return [toStatementFact(place, { self: data.links.self, days, statement: 'protected', text })]
}

type Said = { self: string; days: Days; statement: OwnerStatement; text: string; sourceRef?: string | null }

function toStatementFact(place: Place, { self, days, statement, text, sourceRef = self }: Said): FactObservation {
  const payload = { statement, text: toWords(text) }
  return { ...placeFact(place, self, days), section: 'beneficial-owner-statement', payload, sourceRef }
}

function placeFact({ at, companyId }: Place, self: string, days: Days) {
  return { type: 'fact', line: at.line, companyId, slot: readSlot(self), ...days, sourceRef: self } as const
}

/**
 * Since when and until when; an end before its beginning or after the day of the file cannot be. Who ceased on the day on
 * which he was notified was never one: null, as a snapshot leaves out what is no more. An event may correct what was told
 * as open: it is told as over by the next day, which is the least that ends it.
 */
function readDays(
  { at, companyId, day, isStream }: Place,
  section: FactSection,
  { notified_on: from, ceased_on: to }: Pick<Control, 'notified_on' | 'ceased_on'>,
): Days | RejectedLine | null {
  const [validFrom, validTo] = [readIsoDay(from ?? ''), readIsoDay(to ?? '')]
  const isWrong = (to ?? '') !== '' && (validTo === null || validTo > day)
  if (isWrong || (validFrom !== null && validTo !== null && validTo < validFrom))
    return ofCompany(rejectLine(at, 'date', `${from ?? ''} – ${to ?? ''} (${companyId})`), companyId, section)
  if (validFrom === null || validFrom !== validTo) return { validFrom, validTo }
  return isStream ? { validFrom, validTo: dayAfter(validTo) } : null
}

/** A statement that there is nobody, that they are not known yet, or that a notice was given. */
function readStatement(place: Place, data: Statement): SourceRecord[] {
  const days = readDays(place, 'beneficial-owner-statement', data)
  if (days === null) return []
  if ('type' in days) return [days]
  const statement = readBritishOwnerStatement(data.statement)
  return [toStatementFact(place, { self: data.links.self, days, statement, text: data.statement })]
}

/** Companies whose shares are traded tell their large holders elsewhere. */
function readExemptions(place: Place, { exemptions }: Exemptions): SourceRecord[] {
  return Object.entries(exemptions).flatMap(([key, { exemption_type: type, items }]) =>
    items.flatMap(({ exempt_from: from, exempt_to: to }): SourceRecord | SourceRecord[] => {
      const days = readDays(place, 'beneficial-owner-statement', { notified_on: from, ceased_on: to })
      if (days === null) return []
      if ('type' in days) return days
      const said = { self: `exemption-${key}`, statement: 'exempt', text: type ?? key, sourceRef: null } as const
      return toStatementFact(place, { ...said, days })
    }),
  )
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
