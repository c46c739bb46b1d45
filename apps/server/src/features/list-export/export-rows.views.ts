import type { DbOrTx } from '@merleg/db/connect'
import { showBankAccount } from '@merleg/domain/bank-account'
import {
  ACCOUNTS_CELLS,
  type ExportCell,
  type ExportColumn,
  type ExportSelection,
  listChosenColumns,
} from '@merleg/domain/list-export/export-columns'
import { columnBit } from '@merleg/domain/list-export/export-price'
import { readListedText } from '@merleg/domain/list-export/listed-texts'
import { readStreet } from '@merleg/domain/list-export/split-address'
import { parseCompanyStatus } from '@merleg/domain/company-status'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { NO_LIMIT_REASONS } from '@merleg/domain/score/rate/credit-limit'
import { SCORE_BASES, UNRATED_REASONS, type UnratedReason } from '@merleg/domain/score/rate/company-score'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk } from '../../shared/shown-risk.ts'
import { renderStatusOn } from '../../shared/status-badge.ts'
import { describeClass } from '../company-search/activity-names.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { describeUnrated } from '../report/rating/score-words.ts'
import { renderLimit, type ShownLimit } from '../report/rating/shown-limit.ts'
import type { CellValue } from './files/cell-value.ts'
import type { OptedOut } from './opt-outs/opted-out.ts'
import { type PeopleSection, readPeopleTexts, sectionOf } from './people-texts.repository.ts'
import { readWideRows, type WideRows } from './wide-rows.repository.ts'

/** A row of a list: its cells in their order, and which columns of it have a value, as bits. */
export type ExportRow = { companyId: string; cells: CellValue[]; filled: number }

export type RowsAsked = {
  selected: ExportSelection
  cells: readonly ExportCell[]
  locale: Locale
  /** YYYY-MM-DD */
  today: string
  optedOut: OptedOut
}

type Told = {
  wide: WideRows
  people: (section: PeopleSection) => string | null
  /** The last day of which a source of the company tells, where the status is asked for. */
  lastTold: () => string | null
  /** YYYY-MM-DD. */
  today: string
  /** The company asked not to be contacted. */
  isRefusing: boolean
  locale: Locale
  madeUp: string
  consolidated: string
}

/** What each cell says of a company; those of one column are filled together. */
const READ: Readonly<Record<ExportCell, (told: Told) => CellValue>> = {
  name: ({ wide }) => wide.text('name'),
  taxNumber: ({ wide }) => show(wide.text('taxNumber'), showTaxNumber),
  registerNumber: ({ wide }) => show(wide.text('registerNumber'), showRegisterNumber),
  address: ({ wide }) => wide.text('seat'),
  zip: ({ wide }) => wide.text('seatZip'),
  settlement: ({ wide }) => wide.text('seatSettlement'),
  street: ({ wide }) =>
    show(wide.text('seat'), (address) =>
      readStreet({ address, zip: wide.text('seatZip'), settlement: wide.text('seatSettlement') }),
    ),
  county: ({ wide }) => wide.text('county'),
  phone: (told) => readContact(told, 'phones'),
  email: (told) => readContact(told, 'emails'),
  website: (told) => readContact(told, 'websites'),
  signatories: (told) => readPeople(told, 'signatory'),
  owners: (told) => readPeople(told, 'member'),
  status: ({ wide, locale, lastTold, today }) => {
    const status = parseCompanyStatus(wide.text('status') ?? '')
    return status === null ? null : renderStatusOn(locale, status, { lastTold: lastTold(), today }).value
  },
  activityCode: ({ wide, locale }) => show(wide.text('mainClass'), (searched) => describeClass(searched, locale).code),
  activityTitle: ({ wide, locale }) =>
    show(wide.text('mainClass'), (searched) => describeClass(searched, locale).title),
  employees: ({ wide }) => wide.number('headcount'),
  headcountYear: ({ wide }) => wide.number('headcountYear'),
  foundedYear: ({ wide }) => wide.number('foundedYear'),
  netSales: ({ wide }) => wide.number('netSales'),
  domesticSales: ({ wide }) => wide.number('domesticSales'),
  exportSales: ({ wide }) => wide.number('exportSales'),
  operatingProfit: ({ wide }) => wide.number('operatingProfit'),
  profitBeforeTax: ({ wide }) => wide.number('profitBeforeTax'),
  profitAfterTax: ({ wide }) => wide.number('profitAfterTax'),
  accountsYear: ({ wide }) => wide.number('accountsYear'),
  accountsDays: ({ wide }) => wide.number('accountsDays'),
  accountsKind: ({ wide, consolidated }) => (wide.text('accountsAreConsolidated') === 'true' ? consolidated : null),
  accountsCurrency: ({ wide }) => wide.text('accountsCurrency'),
  flawedYear: ({ wide }) => wide.number('flawedYear'),
  bankAccounts: ({ wide }) => show(wide.text('bankAccounts'), (text) => readListedText(text, showBankAccount)),
  ratingPoints: ({ wide }) => wide.number('points'),
  ratingBand: ({ wide, locale }) => {
    const unrated = readUnrated(wide)
    if (unrated !== null) return describeUnrated(locale, unrated)
    const points = wide.number('points')
    const kind = ENTITY_KINDS.find((one) => one === wide.text('kind'))
    // What it rests on stands in a cell of its own.
    return points === null || kind === undefined ? null : renderRisk(locale, { kind, points, basis: null }).label
  },
  ratingBasis: readBasis,
  creditLimit: (told) => readLimit(told).value,
  creditLimitCurrency: (told) => (readLimit(told).value === null ? null : told.wide.text('creditLimitCurrency')),
  noCreditLimit: (told) => readLimit(told).reason,
  sites: ({ wide }) => show(wide.text('sites'), readListedText),
  madeUp: ({ wide, madeUp }) => (wide.text('isMadeUp') === 'true' ? madeUp : null),
}

function show(value: string | null, how: (value: string) => string | null): string | null {
  return value === null ? null : how(value)
}

function readContact({ wide, isRefusing }: Told, name: 'phones' | 'emails' | 'websites'): string | null {
  return isRefusing ? null : show(wide.text(name), readListedText)
}

function readPeople({ people, isRefusing }: Told, section: PeopleSection): string | null {
  return isRefusing ? null : people(section)
}

/** Why a company is not rated; null of one that is, or of which no rating is stored. */
function readUnrated(wide: WideRows): UnratedReason | null {
  return UNRATED_REASONS.find((one) => one === wide.text('unratedReason')) ?? null
}

function readLimit({ wide, locale }: Told): ShownLimit {
  const facts = wide.text('limitFacts')
  return renderLimit(locale, {
    value: wide.number('creditLimit'),
    reason: NO_LIMIT_REASONS.find((one) => one === wide.text('noLimitReason')) ?? null,
    unratedReason: readUnrated(wide),
    facts: facts === null ? null : JSON.parse(facts),
    asOf: wide.text('ratedOn'),
  })
}

/** What points and limit rest on: a rating without accounts is not one with them. */
function readBasis({ wide, locale }: Told): CellValue {
  const basis = SCORE_BASES.find((one) => one === wide.text('ratingBasis'))
  if (basis === undefined) return null
  const t = getTranslator(locale, 'list-export/answers')
  return t(`basis.${basis}`, {
    year: wide.text('ratingYear') ?? '–',
    date: formatDate(locale, wide.text('ratedOn')),
  })
}

/** Is the column filled in? Told by the values that make the price, not by the cells, of which one may be left out. */
const HAS: Readonly<Record<ExportColumn, (told: Told) => CellValue>> = {
  companyName: READ.name,
  taxNumber: ({ wide }) => wide.text('taxNumber'),
  companyRegistrationNumber: ({ wide }) => wide.text('registerNumber'),
  companyAddress: READ.address,
  county: READ.county,
  phone: READ.phone,
  email: READ.email,
  website: READ.website,
  entitledToSign: READ.signatories,
  owners: READ.owners,
  companyStatus: READ.status,
  mainActivity: READ.activityCode,
  employees: READ.employees,
  yearOfFoundation: READ.foundedYear,
  netSales: READ.netSales,
  domesticSales: READ.domesticSales,
  exportSales: READ.exportSales,
  operatingProfit: READ.operatingProfit,
  profitBeforeTax: READ.profitBeforeTax,
  profitAfterTax: READ.profitAfterTax,
  bankAccountNumber: READ.bankAccounts,
  certification: READ.ratingPoints,
  // That none is recommended is an answer, too.
  lendingProposal: ({ wide }) => wide.number('creditLimit'),
  firmSite: READ.sites,
}

/** Rows of some companies, in their order; one that the register has no more is left out. */
export async function renderExportRows(
  db: DbOrTx,
  companyIds: readonly string[],
  { selected, cells, locale, today, optedOut }: RowsAsked,
): Promise<ExportRow[]> {
  const columns = [...new Set([...listChosenColumns(selected), ...listRequired(selected)])]
  const sections = [...new Set(columns.flatMap((column) => sectionOf(column) ?? []))]
  const [wide, people, lastTold] = await Promise.all([
    readWideRows(db, { companyIds, columns }),
    readPeopleTexts(db, { companyIds, sections, personIds: optedOut.personIds }),
    listLastTold(db, columns.includes('companyStatus') ? companyIds : []),
  ])
  const t = getTranslator(locale, 'list-export/answers')
  const told: Told = {
    wide,
    people: (section) => people.get(section)?.get(wide.ids[wide.place] ?? '') ?? null,
    lastTold: () => lastTold.get(wide.ids[wide.place] ?? '') ?? null,
    today,
    isRefusing: false,
    locale,
    madeUp: t('madeUp'),
    consolidated: t('consolidated'),
  }
  const read = createReader({ columns, cells })
  return wide.ids.map((companyId, place) => {
    wide.place = place
    told.isRefusing = optedOut.companies.has(companyId)
    return read(companyId, told)
  })
}

/** Columns that need not be chosen to decide whether a row is in the list. */
function listRequired(selected: ExportSelection): ExportColumn[] {
  return [
    ...(selected.onlyWithPhoneNumber ? (['phone'] as const) : []),
    ...(selected.onlyWithEmail ? (['email'] as const) : []),
    ...(selected.onlyWithWebsite ? (['website'] as const) : []),
  ]
}

function createReader({ columns, cells }: { columns: readonly ExportColumn[]; cells: readonly ExportCell[] }) {
  const readers = cells.map((cell) => READ[cell])
  const bits = columns.map((column) => ({ bit: columnBit(column), has: HAS[column] }))
  const figures = cells.map((cell, place) => ({ cell, place })).filter(({ cell }) => isFigure(cell))
  const yearPlaces = cells.flatMap((cell, place) => (isOfAccounts(cell) ? place : []))
  return (companyId: string, told: Told): ExportRow => {
    const values = readers.map((readCell) => readCell(told))
    // A year without a figure says nothing, but an error may be why there is none.
    if (yearPlaces.length > 0 && figures.every(({ place }) => values[place] === null))
      for (const place of yearPlaces) values[place] = null
    const filled = bits.reduce((sum, { bit, has }) => (has(told) === null ? sum : sum | bit), 0)
    return { companyId, cells: values, filled }
  }
}

const FIGURES: readonly ExportCell[] = [
  'netSales',
  'domesticSales',
  'exportSales',
  'operatingProfit',
  'profitBeforeTax',
  'profitAfterTax',
]

function isFigure(cell: ExportCell): boolean {
  return FIGURES.includes(cell)
}

function isOfAccounts(cell: ExportCell): boolean {
  return cell !== 'flawedYear' && ACCOUNTS_CELLS.some((one) => one === cell)
}
