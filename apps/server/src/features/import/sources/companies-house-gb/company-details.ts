import type { RegisterDetailKey } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { readBritishDay } from './british-day.ts'
import type { CompanyRow } from './company-columns.ts'

type Place = { row: CompanyRow; companyId: string; day: string }

const CHARGES: readonly (readonly [RegisterDetailKey, string])[] = [
  ['charges-registered', 'Mortgages.NumMortCharges'],
  ['charges-outstanding', 'Mortgages.NumMortOutstanding'],
  ['charges-part-satisfied', 'Mortgages.NumMortPartSatisfied'],
  ['charges-satisfied', 'Mortgages.NumMortSatisfied'],
]
const PARTNERS: readonly (readonly [RegisterDetailKey, string])[] = [
  ['general-partners', 'LimitedPartnerships.NumGenPartners'],
  ['limited-partners', 'LimitedPartnerships.NumLimPartners'],
]
const DAYS: readonly (readonly [RegisterDetailKey, string])[] = [
  ['accounts-made-up-to', 'Accounts.LastMadeUpDate'],
  ['accounts-due-on', 'Accounts.NextDueDate'],
  ['confirmation-made-up-to', 'ConfStmtLastMadeUpDate'],
  ['confirmation-due-on', 'ConfStmtNextDueDate'],
]

/** What the register has beside the common sections: filings and when they are due, charges, partners, origin. */
export function readDetails(place: Place): SourceRecord[] {
  const { row } = place
  const origin = normaliseSpaces(row.cell('CountryOfOrigin'))
  const category = row.cell('Accounts.AccountCategory')
  const [day, month] = [row.cell('Accounts.AccountRefDay'), row.cell('Accounts.AccountRefMonth')]
  return [
    ...(origin === '' || /^united kingdom$/i.test(origin) ? [] : [toDetail(place, 'country-of-origin', origin)]),
    ...(day === '' || month === ''
      ? []
      : [toDetail(place, 'accounting-reference-day', `${day.padStart(2, '0')}/${month.padStart(2, '0')}`)]),
    ...(category === '' ? [] : [toDetail(place, 'accounts-category', category)]),
    ...DAYS.flatMap(([key, column]) => readDayDetail(place, key, column)),
    ...readOverdue(place, 'accounts-overdue', 'Accounts.NextDueDate'),
    ...readOverdue(place, 'confirmation-overdue', 'ConfStmtNextDueDate'),
    ...readCounts(place, CHARGES),
    ...readCounts(place, PARTNERS),
  ]
}

function toDetail({ row, companyId }: Place, slot: RegisterDetailKey, value: string): FactObservation {
  return { type: 'fact', line: row.line, companyId, section: 'register-detail', slot, payload: { value } }
}

function readDayDetail(place: Place, key: RegisterDetailKey, column: string): SourceRecord[] {
  const text = place.row.cell(column)
  if (text === '') return []
  const day = readBritishDay(text)
  return day === null
    ? [
        ofCompany(
          rejectLine(place.row, 'date', `${column}: ${text} (${place.companyId})`),
          place.companyId,
          'register-detail',
        ),
      ]
    : [toDetail(place, key, day)]
}

/** What was due before the day of the edition had not been filed on it: the next one would be due otherwise. */
function readOverdue(place: Place, key: RegisterDetailKey, column: string): SourceRecord[] {
  const due = readBritishDay(place.row.cell(column))
  return due === null || due >= place.day ? [] : [toDetail(place, key, due)]
}

/** Counts where there is anything to count: every company has some zeros. */
function readCounts(place: Place, columns: readonly (readonly [RegisterDetailKey, string])[]): SourceRecord[] {
  const counts = columns.map(([key, column]) => ({ key, text: place.row.cell(column) }))
  const isAny = counts.some(({ text }) => /^\d{1,6}$/.test(text) && Number(text) > 0)
  return isAny
    ? counts.flatMap(({ key, text }) => (/^\d{1,6}$/.test(text) ? [toDetail(place, key, String(Number(text)))] : []))
    : []
}
