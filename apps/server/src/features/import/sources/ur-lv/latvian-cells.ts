import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import { readIsoDay } from '../../reading/cell-values.ts'
import { companyIn, type FindCompany } from '../../reading/source-lines.ts'

/** Whose company a row is of, by the code in a column. */
export function latvianCompanyIn<Column extends string>(column: Column): FindCompany<Column> {
  return companyIn(column, { isOne: isValidLatvianRegisterCode, prefix: 'lv-' })
}

/** A day, with or without a time behind it; null where the cell is empty, undefined where it is no day. */
export function readDay(text: string): string | null | undefined {
  if (text === '' || text.startsWith('0000-00-00')) return null
  return readIsoDay(text.slice(0, 10)) ?? undefined
}
