import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { findText, listChildren, listTexts, readXmlElements, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { Designation, ListedNumber } from '../../../sanctions/designation.ts'
import { readIsoDay, readYear } from '../../reading/cell-values.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { bornAbout, bornBetween, bornIn, readAllBirths, toSingleDay } from '../../reading/listed/listed-births.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readBirths } from '../../reading/listed/listed-days.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

const RECORDS = new Set(['INDIVIDUAL', 'ENTITY'])

/** What the published lists of August 2025 and February 2026 have, and no other. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'INDIVIDUALS ENTITIES DATAID VERSIONNUM FIRST_NAME SECOND_NAME THIRD_NAME FOURTH_NAME UN_LIST_TYPE REFERENCE_NUMBER ' +
    'LISTED_ON GENDER NAME_ORIGINAL_SCRIPT COMMENTS1 TITLE VALUE DESIGNATION NATIONALITY ' +
    'LIST_TYPE LAST_DAY_UPDATED INDIVIDUAL_ALIAS ENTITY_ALIAS QUALITY ALIAS_NAME DATE_OF_BIRTH CITY_OF_BIRTH ' +
    'COUNTRY_OF_BIRTH INDIVIDUAL_ADDRESS ENTITY_ADDRESS STREET CITY STATE_PROVINCE ZIP_CODE COUNTRY NOTE ' +
    'INDIVIDUAL_DATE_OF_BIRTH TYPE_OF_DATE DATE YEAR FROM_YEAR TO_YEAR INDIVIDUAL_PLACE_OF_BIRTH INDIVIDUAL_DOCUMENT ' +
    'TYPE_OF_DOCUMENT TYPE_OF_DOCUMENT2 NUMBER ISSUING_COUNTRY DATE_OF_ISSUE CITY_OF_ISSUE COUNTRY_OF_ISSUE ' +
    'SORT_KEY SORT_KEY_LAST_MOD'
  ).split(' '),
)

const readList = (path: string): AsyncGenerator<XmlElement> =>
  readXmlElements({ path, root: 'CONSOLIDATED_LIST', records: RECORDS, elements: ELEMENTS })

/** The day on which the list was made, which it says of itself. */
export async function findListDay(path: string): Promise<string | null> {
  for await (const { attributes } of readList(path)) return readIsoDay((attributes['dateGenerated'] ?? '').slice(0, 10))
  return null
}

/**
 * The entries of the consolidated list of the Security Council, single bad ones as rejected. Of an entry with a reference
 * number everything readable is kept. Throws `FileFault`.
 */
export async function* readDesignations(path: string): AsyncGenerator<ListRecord> {
  const file = unpackedName(path)
  const seen = new SeenEntries()
  for await (const element of readList(path)) {
    if (!RECORDS.has(element.name)) continue
    const place = { file, line: element.line }
    const reference = findText(element, 'REFERENCE_NUMBER')
    if (reference === null) {
      yield rejectEntry(place, 'entry-number', findText(element, 'DATAID') ?? '')
      continue
    }
    const designation = readDesignation(element, reference)
    if (designation === null) {
      yield ofEntry(rejectEntry(place, 'name-missing', reference), toId(reference))
      continue
    }
    const again = seen.refuseAgain(place, designation)
    if (again !== null) {
      yield again
      continue
    }
    yield designation
    const listed = findText(element, 'LISTED_ON')
    if (designation.listedOn === null && listed !== null) yield rejectEntry(place, 'date', `${listed} (${reference})`)
  }
}

function toId(reference: string): string {
  return `un-sanctions/${reference.replaceAll(/\s+/g, '')}`
}

function readDesignation(entry: XmlElement, reference: string): Designation | null {
  const kind = entry.name === 'INDIVIDUAL' ? 'person' : 'entity'
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].flatMap(
    (part) => findText(entry, part) ?? [],
  )
  const aliases = Map.groupBy(listChildren(entry, `${entry.name}_ALIAS`), (alias) =>
    qualityOf(findText(alias, 'QUALITY')),
  )
  const aliasesOf = (quality: ReturnType<typeof qualityOf>): string =>
    (aliases.get(quality) ?? [])
      .flatMap((alias) => listTexts(alias, 'ALIAS_NAME'))
      .map(withoutRemark)
      .join(';')
  const names = readNames({
    kind,
    name: parts.join(' '),
    aliases: [...listTexts(entry, 'NAME_ORIGINAL_SCRIPT'), aliasesOf('alias')].join(';'),
    weakAliases: aliasesOf('weak-alias'),
    previousNames: aliasesOf('previous-name'),
  })
  const [main] = names
  if (main?.quality !== 'name') return null
  return {
    designationId: toId(reference),
    celex: null,
    recordNumber: reference,
    programme: findText(entry, 'UN_LIST_TYPE') ?? '',
    annex: '',
    measure: '',
    kind,
    name: main.name,
    names,
    // Some days are written with the hours their zone is apart.
    listedOn: readIsoDay((findText(entry, 'LISTED_ON') ?? '').slice(0, 10)),
    reason: findText(entry, 'COMMENTS1'),
    births: readAllBirths(
      listChildren(entry, 'INDIVIDUAL_DATE_OF_BIRTH').filter((birth) => describeBirth(birth).trim() !== ''),
      readBirth,
    ),
    countryCodes: findCountries(listTexts(entry, `${entry.name}_ADDRESS`, 'COUNTRY').join(';')),
    numbers: listChildren(entry, 'INDIVIDUAL_DOCUMENT').flatMap(readDocument),
    details: readDetails(entry),
  }
}

/** What the list calls a good alias or does not judge counts as one: more is found by it. */
function qualityOf(text: string | null): 'alias' | 'weak-alias' | 'previous-name' {
  if (text === 'Low') return 'weak-alias'
  return text === 'f.k.a.' ? 'previous-name' : 'alias'
}

const REMARK =
  /\([^()]*\b(?:identity|passport|number|birth name|combat name|third|formerly listed)\b[^()]*\)|, born \d.*$/gi

const withoutRemark = (alias: string): string => alias.replaceAll(REMARK, ' ')

function readBirth(birth: XmlElement): BirthSpan[] {
  const day = toSingleDay((findText(birth, 'DATE') ?? '').slice(0, 10))
  if (day !== null) return [day]
  const [from, to] = ['FROM_YEAR', 'TO_YEAR'].map((name) => readYear(findText(birth, name) ?? ''))
  if (from && to) return [bornBetween(from, to)]
  const year = readYear(findText(birth, 'YEAR') ?? '')
  // `Nov. 1973`
  if (year === null) return readBirths(findText(birth, 'DATE') ?? findText(birth, 'NOTE') ?? '')
  return [findText(birth, 'TYPE_OF_DATE') === 'APPROXIMATELY' ? bornAbout(year) : bornIn(year)]
}

/** `approximately 1966`, `between 1973 1974`: what the list says, without its word for a day that is certain. */
const describeBirth = ({ children }: XmlElement): string =>
  children
    .flatMap(({ name, text }) => (name === 'TYPE_OF_DATE' ? text.toLowerCase().replace('exact', '') : text) || [])
    .join(' ')

function readDocument(document: XmlElement): ListedNumber[] {
  const type = listTexts(document, 'TYPE_OF_DOCUMENT').concat(listTexts(document, 'TYPE_OF_DOCUMENT2')).join(' ')
  const [country, ...others] = findCountries(
    findText(document, 'ISSUING_COUNTRY') ?? findText(document, 'COUNTRY_OF_ISSUE') ?? '',
  )
  return readNumbers({
    scheme: /passport/i.test(type) ? 'passport' : 'identity',
    text: findText(document, 'NUMBER') ?? '',
    countryCode: others.length === 0 ? (country ?? null) : null,
  })
}

function readDetails(entry: XmlElement): Designation['details'] {
  const join = (values: readonly string[]): string | undefined => [...new Set(values)].join('; ') || undefined
  const joinParts = (name: string): string | undefined =>
    join(listChildren(entry, name).map(({ children }) => children.flatMap(({ text }) => text || []).join(', ')))
  const documents = listChildren(entry, 'INDIVIDUAL_DOCUMENT').map((document) => ({
    isPassport: listTexts(document, 'TYPE_OF_DOCUMENT').some((type) => /passport/i.test(type)),
    text: [findText(document, 'NUMBER'), findText(document, 'ISSUING_COUNTRY')]
      .filter((part) => part !== null)
      .join(' '),
  }))
  const numbersOf = (isPassport: boolean): string | undefined =>
    join(documents.flatMap((document) => (document.isPassport === isPassport ? document.text || [] : [])))
  const details = {
    birthDate: join(listChildren(entry, 'INDIVIDUAL_DATE_OF_BIRTH').map(describeBirth)),
    birthPlace: joinParts('INDIVIDUAL_PLACE_OF_BIRTH'),
    nationality: join(listTexts(entry, 'NATIONALITY', 'VALUE')),
    position: join([...listTexts(entry, 'TITLE', 'VALUE'), ...listTexts(entry, 'DESIGNATION', 'VALUE')]),
    gender: findText(entry, 'GENDER') ?? undefined,
    address: joinParts(`${entry.name}_ADDRESS`),
    idNumber: numbersOf(false),
    passportNumber: numbersOf(true),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
}
