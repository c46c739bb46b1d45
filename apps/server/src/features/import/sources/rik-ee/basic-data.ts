import type { FactPayload } from '@merleg/domain/fact-sections'
import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findEstonianForm, findEstonianStatus } from '@merleg/domain/reference/estonian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readDottedDay, readIsoDay } from '../../reading/cell-values.ts'
import type { EditionJudgement } from '../../reading/edition-judgement.ts'
import { companyIn, ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { isWholeWithoutLineBreak } from '../../reading/whole-file.ts'

const COLUMNS = [
  'nimi',
  'ariregistri_kood',
  'ettevotja_oiguslik_vorm',
  'ettevotja_oigusliku_vormi_alaliik',
  'kmkr_nr',
  'ettevotja_staatus',
  'ettevotja_staatus_tekstina',
  'ettevotja_esmakande_kpv',
  'ettevotja_aadress',
  'asukoht_ettevotja_aadressis',
  'asukoha_ehak_kood',
  'asukoha_ehak_tekstina',
  'indeks_ettevotja_aadressis',
  'ads_adr_id',
  'ads_ads_oid',
  'ads_normaliseeritud_taisaadress',
  'teabesysteemi_link',
] as const

type BasicRow = CsvRow<(typeof COLUMNS)[number]>

/** Register codes as numbers, which is little for each of 400,000; `last` is the last line of the basic data. */
export type EntityList = { codes: Set<number>; last: FilePlace; judgement?: EditionJudgement | undefined }

export function toCompanyId(registerCode: string): string {
  return `ee-${registerCode}`
}

/** Entities with what there is one of, into `list`. Of a line that names its entity everything readable is kept. */
export function readBasicData(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  return readRecords(
    {
      path,
      columns: COLUMNS,
      delimiter: ';',
      // Programs that read the file take quotes in names as they stand; whether they are doubled was not seen.
      hasLooseQuotes: true,
      endsWithLineBreak: !isWholeWithoutLineBreak(path),
    },
    (row) => {
      list.last = row
      return readEntity(row, list)
    },
    companyIn('ariregistri_kood', { isOne: isValidEstonianRegisterCode, prefix: 'ee-' }),
  )
}

function readEntity(row: BasicRow, { codes }: EntityList): SourceRecord[] {
  const registerCode = row.cell('ariregistri_kood')
  const name = normaliseSpaces(row.cell('nimi'))
  if (!isValidEstonianRegisterCode(registerCode)) return [rejectLine(row, 'register-code', `${registerCode} ${name}`)]
  if (codes.has(Number(registerCode))) return [rejectLine(row, 'duplicate', `${registerCode} ${name}`)]
  codes.add(Number(registerCode))
  const at = {
    type: 'fact',
    line: row.line,
    companyId: toCompanyId(registerCode),
    slot: '',
    sourceRef: row.cell('teabesysteemi_link') || null,
  } as const
  const form = row.cell('ettevotja_oiguslik_vorm')
  return [
    name === ''
      ? ofCompany(rejectLine(row, 'name-missing', registerCode), at.companyId, 'name')
      : { ...at, section: 'name', payload: { name } },
    ...(form === '' ? [] : [{ ...at, section: 'legal-form', payload: describeForm(form) } as const]),
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: registerCode } },
    ...readVatNumber(row, at),
    ...readRegistration(row, at),
    ...readSeat(row, at),
  ]
}

type Place = Pick<FactObservation, 'line' | 'companyId' | 'sourceRef'> & { type: 'fact'; slot: '' }

/** Key and abbreviation of the table of forms; the published name where the table does not have the form. */
function describeForm(name: string): FactPayload<'legal-form'> {
  const form = findEstonianForm(name)
  return { code: form?.key ?? null, name: form?.shortName ?? name }
}

function readVatNumber(row: BasicRow, at: Place): SourceRecord[] {
  const value = row.cell('kmkr_nr').replaceAll(/\s/g, '')
  if (value === '') return []
  if (!/^EE\d{9}$/.test(value))
    return [
      ofCompany(rejectLine(row, 'tax-number-format', `${value} (${at.companyId})`), at.companyId, 'eu-tax-number'),
    ]
  return [{ ...at, section: 'eu-tax-number', payload: { value } }]
}

/**
 * Whether the entity is in the register: by its status, and never where that is unknown. The day is that of the first
 * entry (esmakande kuupäev), for companies older than the register of 1995 of their re-registration: no founding.
 */
function readRegistration(row: BasicRow, at: Place): SourceRecord[] {
  const [code, text] = [row.cell('ettevotja_staatus'), row.cell('ettevotja_esmakande_kpv')]
  const status = findEstonianStatus(code)
  if (status === null) return [ofCompany(rejectLine(row, 'status', `${code} (${at.companyId})`), at.companyId)]
  if (status.registration === 'ceased')
    return [{ ...at, section: 'registration', payload: { status: 'ceased', on: null, reason: null } }]
  const on = readDottedDay(text) ?? readIsoDay(text)
  return [
    ...(on === null && text !== '' ? [rejectLine(row, 'date', `${text} (${at.companyId})`)] : []),
    { ...at, section: 'registration', payload: { status: 'registered', on, reason: null }, validFrom: on },
  ]
}

/**
 * The seat: `Regati pst 12` in `Pirita linnaosa, Tallinn, Harju maakond`, from the narrow to the wide; a district of a
 * town stands for the town.
 */
function readSeat(row: BasicRow, at: Place): SourceRecord[] {
  const places = row
    .cell('asukoha_ehak_tekstina')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const street = row.cell('asukoht_ettevotja_aadressis').slice(0, 300)
  const county = places.find((place) => place.endsWith(' maakond')) ?? null
  const settlement = places.find((place) => !/ (?:linnaosa|maakond)$/.test(place)) ?? null
  const text = row.cell('ads_normaliseeritud_taisaadress') || [street, ...places].filter(Boolean).join(', ')
  if (text === '') return []
  const payload = {
    text,
    countryCode: 'EE',
    zip: row.cell('indeks_ettevotja_aadressis').slice(0, 12) || null,
    settlement: settlement?.slice(0, 100) ?? null,
    county,
    street: street || null,
  }
  return [{ ...at, section: 'seat', payload }]
}
