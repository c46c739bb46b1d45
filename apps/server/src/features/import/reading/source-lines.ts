import type { FactSection } from '@merleg/domain/fact-sections'
import type { RejectedLine, SourceRecord } from '@merleg/domain/observation'
import type { importAnswersHu } from '@merleg/i18n/import/answers.hu'
import { type CsvFile, type CsvRow, readCsv } from '../../../shared/csv.ts'
import type { FilePlace } from '../../../shared/file-fault.ts'

/** Why a line was not taken over; each has its text in the `import` texts. */
export type RejectReason = keyof typeof importAnswersHu.reject

/** Why a source was refused as a whole. */
export type RefusalReason = keyof typeof importAnswersHu.refusal

/** A line that is not taken over, with the file it stands in. */
export function rejectLine(place: FilePlace, reason: RejectReason, detail: string): RejectedLine {
  return { type: 'reject', line: place.line, reason, detail: `${place.file}: ${detail}` }
}

/**
 * The line with the company of which it was, and the one section it told of: absent, it may have told anything. To be
 * said wherever it is known: a snapshot would end what the line told.
 */
export function ofCompany(rejected: RejectedLine, companyId: string, section?: FactSection): RejectedLine {
  return { ...rejected, companyId, ...(section === undefined ? {} : { section }) }
}

/** Whose company a row is of, by its cells; null where none is told. A cell of another column must not be taken for a number. */
export type FindCompany<Column extends string> = (cell: (column: Column) => string) => string | null

/** By the number in a column, where it is one. */
export function companyIn<Column extends string>(
  column: Column,
  { isOne, prefix }: { isOne: (number: string) => boolean; prefix: string },
): FindCompany<Column> {
  return (cell) => (isOne(cell(column)) ? `${prefix}${cell(column)}` : null)
}

/** The rows of a file that have all their cells; the others come out as rejected, of their company where it is found. */
export async function* readLines<Column extends string>(
  file: CsvFile<Column>,
  findCompany: FindCompany<Column> = () => null,
): AsyncGenerator<CsvRow<Column> | RejectedLine> {
  for await (const row of readCsv(file)) {
    if (row.isComplete) {
      yield row
      continue
    }
    const rejected = rejectLine(row, 'column-count', `${row.cells} columns instead of ${row.columns}`)
    const companyId = findCompany(row.cell)
    yield companyId === null ? { ...rejected, isOfAnybody: true } : ofCompany(rejected, companyId)
  }
}

/** The records of a file whose rows stand each for itself. */
export async function* readRecords<Column extends string>(
  file: CsvFile<Column>,
  toRecords: (row: CsvRow<Column>) => Iterable<SourceRecord>,
  findCompany?: FindCompany<Column>,
): AsyncGenerator<SourceRecord> {
  for await (const row of readLines(file, findCompany)) {
    if ('type' in row) yield row
    else yield* toRecords(row)
  }
}
