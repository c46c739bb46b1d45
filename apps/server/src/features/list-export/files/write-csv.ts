import { toSafeCsvText } from '@merleg/domain/list-export/safe-cell'
import type { Locale } from '@merleg/domain/locale'
import type { CellValue } from './cell-value.ts'

/** What spreadsheets of each language expect between cells and within numbers. */
const STYLES: Readonly<Record<Locale, { separator: string; decimal: string }>> = {
  hu: { separator: ';', decimal: ',' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets know the letters; a piece for each block of rows. */
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
  for await (const rows of blocks) yield rows.map(writeRow).join('')
}

function writeCell(value: CellValue, decimal: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = toSafeCsvText(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
