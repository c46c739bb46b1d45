import {
  findBritishForm,
  findBritishProceeding,
  isBritishEnd,
  isFoundedByRegistration,
} from '@merleg/domain/british-register'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import type { LegalFormKey } from '@merleg/domain/legal-forms'
import { PROCEDURE_KINDS } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { readBritishAddress } from './british-address.ts'
import { readBritishDay } from './british-day.ts'
import { COLUMNS, type CompanyRow, PREVIOUS_NAMES, SIC_COLUMNS } from './company-columns.ts'
import { readDetails } from './company-details.ts'
import type { SeenNumbers } from './seen-numbers.ts'

/** `seen`: whom the file has told of already; a stream tells of one again whenever it changes. */
type Reading = { seen: SeenNumbers | null; day: string }
type At = { type: 'fact'; line: number; companyId: string; slot: ''; sourceRef: string | null }

/** Companies of a file; of a line that names its company everything readable is kept. */
export function readCompanies(path: string, reading: Reading): AsyncGenerator<SourceRecord> {
  return readRecords(
    { path, columns: COLUMNS },
    (row) => readCompany(row, reading),
    (cell) => {
      const number = normaliseBritishCompanyNumber(cell('CompanyNumber'))
      return number === null ? null : toBritishCompanyId(number)
    },
  )
}

/** What one row says of its company. */
export function readCompany(row: CompanyRow, { seen, day }: Reading): SourceRecord[] {
  const [text, name] = [row.cell('CompanyNumber'), normaliseSpaces(row.cell('CompanyName'))]
  const number = normaliseBritishCompanyNumber(text)
  if (number === null) return [rejectLine(row, 'register-number', `${text} ${name}`)]
  if (seen?.add(number) === false) return [rejectLine(row, 'duplicate', `${number} ${name}`)]
  const companyId = toBritishCompanyId(number)
  const at = { type: 'fact', line: row.line, companyId, slot: '', sourceRef: row.cell('URI') || null } as const
  const form = findBritishForm(row.cell('CompanyCategory'))
  return [
    ...readNames(row, at, name),
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: number } },
    ...readForm(row, at, form),
    ...readRegistration(row, at, form ?? null),
    ...readProceeding(row, at),
    ...readSeat(row, at, form ?? null),
    ...readActivities(row, at),
    ...readDetails({ row, companyId, day }),
  ]
}

/** The name and those before it, each until the day on which it was changed. */
function readNames(row: CompanyRow, at: At, name: string): SourceRecord[] {
  const rejected: SourceRecord[] = []
  const byDay = new Map<string, FactObservation>()
  for (const column of PREVIOUS_NAMES) {
    const [previous, text] = [normaliseSpaces(row.cell(`${column}.CompanyName`)), row.cell(`${column}.CONDATE`)]
    if (previous === '') continue
    const validTo = readBritishDay(text)
    if (validTo === null)
      rejected.push(
        ofCompany(rejectLine(row, 'date', `${column}.CONDATE: ${text} (${at.companyId})`), at.companyId, 'name'),
      )
    // Of two names that ended on one day the newer comes first; the older was borne for less than a day.
    else if (!byDay.has(validTo))
      byDay.set(validTo, { ...at, section: 'name', payload: { name: previous }, validFrom: null, validTo })
  }
  const validFrom = [...byDay.keys()].toSorted().at(-1) ?? null
  const current: SourceRecord =
    name === ''
      ? ofCompany(rejectLine(row, 'name-missing', at.companyId), at.companyId, 'name')
      : { ...at, section: 'name', payload: { name }, validFrom }
  return [current, ...byDay.values(), ...rejected]
}

function readForm(row: CompanyRow, at: At, form: LegalFormKey | null | undefined): SourceRecord[] {
  const name = row.cell('CompanyCategory')
  if (name === '') return []
  return [
    ...(form === undefined ? [rejectLine(row, 'category', `${name} (${at.companyId})`)] : []),
    { ...at, section: 'legal-form', payload: { code: form ?? null, name } },
  ]
}

/**
 * Whoever is listed is on the register; a day of dissolution is told only of what has left it. Where that day cannot be
 * read neither is told.
 */
function readRegistration(row: CompanyRow, at: At, form: LegalFormKey | null): SourceRecord[] {
  const [text, endText] = [row.cell('IncorporationDate'), row.cell('DissolutionDate')]
  const [on, endedOn] = [readBritishDay(text), readBritishDay(endText)]
  const status = row.cell('CompanyStatus')
  const isOver = isBritishEnd(status)
  return [
    ...(on === null && text !== ''
      ? [ofCompany(rejectLine(row, 'date', `${text} (${at.companyId})`), at.companyId, 'founding')]
      : []),
    ...(endedOn === null && endText !== ''
      ? [ofCompany(rejectLine(row, 'date', `${endText} (${at.companyId})`), at.companyId, 'registration')]
      : []),
    ...(on !== null && isFoundedByRegistration(form)
      ? [{ ...at, section: 'founding', payload: { on }, validFrom: on } as const]
      : []),
    ...(endText === '' && isOver
      ? [{ ...at, section: 'registration', payload: { status: 'ceased', on: null, reason: status } } as const]
      : []),
    ...(endText === '' && !isOver
      ? [
          {
            ...at,
            section: 'registration',
            payload: { status: 'registered', on, reason: null },
            validFrom: on,
          } as const,
        ]
      : []),
    ...(endedOn === null
      ? []
      : [
          {
            ...at,
            section: 'registration',
            payload: { status: 'ceased', on: endedOn, reason: status || null },
            validFrom: endedOn,
          } as const,
        ]),
  ]
}

/** A status nobody knows is told as a proceeding in its own words beside the rejected line: it never looks active. */
function readProceeding(row: CompanyRow, at: At): SourceRecord[] {
  const status = row.cell('CompanyStatus')
  const known = findBritishProceeding(status)
  if (known === null || isBritishEnd(status) || readBritishDay(row.cell('DissolutionDate')) !== null) return []
  const told = { ...at, slot: 'register-status' } as const
  const payload = { caseNumber: null, court: null, administrator: null, text: status || null }
  if (known === undefined)
    return [
      rejectLine(row, 'status', `${status} (${at.companyId})`),
      { ...told, section: 'procedure', payload: { ...payload, mayBe: [...PROCEDURE_KINDS] } },
    ]
  if (known === 'winding-up')
    return [{ ...told, section: 'procedure', payload: { ...payload, mayBe: ['liquidation', 'dissolution'] } }]
  if (known === 'insolvency')
    return [{ ...told, section: 'procedure', payload: { ...payload, mayBe: ['bankruptcy', 'liquidation'] } }]
  return [{ ...told, section: known, payload }]
}

function readSeat(row: CompanyRow, at: At, form: LegalFormKey | null): SourceRecord[] {
  const cell = (column: string) => row.cell(`RegAddress.${column}`)
  const address = readBritishAddress(
    {
      careOf: cell('CareOf'),
      postBox: cell('POBox'),
      lines: [cell('AddressLine1'), cell('AddressLine2')],
      town: cell('PostTown'),
      county: cell('County'),
      country: cell('Country'),
      postCode: cell('PostCode'),
    },
    form !== null && form !== 'gb-oe',
  )
  if (address === null) return []
  if (address === 'country')
    return [ofCompany(rejectLine(row, 'country', `${cell('Country')} (${at.companyId})`), at.companyId, 'seat')]
  return [{ ...at, section: 'seat', payload: address }]
}

/**
 * `68320 - Management of real estate …`: up to four, of which the register ranks none; the first is taken for the main
 * one. Four digits are the classification of 2003, which is not NACE Rev. 2.
 */
function readActivities(row: CompanyRow, at: At): SourceRecord[] {
  const told = SIC_COLUMNS.map((column) => row.cell(column)).filter((text) => text !== '' && text !== 'None Supplied')
  const seen = new Set<string>()
  return told.flatMap((text, index): SourceRecord[] => {
    const code = /^(\d{5})(?: - |$)/.exec(text)?.[1]
    if (code === undefined)
      return [ofCompany(rejectLine(row, 'activity-code', `${text} (${at.companyId})`), at.companyId, 'activity')]
    if (seen.has(code)) return []
    seen.add(code)
    const isMain = index === 0
    return [{ ...at, section: 'activity', slot: isMain ? 'main' : code, payload: { scheme: 'SIC2007', code, isMain } }]
  })
}
