import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { findText, readXmlElements, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { Designation } from '../../../sanctions/designation.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { bornBetween, bornIn, bornInMonth, readAllBirths, toSingleDay } from '../../reading/listed/listed-births.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'Country LastName GivenName EntityOrShip TitleOrShip ShipIMONumber DateOfBirthOrShipBuildDate Aliases Schedule Item ' +
    'DateOfListing'
  ).split(' '),
)

/** The entries of the autonomous sanctions of Canada, single bad ones as rejected. Throws `FileFault`. */
export async function* readDesignations(path: string): AsyncGenerator<ListRecord> {
  const file = unpackedName(path)
  const seen = new SeenEntries()
  for await (const element of readXmlElements({
    path,
    root: 'data-set',
    records: new Set(['record']),
    elements: ELEMENTS,
  })) {
    if (element.name !== 'record') continue
    const place = { file, line: element.line }
    const record = readDesignation(element, place)
    const again = 'type' in record ? null : seen.refuseAgain(place, record)
    yield again ?? record
    const listed = findText(element, 'DateOfListing')
    if (again === null && !('type' in record) && record.listedOn === null && listed !== null)
      yield rejectEntry(place, 'date', `${listed} (${record.designationId})`)
  }
}

function readDesignation(element: XmlElement, place: { file: string; line: number }): ListRecord {
  const cell = (name: string): string => (findText(element, name) ?? '').replaceAll(/\s+/g, ' ')
  const regulation = nameInEnglish(cell('Country'))
  const [schedule, item] = [cell('Schedule'), cell('Item')]
  // Its place in the regulation, which does not change: what is repealed keeps its number.
  const where = [schedule, item].filter((part) => part !== '').join(', ')
  if (regulation === '' || item === '') return rejectEntry(place, 'entry-number', `${regulation} ${where}`)
  const designationId = `canada-sanctions/${regulation}/${where}`.replaceAll(' ', '-')
  const kind = kindOf(element)
  const names = readNames({
    kind,
    name: kind === 'person' ? `${cell('GivenName')} ${cell('LastName').toUpperCase()}` : cell('EntityOrShip'),
    aliases: cell('Aliases').replaceAll(' or ', ';').replaceAll('/ ', ';'),
    weakAliases: '',
    previousNames: '',
  })
  const [main] = names
  if (main?.quality !== 'name') return ofEntry(rejectEntry(place, 'name-missing', where), designationId)
  const [title, imo] = [cell('TitleOrShip'), cell('ShipIMONumber')]
  const birth = kind === 'person' ? cell('DateOfBirthOrShipBuildDate') : ''
  const details = { birthDate: birth, position: kind === 'person' ? title : '', imoNumber: imo }
  return {
    designationId,
    celex: null,
    recordNumber: where,
    programme: regulation,
    annex: '',
    measure: '',
    kind,
    name: main.name,
    names,
    listedOn: readIsoDay(cell('DateOfListing')),
    reason: null,
    births: readBirths(birth),
    // The country is that of the regulation, not of who is listed.
    countryCodes: [],
    numbers: readNumbers({ scheme: 'imo', text: imo, countryCode: null }),
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  }
}

/** `Russia / Russie` */
const nameInEnglish = (text: string): string => (text.split(' / ')[0] ?? '').trim()

function kindOf(element: XmlElement): Designation['kind'] {
  if (findText(element, 'EntityOrShip') === null) return 'person'
  return findText(element, 'ShipIMONumber') === null ? 'entity' : 'vessel'
}

/** `1965-04-29`, `1965-04`, `1965`, each also with another after "or"; `1963-1964`. */
function readBirths(text: string): BirthSpan[] {
  return readAllBirths(text.split(/\s+or\s+/i).filter(Boolean), (part) => {
    const [, from, to] = /^(\d{4})-(\d{4})$/.exec(part) ?? []
    if (from !== undefined && to !== undefined) return bornBetween(Number(from), Number(to))
    const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(part) ?? []
    if (year === undefined) return toSingleDay(part)
    return month === undefined ? bornIn(Number(year)) : bornInMonth(Number(year), Number(month))
  })
}
