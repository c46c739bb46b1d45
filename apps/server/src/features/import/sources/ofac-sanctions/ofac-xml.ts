import type { SourceInfo } from '@merleg/domain/observation'
import { FileFault } from '../../../../shared/file-fault.ts'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { findText, listChildren, listTexts, readXmlElements, type XmlElement } from '../../../../shared/xml-elements.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { findKind, type OfacEntry, toDesignation, turnName } from './ofac-entry.ts'
import { toOfacNumber } from './ofac-numbers.ts'

const RECORDS = new Set(['publshInformation', 'sdnEntry'])

/** What the published list and its schema (sdnList.xsd) have; the advanced form has another root. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'Publish_Date Record_Count uid firstName lastName title sdnType remarks programList program idList id idType idNumber idCountry ' +
    'issueDate expirationDate akaList aka type category addressList address address1 address2 address3 city stateOrProvince ' +
    'postalCode country nationalityList nationality citizenshipList citizenship mainEntry dateOfBirthList dateOfBirthItem ' +
    'dateOfBirth placeOfBirthList placeOfBirthItem placeOfBirth vesselInfo callSign vesselType vesselFlag vesselOwner tonnage ' +
    'grossRegisteredTonnage'
  ).split(' '),
)

const readList = (path: string): AsyncGenerator<XmlElement> =>
  readXmlElements({ path, root: 'sdnList', records: RECORDS, elements: ELEMENTS })

/** The day of the list (`Publish_Date`, month first). */
export async function findXmlDay(path: string): Promise<string | null> {
  for await (const element of readList(path)) {
    if (element.name !== 'publshInformation') continue
    const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(findText(element, 'Publish_Date') ?? '') ?? []
    return year === undefined ? null : `${year}-${month}-${day}`
  }
  return null
}

/** The entries of the XML form. Throws `FileFault`, also where it has not as many entries as it says. */
export async function* readXmlEntries(path: string, source: SourceInfo): AsyncGenerator<ListRecord> {
  const file = unpackedName(path)
  const seen = new SeenEntries()
  let told: number | null = null
  let count = 0
  let line = 1
  for await (const element of readList(path)) {
    line = element.line
    if (element.name === 'publshInformation') told = Number(findText(element, 'Record_Count'))
    if (element.name !== 'sdnEntry') continue
    count += 1
    const record = readEntry(element, { file, line }, source)
    yield 'type' in record ? record : (seen.refuseAgain({ file, line }, record) ?? record)
  }
  if (told !== null && told !== count)
    throw new FileFault('cut-off', { file, line }, `${count} entries instead of ${told}`)
}

function readEntry(element: XmlElement, place: { file: string; line: number }, source: SourceInfo): ListRecord {
  const uid = findText(element, 'uid')
  if (uid === null) return rejectEntry(place, 'entry-number', findText(element, 'lastName') ?? '')
  const kind = findKind(findText(element, 'sdnType') ?? '')
  if (kind === null)
    return ofEntry(
      rejectEntry(place, 'entry-kind', `${findText(element, 'sdnType')} (${uid})`),
      `${source.sourceId}/${uid}`,
    )
  const designation = toDesignation({ uid, kind, ...readParts(element, kind) }, source)
  return designation ?? ofEntry(rejectEntry(place, 'name-missing', uid), `${source.sourceId}/${uid}`)
}

function readParts(element: XmlElement, kind: OfacEntry['kind']): Omit<OfacEntry, 'uid' | 'kind'> {
  return {
    name: joinName(element, kind),
    aliases: listChildren(element, 'akaList', 'aka').map((aka) => ({
      name: joinName(aka, kind),
      quality: qualityOf(aka),
    })),
    programmes: listTexts(element, 'programList', 'program'),
    title: findText(element, 'title'),
    births: listTexts(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'),
    birthPlaces: listTexts(element, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'),
    nationalities: [
      ...listTexts(element, 'nationalityList', 'nationality', 'country'),
      ...listTexts(element, 'citizenshipList', 'citizenship', 'country'),
    ],
    addresses: listChildren(element, 'addressList', 'address').map((address) => ({
      text: address.children.flatMap(({ name, text }) => (name === 'uid' || text === '' ? [] : text)).join(', '),
      country: findText(address, 'country'),
    })),
    numbers: listChildren(element, 'idList', 'id').flatMap((id) => {
      const [type, value] = [findText(id, 'idType'), findText(id, 'idNumber')]
      return type === null || value === null ? [] : (toOfacNumber(type, value, findText(id, 'idCountry')) ?? [])
    }),
    remarks: findText(element, 'remarks'),
  }
}

/** Some persons have their whole name as last name, turned round as in the CSV. */
function joinName(element: XmlElement, kind: OfacEntry['kind']): string {
  const [first, last] = [findText(element, 'firstName'), findText(element, 'lastName') ?? '']
  return first === null ? turnName(last, kind) : `${first} ${last}`
}

function qualityOf(aka: XmlElement): 'alias' | 'weak-alias' | 'previous-name' {
  if (findText(aka, 'category') === 'weak') return 'weak-alias'
  return findText(aka, 'type') === 'f.k.a.' ? 'previous-name' : 'alias'
}
