import { unpackedName } from '../../../../shared/packed-file.ts'
import { listChildren, listTexts, readXmlElements, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { DesignationKind } from '../../../sanctions/designation.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { attribute, countryOf, distinct, listAttributes } from './attributes.ts'
import { listBirths } from './births.ts'
import { readDetails } from './entry-details.ts'
import { listEntryNames } from './entry-names.ts'
import { listNumbers } from './entry-numbers.ts'

const RECORDS = new Set(['sanctionEntity'])

/** What the entries have that could be seen, and what programs that read the file know of. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'regulation publicationUrl subjectType nameAlias regulationSummary remark citizenship birthdate identification address ' +
    'contactInfo'
  ).split(' '),
)

const readList = (path: string): AsyncGenerator<XmlElement> =>
  readXmlElements({ path, root: 'export', records: RECORDS, elements: ELEMENTS })

/** The day on which the list was made, which it says of itself. */
export async function findListDay(path: string): Promise<string | null> {
  for await (const root of readList(path)) return readIsoDay((attribute(root, 'generationDate') ?? '').slice(0, 10))
  return null
}

/**
 * The entries of the list, single bad ones as rejected. Of an entry with a reference number everything readable is kept.
 * Throws `FileFault`.
 */
export async function* readDesignations(path: string): AsyncGenerator<ListRecord> {
  const file = unpackedName(path)
  const seen = new SeenEntries()
  for await (const element of readList(path)) {
    if (!RECORDS.has(element.name)) continue
    const place = { file, line: element.line }
    const record = readEntry(element, place)
    const again = 'type' in record ? null : seen.refuseAgain(place, record)
    yield again ?? record
    const listed = attribute(element, 'designationDate')
    if (again === null && !('type' in record) && record.listedOn === null && listed !== null)
      yield rejectEntry(place, 'date', `${listed} (${record.recordNumber})`)
  }
}

function readEntry(entry: XmlElement, place: { file: string; line: number }): ListRecord {
  const reference = attribute(entry, 'euReferenceNumber')
  if (reference === null) return rejectEntry(place, 'entry-number', attribute(entry, 'logicalId') ?? '')
  const designationId = `eu-fsf/${reference.replaceAll(/\s+/g, '')}`
  const [subject] = listChildren(entry, 'subjectType')
  const kind = subject === undefined ? null : findKind(subject)
  if (kind === null) {
    const told = subject && attribute(subject, 'code')
    return ofEntry(rejectEntry(place, 'entry-kind', `${told ?? ''} (${reference})`), designationId)
  }
  const names = listEntryNames(entry, kind)
  const [main] = names
  if (main?.quality !== 'name') return ofEntry(rejectEntry(place, 'name-missing', reference), designationId)
  const countryCodes = distinct([
    ...listChildren(entry, 'address').flatMap((address) => countryOf(address) ?? []),
    // Of a person it is the nationality, which says nothing of where he is.
    ...(kind === 'entity' ? listChildren(entry, 'citizenship').flatMap((one) => countryOf(one) ?? []) : []),
  ])
  return {
    designationId,
    celex: findAct(entry),
    recordNumber: reference,
    programme: distinct(listAttributes(entry, 'regulation', 'programme')).join('; '),
    annex: '',
    measure: '',
    kind,
    name: main.name,
    names,
    listedOn: readIsoDay((attribute(entry, 'designationDate') ?? '').slice(0, 10)),
    reason:
      [...listTexts(entry, 'remark'), attribute(entry, 'designationDetails') ?? ''].filter(Boolean).join('\n') || null,
    births: kind === 'person' ? listBirths(entry) : [],
    countryCodes,
    numbers: listNumbers(entry, { kind, countryCodes }),
    details: readDetails(entry),
  }
}

function findKind(subject: XmlElement): DesignationKind | null {
  const told = attribute(subject, 'code') ?? attribute(subject, 'classificationCode') ?? ''
  if (/^(?:person|P)$/i.test(told)) return 'person'
  return /^(?:enterprise|E)$/i.test(told) ? 'entity' : null
}

/** The act by its number in EUR-Lex, where its address there has one; what is written beside it does not tell the kind of act. */
function findAct(entry: XmlElement): string | null {
  const addresses = listTexts(entry, 'regulation', 'publicationUrl')
  return addresses.map((url) => /CELEX(?::|%3A)(3\d{4}[RDL]\d{4})/i.exec(url)?.[1] ?? null).find(Boolean) ?? null
}
