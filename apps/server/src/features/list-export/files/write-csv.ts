import type { Locale } from '@merleg/domain/locale'
import { CSV_FOR_PEOPLE, writeCsvRow } from '../../../shared/csv-text.ts'
import type { CellValue } from './cell-value.ts'

/** Characters of a piece: few enough that it is gone again before the memory of the old is used for it. */
const PIECE = 65_536

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets know the letters; in pieces of some thousand cells. */
export async function* writeListCsv(
  titles: readonly string[],
  blocks: AsyncIterable<readonly (readonly CellValue[])[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const style = CSV_FOR_PEOPLE[locale]
  yield `\uFEFF${writeCsvRow(titles, style)}`
  for await (const rows of blocks) {
    let piece = ''
    for (const cells of rows) {
      piece += writeCsvRow(cells, style)
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
    if (piece !== '') yield piece
  }
}
