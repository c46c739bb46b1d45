import type { Claim } from '../claims.ts'

/**
 * What is bought of a company together, once for ever (decisions 29). The order is that of the bits that are stored: a
 * group heard of later comes last.
 */
export const FIELD_GROUPS = [
  'base',
  'phone',
  'email',
  'website',
  'people',
  'accounts',
  'bank',
  'rating',
  'sites',
] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

/**
 * Where values come from: the wide row of a company, what is kept of it in words for lists, the profile of the searches,
 * the rating in force, or the people of a section of the register.
 */
type ValueSource = 'profile' | 'listed-texts' | 'search-profile' | 'score' | 'signatory' | 'member'

type ColumnRule = {
  readonly group: FieldGroup
  readonly claim: Claim
  readonly source: ValueSource
  /** On unless told otherwise (spec part 1 §3). */
  readonly isDefault?: true
  /** Of those who asked not to be contacted it is never told. */
  readonly isContact?: true
}

const claim = 'MarketingAdatok'
const base = { group: 'base', claim, source: 'profile' } as const
const accounts = { group: 'accounts', claim, source: 'search-profile' } as const

/** The columns of an exported list by the flags of the specification, in the order of the file. */
export const EXPORT_COLUMNS = {
  companyName: { ...base, isDefault: true },
  taxNumber: { ...base, isDefault: true },
  companyRegistrationNumber: { ...base, isDefault: true },
  companyAddress: { ...base, isDefault: true },
  county: { ...base, source: 'search-profile' },
  phone: { group: 'phone', claim, source: 'listed-texts', isContact: true },
  email: { group: 'email', claim, source: 'listed-texts', isContact: true },
  website: { group: 'website', claim, source: 'listed-texts', isContact: true },
  entitledToSign: { group: 'people', claim, source: 'signatory', isContact: true },
  owners: { group: 'people', claim, source: 'member', isContact: true },
  companyStatus: base,
  mainActivity: { ...base, source: 'search-profile' },
  employees: { ...base, source: 'search-profile' },
  yearOfFoundation: { ...base, source: 'search-profile' },
  netSales: accounts,
  domesticSales: accounts,
  exportSales: accounts,
  operatingProfit: accounts,
  profitBeforeTax: accounts,
  profitAfterTax: accounts,
  bankAccountNumber: { group: 'bank', claim, source: 'listed-texts' },
  certification: { group: 'rating', claim, source: 'score' },
  lendingProposal: { group: 'rating', claim, source: 'score' },
  firmSite: { group: 'sites', claim, source: 'listed-texts' },
} as const satisfies Record<string, ColumnRule>

export type ExportColumn = keyof typeof EXPORT_COLUMNS

/** In the order of the file. */
export const EXPORT_COLUMN_NAMES: readonly ExportColumn[] = Object.keys(EXPORT_COLUMNS).filter((name) =>
  isExportColumn(name),
)

function isExportColumn(name: string): name is ExportColumn {
  return Object.hasOwn(EXPORT_COLUMNS, name)
}

/** What is told of a column; where it says nothing, it is not so. */
export function exportColumnRule(column: ExportColumn): ColumnRule {
  return EXPORT_COLUMNS[column]
}

/** What an export is asked for beside its columns (spec part 1 §3 "Export selections"). */
export const EXPORT_OPTIONS = [
  'onlyWithPhoneNumber',
  'onlyWithEmail',
  'onlyWithWebsite',
  'mainActivityDescription',
  'addressSplit',
] as const
export type ExportOption = (typeof EXPORT_OPTIONS)[number]

/** Flags of the columns and options of an export. */
export type ExportSelection = Readonly<Record<ExportColumn | ExportOption, boolean>>

/** The same choice of all companies: none is left out for what it lacks. */
export function withoutNarrowing(selected: ExportSelection): ExportSelection {
  return { ...selected, onlyWithPhoneNumber: false, onlyWithEmail: false, onlyWithWebsite: false }
}

/** The columns that are chosen, in the order of the file. */
export function listChosenColumns(selected: ExportSelection): ExportColumn[] {
  return EXPORT_COLUMN_NAMES.filter((column) => selected[column])
}

/** What stands in a cell: a text, one that never breaks, a number in the unit that the heading tells, or a year. */
export const EXPORT_CELL_KINDS = ['text', 'identifier', 'number', 'year'] as const
type ExportCellKind = (typeof EXPORT_CELL_KINDS)[number]

type CellRule = {
  readonly column: ExportColumn
  readonly kind: ExportCellKind
  /** Characters of a usual value: width of the column, and what the size of the file is foretold by. */
  readonly length: number
}

/** Every cell that a row may have, by the column it belongs to. */
export const EXPORT_CELLS = {
  name: { column: 'companyName', kind: 'text', length: 34 },
  taxNumber: { column: 'taxNumber', kind: 'identifier', length: 13 },
  registerNumber: { column: 'companyRegistrationNumber', kind: 'identifier', length: 12 },
  address: { column: 'companyAddress', kind: 'text', length: 40 },
  zip: { column: 'companyAddress', kind: 'text', length: 5 },
  settlement: { column: 'companyAddress', kind: 'text', length: 12 },
  street: { column: 'companyAddress', kind: 'text', length: 22 },
  county: { column: 'county', kind: 'text', length: 12 },
  phone: { column: 'phone', kind: 'text', length: 20 },
  email: { column: 'email', kind: 'text', length: 28 },
  website: { column: 'website', kind: 'text', length: 26 },
  signatories: { column: 'entitledToSign', kind: 'text', length: 30 },
  owners: { column: 'owners', kind: 'text', length: 36 },
  status: { column: 'companyStatus', kind: 'text', length: 14 },
  activityCode: { column: 'mainActivity', kind: 'text', length: 6 },
  activityTitle: { column: 'mainActivity', kind: 'text', length: 45 },
  employees: { column: 'employees', kind: 'number', length: 3 },
  headcountYear: { column: 'employees', kind: 'year', length: 4 },
  foundedYear: { column: 'yearOfFoundation', kind: 'year', length: 4 },
  netSales: { column: 'netSales', kind: 'number', length: 7 },
  domesticSales: { column: 'domesticSales', kind: 'number', length: 7 },
  exportSales: { column: 'exportSales', kind: 'number', length: 7 },
  operatingProfit: { column: 'operatingProfit', kind: 'number', length: 6 },
  profitBeforeTax: { column: 'profitBeforeTax', kind: 'number', length: 6 },
  profitAfterTax: { column: 'profitAfterTax', kind: 'number', length: 6 },
  accountsYear: { column: 'netSales', kind: 'year', length: 4 },
  accountsDays: { column: 'netSales', kind: 'number', length: 3 },
  accountsKind: { column: 'netSales', kind: 'text', length: 12 },
  accountsCurrency: { column: 'netSales', kind: 'text', length: 3 },
  flawedYear: { column: 'netSales', kind: 'year', length: 4 },
  bankAccounts: { column: 'bankAccountNumber', kind: 'text', length: 40 },
  ratingPoints: { column: 'certification', kind: 'number', length: 2 },
  ratingBand: { column: 'certification', kind: 'text', length: 18 },
  ratingBasis: { column: 'certification', kind: 'text', length: 28 },
  creditLimit: { column: 'lendingProposal', kind: 'number', length: 9 },
  creditLimitCurrency: { column: 'lendingProposal', kind: 'text', length: 3 },
  noCreditLimit: { column: 'lendingProposal', kind: 'text', length: 40 },
  sites: { column: 'firmSite', kind: 'text', length: 45 },
  madeUp: { column: 'companyName', kind: 'text', length: 8 },
} as const satisfies Record<string, CellRule>

export type ExportCell = keyof typeof EXPORT_CELLS

/**
 * What stands behind figures of accounts: of which year they are, of how many days where it is no whole one, whose where
 * they are a group's, in what currency, and of which year newer ones are that have an error.
 */
export const ACCOUNTS_CELLS = [
  'accountsYear',
  'accountsDays',
  'accountsKind',
  'accountsCurrency',
  'flawedYear',
] as const satisfies readonly ExportCell[]

const CELLS_OF: Readonly<Partial<Record<ExportColumn, readonly ExportCell[]>>> = {
  companyName: ['name'],
  companyRegistrationNumber: ['registerNumber'],
  entitledToSign: ['signatories'],
  companyStatus: ['status'],
  employees: ['employees', 'headcountYear'],
  yearOfFoundation: ['foundedYear'],
  bankAccountNumber: ['bankAccounts'],
  certification: ['ratingPoints', 'ratingBand'],
  lendingProposal: ['creditLimit', 'creditLimitCurrency', 'noCreditLimit'],
  firmSite: ['sites'],
}

/**
 * The cells of a row, from left to right. Figures of accounts have `ACCOUNTS_CELLS` behind them, a rating and its
 * limit what they rest on; where any company is made up, the last cell of each row says which.
 */
export function listExportCells(selected: ExportSelection, { hasMadeUp }: { hasMadeUp: boolean }): ExportCell[] {
  const columns = listChosenColumns(selected)
  const lastOf = (group: FieldGroup) => columns.findLast((column) => EXPORT_COLUMNS[column].group === group)
  const [lastFigure, lastOfRating] = [lastOf('accounts'), lastOf('rating')]
  const cells = columns.flatMap((column): readonly ExportCell[] => [
    ...cellsOf(column, selected),
    ...(column === lastFigure ? ACCOUNTS_CELLS : []),
    ...(column === lastOfRating ? (['ratingBasis'] as const) : []),
  ])
  return hasMadeUp ? [...cells, 'madeUp'] : cells
}

function cellsOf(column: ExportColumn, selected: ExportSelection): readonly ExportCell[] {
  // An address that no source splits is in its own cell alone.
  if (column === 'companyAddress')
    return selected.addressSplit ? ['zip', 'settlement', 'street', 'address'] : ['address']
  if (column === 'mainActivity')
    return selected.mainActivityDescription ? ['activityCode', 'activityTitle'] : ['activityCode']
  const cells = CELLS_OF[column]
  if (cells !== undefined) return cells
  return isExportCell(column) ? [column] : []
}

function isExportCell(name: string): name is ExportCell {
  return Object.hasOwn(EXPORT_CELLS, name)
}
