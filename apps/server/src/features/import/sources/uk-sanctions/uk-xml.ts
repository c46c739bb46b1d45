import { unpackedName } from '../../../../shared/packed-file.ts'
import { findText, listChildren, listTexts, readXmlElements, type XmlElement } from '../../../../shared/xml-elements.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { readDayMonthYear } from '../../reading/listed/listed-births.ts'
import { findKind, toDesignation, type UkEntry } from './uk-entry.ts'

const RECORDS = new Set(['DateGenerated', 'Designation'])

/** What parts of the published list have that could be seen, and what their readers know of. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'LastUpdated DateDesignated UniqueID OFSIGroupID UNReferenceNumber Names Name Name1 Name2 Name3 Name4 Name5 Name6 NameType ' +
    'AliasStrength NonLatinNames NonLatinName NameNonLatinScript NonLatinScriptType NonLatinScriptLanguage Titles Title RegimeName ' +
    'IndividualEntityShip DesignationSource SanctionsImposed SanctionsImposedIndicators OtherInformation UKStatementofReasons ' +
    'Addresses Address AddressLine1 AddressLine2 AddressLine3 AddressLine4 AddressLine5 AddressLine6 AddressPostalCode ' +
    'AddressCountry PhoneNumbers PhoneNumber Websites Website EmailAddresses EmailAddress IndividualDetails Individual DOBs DOB ' +
    'Nationalities Nationality NationalIdentifierDetails NationalIdentifier NationalIdentifierNumber ' +
    'NationalIdentifierAdditionalInformation PassportDetails Passport PassportNumber PassportAdditionalInformation Positions ' +
    'Position Genders Gender BirthDetails Location TownOfBirth CountryOfBirth EntityDetails Entity TypeOfEntities TypeOfEntity ' +
    'Subsidiaries Subsidiary ParentCompanies ParentCompany BusinessRegistrationNumbers BusinessRegistrationNumber ShipDetails Ship ' +
    'IMONumbers IMONumber CurrentOwnerOperators CurrentOwnerOperator PreviousOwnerOperators PreviousOwnerOperator ' +
    'CurrentBelievedFlagOfShips CurrentBelievedFlagOfShip PreviousFlags PreviousFlag TypeOfShipDetails TypeOfShip ' +
    'TonnageOfShipDetails TonnageOfShip LengthOfShipDetails LengthOfShip YearsBuilt YearBuilt HullIdentificationNumbers ' +
    'HullIdentificationNumber'
  ).split(' '),
)

const readList = (path: string): AsyncGenerator<XmlElement> =>
  readXmlElements({ path, root: 'Designations', records: RECORDS, elements: ELEMENTS })

/** The day on which the list was made. */
export async function findXmlDay(path: string): Promise<string | null> {
  for await (const { name, text } of readList(path))
    if (name === 'DateGenerated') return readDayMonthYear(text)?.from ?? null
  return null
}

/** The entries of the XML form. Throws `FileFault`. */
export async function* readXmlEntries(path: string): AsyncGenerator<ListRecord> {
  const file = unpackedName(path)
  const seen = new SeenEntries()
  for await (const element of readList(path)) {
    if (element.name !== 'Designation') continue
    const place = { file, line: element.line }
    const record = readEntry(element, place)
    yield 'type' in record ? record : (seen.refuseAgain(place, record) ?? record)
  }
}

function readEntry(element: XmlElement, place: { file: string; line: number }): ListRecord {
  const id = findText(element, 'UniqueID')
  if (id === null) return rejectEntry(place, 'entry-number', findText(element, 'OFSIGroupID') ?? '')
  const kind = findKind(findText(element, 'IndividualEntityShip') ?? '')
  if (kind === null)
    return ofEntry(
      rejectEntry(place, 'entry-kind', `${findText(element, 'IndividualEntityShip')} (${id})`),
      `uk-sanctions/${id}`,
    )
  return (
    toDesignation({ id, kind, ...readParts(element) }) ??
    ofEntry(rejectEntry(place, 'name-missing', id), `uk-sanctions/${id}`)
  )
}

function readParts(element: XmlElement): Omit<UkEntry, 'id' | 'kind'> {
  const person = ['IndividualDetails', 'Individual'] as const
  const company = ['EntityDetails', 'Entity'] as const
  return {
    names: listChildren(element, 'Names', 'Name').map((name) => ({
      text: joinTexts(name, ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'], ' '),
      type: findText(name, 'NameType') ?? '',
      strength: findText(name, 'AliasStrength') ?? '',
    })),
    nonLatinNames: listTexts(element, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript'),
    regimes: listTexts(element, 'RegimeName'),
    measures: listTexts(element, 'SanctionsImposed'),
    designatedOn: findText(element, 'DateDesignated'),
    reasons: [...listTexts(element, 'UKStatementofReasons'), ...listTexts(element, 'OtherInformation')],
    addresses: listChildren(element, 'Addresses', 'Address').map((address) => ({
      text: address.children.flatMap(({ text }) => text || []).join(', '),
      country: findText(address, 'AddressCountry') ?? '',
    })),
    births: listTexts(element, ...person, 'DOBs', 'DOB'),
    birthPlaces: listChildren(element, ...person, 'BirthDetails', 'Location').map((place) =>
      joinTexts(place, ['TownOfBirth', 'CountryOfBirth'], ', '),
    ),
    nationalities: listTexts(element, ...person, 'Nationalities', 'Nationality'),
    positions: listTexts(element, ...person, 'Positions', 'Position'),
    genders: listTexts(element, ...person, 'Genders', 'Gender'),
    entityTypes: listTexts(element, ...company, 'TypeOfEntities', 'TypeOfEntity'),
    businessNumbers: listTexts(element, ...company, 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'),
    identityNumbers: listChildren(element, ...person, 'NationalIdentifierDetails', 'NationalIdentifier').map((id) => ({
      value: findText(id, 'NationalIdentifierNumber') ?? '',
      remark: findText(id, 'NationalIdentifierAdditionalInformation') ?? '',
    })),
    passports: listChildren(element, ...person, 'PassportDetails', 'Passport').map((passport) => ({
      value: findText(passport, 'PassportNumber') ?? '',
      remark: findText(passport, 'PassportAdditionalInformation') ?? '',
    })),
    imoNumbers: listTexts(element, 'ShipDetails', 'Ship', 'IMONumbers', 'IMONumber'),
  }
}

const joinTexts = (element: XmlElement, names: readonly string[], separator: string): string =>
  names.flatMap((name) => findText(element, name) ?? []).join(separator)
