import { boolean, date, json, oneOfIntegers, orNull, type RowOf, text } from '@merleg/db/columns'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { type PackedAmounts, unpackAmounts } from '../../register/statement-lines/packed-amounts.ts'
import type { FiledAccounts } from './searched-accounts.ts'

/** Accounts as they are stored. */
export const FILED_COLUMNS = {
  companyId: text,
  start: date,
  end: date,
  filedOn: orNull(date),
  layout: text,
  isConsolidated: boolean,
  currency: text,
  unit: oneOfIntegers([1, 1000]),
  amounts: json<PackedAmounts>(),
  previousAmounts: json<PackedAmounts>(),
}

/** The same with the amounts by their lines. */
export function unpackAccounts<Row extends RowOf<typeof FILED_COLUMNS>>(
  row: Row,
  lineOrder: LineOrder,
): Omit<Row, 'amounts' | 'previousAmounts'> & FiledAccounts {
  const codes = lineOrder.get(row.layout) ?? []
  return {
    ...row,
    year: Number(row.end.slice(0, 4)),
    amounts: unpackAmounts(codes, row.amounts),
    previousAmounts: unpackAmounts(codes, row.previousAmounts),
  }
}
