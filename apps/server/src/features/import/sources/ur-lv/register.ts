import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findLatvianClosing, findLatvianForm } from '@merleg/domain/reference/latvian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import type { EditionJudgement } from '../../reading/edition-judgement.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { EARLIER_NAMES, type EarlierName, type EarlierNames } from './earlier-names.ts'
import { latvianCompanyIn, readDay } from './latvian-cells.ts'

const COLUMNS = [
  'regcode',
  'sepa',
  'name',
  'name_before_quotes',
  'name_in_quotes',
  'name_after_quotes',
  'without_quotes',
  'regtype',
  'regtype_text',
  'type',
  'type_text',
  'registered',
  'terminated',
  'closed',
  'address',
  'index',
  'addressid',
  'region',
  'city',
  'atvk',
  'reregistration_term',
] as const

type RegisterRow = CsvRow<(typeof COLUMNS)[number]>

/** Registration numbers, as numbers: little for each of half a million; `last` is the last line of the register. */
export type EntityList = {
  codes: Set<number>
  last: FilePlace
  earlierNames: EarlierNames
  judgement?: EditionJudgement | undefined
}

/** Everything that ever was in the register, into `list`; what has left it is told with the day on which it did. */
export function readRegister(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  return readRecords(
    { path, columns: COLUMNS, delimiter: ';' },
    (row) => {
      list.last = row
      return readEntity(row, list)
    },
    latvianCompanyIn('regcode'),
  )
}

function readEntity(row: RegisterRow, { codes, earlierNames }: EntityList): SourceRecord[] {
  const code = row.cell('regcode')
  const name = normaliseSpaces(row.cell('name'))
  if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', `${code} ${name}`)]
  if (codes.has(Number(code))) return [rejectLine(row, 'duplicate', `${code} ${name}`)]
  codes.add(Number(code))
  const at: Place = { type: 'fact', line: row.line, companyId: `lv-${code}`, slot: '' }
  return [
    ...(name === ''
      ? [ofCompany(rejectLine(row, 'name-missing', code), at.companyId, 'name')]
      : listNames(row, at, earlierNames.get(Number(code)) ?? [])),
    ...readForm(row, at),
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: code } },
    ...readRegistration(row, at),
    ...readSeat(row, at),
  ]
}

type Place = Pick<FactObservation, 'line' | 'companyId'> & { type: 'fact'; slot: '' }

/**
 * The name, since the day on which the last of the earlier ones ended. The first was borne since the entry; a name that
 * ended before the entry, or on the same day as another, is rejected: since when it was borne cannot be told.
 */
function listNames(row: RegisterRow, at: Place, earlier: readonly EarlierName[]): SourceRecord[] {
  const names: SourceRecord[] = []
  let since = readDay(row.cell('registered')) ?? null
  for (const { name, until, line } of earlier) {
    if (since === null || since >= until) {
      names.push(rejectLine({ file: EARLIER_NAMES, line }, 'date', `${name}, ${until} (${at.companyId})`))
      continue
    }
    names.push({ ...at, line, section: 'name', payload: { name }, validFrom: since, validTo: until })
    since = until
  }
  const validFrom = earlier.length === 0 ? null : since
  const name = normaliseSpaces(row.cell('name'))
  return [...names, { ...at, section: 'name', payload: { name }, ...(validFrom === null ? {} : { validFrom }) }]
}

/** Key and abbreviation of the table of forms; the published name where the table does not have the form. */
function readForm(row: RegisterRow, at: Place): SourceRecord[] {
  const name = row.cell('type_text') || row.cell('type')
  if (name === '') return []
  const form = findLatvianForm(name)
  return [{ ...at, section: 'legal-form', payload: { code: form?.key ?? null, name: form?.shortName ?? name } }]
}

function readRegistration(row: RegisterRow, at: Place): SourceRecord[] {
  const [registered, terminated] = [readDay(row.cell('registered')), readDay(row.cell('terminated'))]
  const mark = row.cell('closed')
  const reason = findLatvianClosing(mark)
  if (registered === undefined || terminated === undefined)
    return [
      ofCompany(
        rejectLine(row, 'date', `${row.cell('registered')}, ${row.cell('terminated')} (${at.companyId})`),
        at.companyId,
      ),
    ]
  if (mark !== '' && reason === null && terminated === null)
    return [ofCompany(rejectLine(row, 'status', `${mark} (${at.companyId})`), at.companyId)]
  const was: SourceRecord = {
    ...at,
    section: 'registration',
    payload: { status: 'registered', on: registered, reason: null },
    validFrom: registered,
    ...(terminated === null ? {} : { validTo: terminated }),
  }
  if (mark === '' && terminated === null) return [was]
  const ceased: SourceRecord = {
    ...at,
    section: 'registration',
    payload: { status: 'ceased', on: terminated, reason },
    validFrom: terminated,
  }
  const isInOrder = registered !== null && terminated !== null && registered < terminated
  return isInOrder ? [was, ceased] : [ceased]
}

/**
 * The seat: `Rīga, Latgales iela 180 - 5`, `Dundagas nov., Kolkas pag., Kolka, "Krasti"`, from the wide to the narrow; a
 * municipality (nov.) is the county here.
 */
function readSeat(row: RegisterRow, at: Place): SourceRecord[] {
  const text = normaliseSpaces(row.cell('address'))
  if (text === '') return []
  return [{ ...at, section: 'seat', payload: readAddress(text, row.cell('index')) }]
}

function readAddress(text: string, index: string): FactPayload<'seat'> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isWide = (part: string) => part.endsWith(' nov.') || part.endsWith(' pag.') || part.endsWith(' raj.')
  const settlement = parts.find((part) => !isWide(part)) ?? null
  const narrow = parts.at(-1) ?? ''
  return {
    text,
    countryCode: 'LV',
    zip: /^\d{4}$/.test(index) ? `LV-${index}` : null,
    settlement: settlement?.slice(0, 100) ?? null,
    county: parts.find((part) => part.endsWith(' nov.'))?.slice(0, 100) ?? null,
    street: narrow === settlement || isWide(narrow) ? null : narrow.slice(0, 300),
  }
}
