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

/** The rows of a file that have all their cells; the others come out as rejected. */
export async function* readLines<Column extends string>(
  file: CsvFile<Column>,
): AsyncGenerator<CsvRow<Column> | RejectedLine> {
  for await (const row of readCsv(file)) {
    yield row.isComplete
      ? row
      : {
          ...rejectLine(row, 'column-count', `${row.cells} columns instead of ${row.columns}`),
          isOfAnybody: true,
        }
  }
}

/** The records of a file whose rows stand each for itself. */
export async function* readRecords<Column extends string>(
  file: CsvFile<Column>,
  toRecords: (row: CsvRow<Column>) => Iterable<SourceRecord>,
): AsyncGenerator<SourceRecord> {
  for await (const row of readLines(file)) {
    if ('type' in row) yield row
    else yield* toRecords(row)
  }
}
