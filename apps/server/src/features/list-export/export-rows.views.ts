import type { DbOrTx } from '@merleg/db/connect'
import {
  EXPORT_COLUMNS,
  type ExportCell,
  type ExportColumn,
  type ExportSelection,
  listChosenColumns,
} from '@merleg/domain/list-export/export-columns'
import { columnBit, CONTACT_COLUMN_BITS } from '@merleg/domain/list-export/export-price'
import { readStreet } from '@merleg/domain/list-export/split-address'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { findActivity, formatActivityCode } from '@merleg/domain/reference/activities'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk } from '../../shared/shown-risk.ts'
import { renderStatusBadge } from '../../shared/status-badge.ts'
import type { CellValue } from './files/cell-value.ts'
import {
  listFactTexts,
  type ListedSection,
  listWideValues,
  sectionOf,
  type WideValues,
} from './export-values.repository.ts'
import type { OptedOut } from './opt-outs/opted-out.ts'

/** A row of a list: its cells in their order, and which columns of it have a value, as bits. */
export type ExportRow = { companyId: string; cells: CellValue[]; filled: number }

export type RowsAsked = {
  selected: ExportSelection
  cells: readonly ExportCell[]
  locale: Locale
  optedOut: OptedOut
}

type Told = {
  wide: WideValues
  texts: (section: ListedSection) => string | null
  locale: Locale
  madeUp: string
}

/** What each cell says of a company; those of one column are filled together. */
const READ: Readonly<Record<ExportCell, (told: Told) => CellValue>> = {
  name: ({ wide }) => wide.name,
  taxNumber: ({ wide }) => (wide.taxNumber === null ? null : showTaxNumber(wide.taxNumber)),
  registerNumber: ({ wide }) => (wide.registerNumber === null ? null : showRegisterNumber(wide.registerNumber)),
  address: ({ wide }) => wide.seat,
  zip: ({ wide }) => wide.seatZip,
  settlement: ({ wide }) => wide.seatSettlement,
  street: ({ wide }) =>
    wide.seat === null ? null : readStreet({ address: wide.seat, zip: wide.seatZip, settlement: wide.seatSettlement }),
  county: ({ wide }) => wide.county,
  phone: ({ texts }) => texts('phone'),
  email: ({ texts }) => texts('e-mail'),
  website: ({ texts }) => texts('website'),
  signatories: ({ texts }) => texts('signatory'),
  owners: ({ texts }) => texts('member'),
  status: ({ wide, locale }) => (wide.status === 'unknown' ? null : renderStatusBadge(locale, wide.status).value),
  activityCode: ({ wide }) => (wide.mainClass === null ? null : formatActivityCode(wide.mainClass)),
  activityTitle: ({ wide, locale }) =>
    wide.mainClass === null ? null : (findActivity(wide.mainClass)?.title[locale] ?? null),
  employees: ({ wide }) => wide.headcount,
  foundedYear: ({ wide }) => wide.foundedYear,
  netSales: ({ wide }) => wide.netSales,
  domesticSales: ({ wide }) => wide.domesticSales,
  exportSales: ({ wide }) => wide.exportSales,
  operatingProfit: ({ wide }) => wide.operatingProfit,
  profitBeforeTax: ({ wide }) => wide.profitBeforeTax,
  profitAfterTax: ({ wide }) => wide.profitAfterTax,
  accountsYear: ({ wide }) => wide.accountsYear,
  accountsCurrency: ({ wide }) => wide.accountsCurrency,
  bankAccounts: ({ texts }) => texts('bank-account'),
  ratingPoints: ({ wide }) => wide.points,
  ratingBand: ({ wide, locale }) => (wide.points === null ? null : renderRisk(locale, wide).label),
  ratingBasis: readBasis,
  creditLimit: ({ wide }) => wide.creditLimit,
  creditLimitCurrency: ({ wide }) => (wide.creditLimit === null ? null : wide.creditLimitCurrency),
  sites: ({ texts }) => texts('site'),
  madeUp: ({ wide, madeUp }) => (wide.isMadeUp ? madeUp : null),
}

/** What points and limit rest on: a rating without accounts is not one with them. */
function readBasis({ wide: { points, ratingBasis, ratingYear, ratedOn }, locale }: Told): CellValue {
  if (points === null || ratingBasis === null || ratingBasis === 'unrated') return null
  const t = getTranslator(locale, 'list-export/answers')
  return t(`basis.${ratingBasis}`, { year: ratingYear ?? '–', date: formatDate(locale, ratedOn) })
}

/** Is the column filled in? Told by the values that make the price, not by the cells, of which one may be left out. */
const HAS: Readonly<Record<ExportColumn, (told: Told) => CellValue>> = {
  companyName: READ.name,
  taxNumber: READ.taxNumber,
  companyRegistrationNumber: READ.registerNumber,
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
  lendingProposal: READ.creditLimit,
  firmSite: READ.sites,
}

const BETWEEN = '; '

/** Rows of some companies, in their order; one that the register has no more is left out. */
export async function renderExportRows(
  db: DbOrTx,
  companyIds: readonly string[],
  { selected, cells, locale, optedOut }: RowsAsked,
): Promise<ExportRow[]> {
  const columns = listChosenColumns(selected)
  const required = listRequired(selected)
  const sections = [...new Set([...columns, ...required].flatMap((column) => sectionOf(column) ?? []))]
  const [wide, facts] = await Promise.all([
    listWideValues(db, companyIds),
    listFactTexts(db, { companyIds, sections, personIds: optedOut.personIds }),
  ])
  const wideById = new Map(wide.map((row) => [row.companyId, row]))
  const textsById = new Map<string, Map<ListedSection, string>>()
  for (const { companyId, section, texts } of facts) {
    const known = textsById.get(companyId) ?? new Map<ListedSection, string>()
    textsById.set(companyId, known)
    known.set(section, texts.length === 1 ? (texts[0] ?? '') : [...new Set(texts)].join(BETWEEN))
  }
  const madeUp = getTranslator(locale, 'list-export/answers')('madeUp')
  const read = createReader({ columns: [...new Set([...columns, ...required])], cells })
  return companyIds.flatMap((companyId) => {
    const row = wideById.get(companyId)
    if (row === undefined) return []
    const own = optedOut.companies.has(companyId)
    const texts = own ? hideContacts(textsById.get(companyId)) : textsById.get(companyId)
    return [read(companyId, { wide: row, texts: (section) => texts?.get(section) ?? null, locale, madeUp })]
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

const contactSections = new Set(
  Object.keys(EXPORT_COLUMNS)
    .filter((name): name is ExportColumn => name in EXPORT_COLUMNS)
    .flatMap((column) => ((columnBit(column) & CONTACT_COLUMN_BITS) === 0 ? [] : (sectionOf(column) ?? []))),
)

function hideContacts(
  texts: ReadonlyMap<ListedSection, string> | undefined,
): ReadonlyMap<ListedSection, string> | undefined {
  return texts && new Map([...texts].filter(([section]) => !contactSections.has(section)))
}

function createReader({ columns, cells }: { columns: readonly ExportColumn[]; cells: readonly ExportCell[] }) {
  const readers = cells.map((cell) => READ[cell])
  const bits = columns.map((column) => ({ bit: columnBit(column), has: HAS[column] }))
  const figures = cells.map((cell, place) => ({ cell, place })).filter(({ cell }) => isFigure(cell))
  const yearPlaces = cells.flatMap((cell, place) =>
    cell === 'accountsYear' || cell === 'accountsCurrency' ? place : [],
  )
  return (companyId: string, told: Told): ExportRow => {
    const values = readers.map((readCell) => readCell(told))
    // A year without a figure says nothing.
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
