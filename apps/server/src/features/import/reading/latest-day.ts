import { type CsvFile } from '../../../shared/csv.ts'
import { readIsoDay } from './cell-values.ts'
import { readLines } from './source-lines.ts'

/**
 * The latest day in a column of moments (`2026-11-03 18:00:54.000`), or null where there is none: of a file that is written
 * anew each day and tells when entries were changed or made, the last of these days is the one of which it speaks.
 */
export async function findLatestDay<Column extends string>(
  file: CsvFile<Column>,
  column: Column,
): Promise<string | null> {
  let latest: string | null = null
  for await (const row of readLines(file)) {
    if ('type' in row) continue
    const day = readIsoDay(row.cell(column).slice(0, 10))
    if (day !== null && (latest === null || day > latest)) latest = day
  }
  return latest
}
