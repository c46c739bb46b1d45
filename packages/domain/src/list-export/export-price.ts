import {
  EXPORT_COLUMN_NAMES,
  EXPORT_COLUMNS,
  type ExportColumn,
  type ExportSelection,
  exportColumnRule,
  FIELD_GROUPS,
  type FieldGroup,
  listChosenColumns,
} from './export-columns.ts'

/** By group, in the smallest unit of the currency. */
export type UnitPrices = Readonly<Record<FieldGroup, number>>

/** Some companies: by their place the columns that have a value (bits of {@link columnBit}) and what was bought of them before (bits of {@link groupBit}). */
export type PricedCompanies = { readonly filled: Uint32Array; readonly owned: Uint16Array }

export type GroupPrice = {
  group: FieldGroup
  /** Companies of which a chosen column of the group has a value. */
  count: number
  /** Of them bought before: not paid again. */
  ownedCount: number
  unitPrice: number
  amount: number
  saving: number
}

/** What an export holds and costs; amounts in the smallest unit of the currency. */
export type ExportPrice = {
  count: number
  phoneCount: number
  emailCount: number
  websiteCount: number
  /** Of the chosen columns; groups without one are left out. */
  groups: GroupPrice[]
  price: number
  /** What was bought before would cost so much. */
  saving: number
  /** How many rows have a value, by column. */
  filledCounts: Readonly<Record<ExportColumn, number>>
}

/** The bit of a column in what is filled. */
export function columnBit(column: ExportColumn): number {
  return 1 << EXPORT_COLUMN_NAMES.indexOf(column)
}

/** The bit of a group in what was bought. */
export function groupBit(group: FieldGroup): number {
  return 1 << FIELD_GROUPS.indexOf(group)
}

/** Columns that are empty of a company that asked not to be contacted. */
export const CONTACT_COLUMN_BITS = EXPORT_COLUMN_NAMES.filter(
  (column) => exportColumnRule(column).isContact === true,
).reduce((bits, column) => bits | columnBit(column), 0)

/** Is a company with these columns filled in the list at all? */
export function isExported(filled: number, selected: ExportSelection): boolean {
  return (requiredBits(selected) & ~filled) === 0
}

function requiredBits(selected: ExportSelection): number {
  return (
    (selected.onlyWithPhoneNumber ? columnBit('phone') : 0) |
    (selected.onlyWithEmail ? columnBit('email') : 0) |
    (selected.onlyWithWebsite ? columnBit('website') : 0)
  )
}

type ChosenGroup = { group: FieldGroup; bit: number; columns: number }

function listChosenGroups(selected: ExportSelection): ChosenGroup[] {
  const chosen = listChosenColumns(selected)
  return FIELD_GROUPS.flatMap((group) => {
    const columns = chosen.filter((column) => EXPORT_COLUMNS[column].group === group)
    const bits = columns.reduce((sum, column) => sum | columnBit(column), 0)
    return bits === 0 ? [] : [{ group, bit: groupBit(group), columns: bits }]
  })
}

/** The groups that a row of these filled columns delivers, as bits. */
export function createGroupReader(selected: ExportSelection): (filled: number) => number {
  const groups = listChosenGroups(selected)
  return (filled) => groups.reduce((bits, group) => ((filled & group.columns) === 0 ? bits : bits | group.bit), 0)
}

/**
 * What an export costs: of each company that stays in the list each group once in which a chosen column has a value, unless
 * it was bought before (decisions 29).
 */
export function priceExport(
  { filled, owned }: PricedCompanies,
  selected: ExportSelection,
  prices: UnitPrices,
): ExportPrice {
  const groups = listChosenGroups(selected)
  const required = requiredBits(selected)
  const counts = new Uint32Array(groups.length)
  const ownedCounts = new Uint32Array(groups.length)
  const columnCounts = new Uint32Array(EXPORT_COLUMN_NAMES.length)
  let count = 0
  for (let row = 0; row < filled.length; row += 1) {
    const bits = filled[row] ?? 0
    if ((required & ~bits) !== 0) continue
    count += 1
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest)
      columnCounts[place] = (columnCounts[place] ?? 0) + 1
    }
    const bought = owned[row] ?? 0
    for (const [index, group] of groups.entries()) {
      if ((bits & group.columns) === 0) continue
      counts[index] = (counts[index] ?? 0) + 1
      if ((bought & group.bit) !== 0) ownedCounts[index] = (ownedCounts[index] ?? 0) + 1
    }
  }
  const priced = groups.map(({ group }, index): GroupPrice => {
    const [all, before, unitPrice] = [counts[index] ?? 0, ownedCounts[index] ?? 0, prices[group]]
    return {
      group,
      count: all,
      ownedCount: before,
      unitPrice,
      amount: (all - before) * unitPrice,
      saving: before * unitPrice,
    }
  })
  const filledCounts = Object.fromEntries(
    EXPORT_COLUMN_NAMES.map((column, place) => [column, columnCounts[place] ?? 0]),
  )
  return {
    count,
    phoneCount: filledCounts['phone'] ?? 0,
    emailCount: filledCounts['email'] ?? 0,
    websiteCount: filledCounts['website'] ?? 0,
    groups: priced,
    price: priced.reduce((sum, { amount }) => sum + amount, 0),
    saving: priced.reduce((sum, { saving }) => sum + saving, 0),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every column
    filledCounts: filledCounts as Record<ExportColumn, number>,
  }
}

/**
 * May it be started? At a price above zero (spec part 1 §5), and where everything was bought before: opening again what
 * was paid is free for ever (decisions 29).
 */
export function canStartExport({ count, groups, price }: Pick<ExportPrice, 'count' | 'groups' | 'price'>): boolean {
  const delivered = groups.reduce((sum, group) => sum + group.count, 0)
  const owned = groups.reduce((sum, group) => sum + group.ownedCount, 0)
  return count > 0 && (price > 0 || (delivered > 0 && delivered === owned))
}
