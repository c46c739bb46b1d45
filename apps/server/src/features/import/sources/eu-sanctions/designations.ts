import { createHash } from 'node:crypto'
import type { RejectedLine } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import {
  DESIGNATION_DETAILS,
  type Designation,
  type DesignationKind,
  type ListedNumber,
} from '../../../sanctions/designation.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { ofEntry } from '../../reading/listed/list-faults.ts'
import { readLines, rejectLine } from '../../reading/source-lines.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readBirths, readListedDay } from '../../reading/listed/listed-days.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

const COLUMNS = (
  'celex recordId programKey annex measure startDate reason schema name alias weakAlias previousName country ' +
  'nationality jurisdiction birthDate birthPlace position passportNumber gender appearance ethnicity ' +
  'fatherName motherName incorporationDate legalForm sector registrationNumber taxNumber idNumber innCode ' +
  'ogrnCode kppCode okpoCode leiCode swiftBic ticker imoNumber mmsi flag address phone email website notes'
).split(' ')

const KINDS: ReadonlyMap<string, DesignationKind> = new Map([
  ['Person', 'person'],
  ['LegalEntity', 'entity'],
  ['Company', 'entity'],
  ['Organization', 'entity'],
  ['Vessel', 'vessel'],
  ['Asset', 'asset'],
])

/**
 * The entries of the consolidated list, single bad lines as rejected. Of a line that names its entry everything readable
 * is kept: an unreadable day is reported, but nobody leaves the list for it. Throws `FileFault`.
 */
export async function* readDesignations(path: string): AsyncGenerator<Designation | RejectedLine> {
  const lines = new Map<string, number>()
  for await (const row of readLines({ path, columns: COLUMNS })) {
    if ('type' in row) {
      yield row
      continue
    }
    const designation = readDesignation(row)
    if ('type' in designation) {
      yield designation
      continue
    }
    const earlier = lines.get(designation.designationId)
    if (earlier !== undefined) {
      yield rejectLine(row, 'duplicate', `${designation.designationId} ${designation.name}, as on line ${earlier}`)
      continue
    }
    lines.set(designation.designationId, row.line)
    if (designation.listedOn === null && row.cell('startDate') !== '')
      yield rejectLine(row, 'date', `${row.cell('startDate')} (${designation.designationId})`)
    yield designation
  }
}

/** Without a number of its own an entry is known by what could not be read of it. */
function ofRecord(rejected: RejectedLine, row: CsvRow<string>): RejectedLine {
  return row.cell('recordId') === '' ? rejected : ofEntry(rejected, identify(row))
}

function readDesignation(row: CsvRow<string>): Designation | RejectedLine {
  const celex = row.cell('celex')
  const kind = KINDS.get(row.cell('schema'))
  if (!/^3\d{4}[RDL]\d{4}$/.test(celex)) return rejectLine(row, 'legal-act', celex)
  if (kind === undefined) return ofRecord(rejectLine(row, 'entry-kind', row.cell('schema')), row)
  const names = readNames({
    kind,
    name: row.cell('name'),
    aliases: row.cell('alias'),
    weakAliases: row.cell('weakAlias'),
    previousNames: row.cell('previousName'),
  })
  if (names[0]?.quality !== 'name')
    return ofRecord(rejectLine(row, 'name-missing', `${celex} ${row.cell('recordId')}`), row)
  const countryCodes = findCountries([row.cell('address'), row.cell('country'), row.cell('jurisdiction')].join('; '))
  return {
    designationId: identify(row),
    celex,
    recordNumber: row.cell('recordId') || null,
    programme: row.cell('programKey'),
    annex: row.cell('annex'),
    measure: row.cell('measure'),
    kind,
    name: normaliseSpaces(row.cell('name')),
    names,
    listedOn: readListedDay(row.cell('startDate')),
    reason: row.cell('reason') || null,
    births: kind === 'person' ? readBirths(row.cell('birthDate')) : [],
    countryCodes,
    numbers: listNumbers(row, kind === 'entity' ? countryCodes : findCountries(row.cell('nationality'))),
    details: Object.fromEntries(
      DESIGNATION_DETAILS.flatMap((key) => (row.cell(key) === '' ? [] : [[key, row.cell(key)]])),
    ),
  }
}

/** Act, annex and number of the record; where the annex does not number its entries, who it is. */
function identify(row: CsvRow<string>): string {
  const record = row.cell('recordId')
  const who = [row.cell('schema'), row.cell('name').toLowerCase(), row.cell('birthDate'), row.cell('imoNumber')].join(
    '|',
  )
  const key =
    record === '' ? createHash('sha256').update(who).digest('hex').slice(0, 16) : record.replaceAll(/\s+/g, '')
  return `${row.cell('celex')}/${row.cell('annex')}/${key}`
}

function listNumbers(row: CsvRow<string>, countryCodes: readonly string[]): ListedNumber[] {
  const only = countryCodes.length === 1 ? (countryCodes[0] ?? null) : null
  const columns = [
    ['registrationNumber', 'register', only],
    ['ogrnCode', 'register', 'RU'],
    ['okpoCode', 'register', 'RU'],
    ['taxNumber', 'tax', only],
    ['innCode', 'tax', 'RU'],
    ['idNumber', 'identity', only],
    ['passportNumber', 'passport', only],
    ['leiCode', 'lei', null],
    ['swiftBic', 'bic', null],
    ['imoNumber', 'imo', null],
    ['mmsi', 'mmsi', null],
  ] as const
  const all = columns.flatMap(([column, scheme, countryCode]) =>
    readNumbers({ scheme, text: row.cell(column), countryCode }),
  )
  return [...new Map(all.map((number) => [`${number.scheme}/${number.countryCode}/${number.value}`, number])).values()]
}
