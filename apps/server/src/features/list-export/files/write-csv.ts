import { toSafeCsvText } from '@merleg/domain/list-export/safe-cell'
import type { Locale } from '@merleg/domain/locale'
import type { CellValue } from './cell-value.ts'

/** What spreadsheets of each language expect between cells and within numbers. */
const STYLES: Readonly<Record<Locale, { separator: string; decimal: string }>> = {
  hu: { separator: ';', decimal: ',' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** Characters of a piece: few enough that it is gone again before the memory of the old is used for it. */
const PIECE = 65_536

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets know the letters; in pieces of some thousand cells. */
export async function* writeListCsv(
  titles: readonly string[],
  blocks: AsyncIterable<readonly (readonly CellValue[])[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const style = STYLES[locale]
  const writeRow = (cells: readonly CellValue[]): string => {
    let line = ''
    for (let place = 0; place < cells.length; place += 1)
      line += (place === 0 ? '' : style.separator) + writeCell(cells[place] ?? null, style.decimal)
    return `${line}\r\n`
  }
  yield `\uFEFF${writeRow(titles)}`
  for await (const rows of blocks) {
    let piece = ''
    for (const cells of rows) {
      piece += writeRow(cells)
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
    if (piece !== '') yield piece
  }
}

function writeCell(value: CellValue, decimal: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = toSafeCsvText(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
