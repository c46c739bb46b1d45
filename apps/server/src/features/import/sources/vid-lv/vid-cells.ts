import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { RejectedLine } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readDottedDay, readIsoDay } from '../../reading/cell-values.ts'
import { type FindCompany, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn } from '../ur-lv/latvian-cells.ts'

/** The column in which both files tell whose a line is. */
export const CODE = 'Registracijas_kods'
type CodeColumn = typeof CODE

/** The registration code of a line; one of the files has it within apostrophes. */
export function readCode(cell: (column: CodeColumn) => string): string {
  return cell(CODE)
    .replace(/^'(.*)'$/, '$1')
    .trim()
}

/** Whose company a line is of. */
export const findCompany: FindCompany<CodeColumn> = (cell) => latvianCompanyIn(CODE)(() => readCode(cell))

/**
 * The line of somebody who is no company; null where it is one of a company. Numbers that begin with 0 to 3 are those of
 * persons: of what cannot be a company's number nothing is kept but how long it is.
 */
export function rejectOthers(place: FilePlace, code: string): RejectedLine | null {
  if (isValidLatvianRegisterCode(code)) return null
  return rejectLine(place, 'latvian-code', /^[4-9]\d{10}$/.test(code) ? code : `(${code.length})`)
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/

/** A day written `09.01.2014`, `2014-01-09` or `2014-01-09T00:00:00`; null where the cell is empty, undefined where it is no day. */
export function readVidDay(text: string): string | null | undefined {
  if (text === '') return null
  return readDottedDay(text) ?? readIsoDay(MOMENT.exec(text)?.[1] ?? '') ?? undefined
}
