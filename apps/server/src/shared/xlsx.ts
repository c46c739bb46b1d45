import { writeXlsx } from 'hucre/xlsx'

export type SheetColumn = { title: string; width: number; isNumber: boolean }
export type SheetRow = { cells: (string | number | null)[]; isStrong: boolean }
export type SheetContent = {
  sheetName: string
  /** Lines above the table, the first one the title. */
  heading: readonly string[]
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  numberFormat: string
}

const MAX_SHEET_NAME = 31
const HEADING_FILL = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EEF3F4' } } as const

/** A workbook of one sheet with a frozen heading; numbers are numbers, texts stay texts whatever they begin with. */
export async function renderWorkbook(content: SheetContent): Promise<Buffer> {
  const { heading, columns, rows, numberFormat } = content
  const headingRow = heading.length
  const cells = new Map<string, { style: object }>([['0,0', { style: { font: { bold: true, size: 13 } } }]])
  columns.forEach((column, index) => {
    const alignment = { horizontal: column.isNumber ? 'right' : 'left', vertical: 'center', wrapText: true } as const
    cells.set(`${headingRow},${index}`, { style: { font: { bold: true }, fill: HEADING_FILL, alignment } })
  })
  rows.forEach((row, rowIndex) =>
    columns.forEach((column, index) => {
      const style = {
        ...(column.isNumber ? { numFmt: numberFormat } : {}),
        ...(row.isStrong ? { font: { bold: true } } : {}),
      }
      cells.set(`${headingRow + 1 + rowIndex},${index}`, { style })
    }),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: toSheetName(content.sheetName),
        columns: columns.map(({ width }) => ({ width })),
        rows: [...heading.map((line) => [line]), columns.map(({ title }) => title), ...rows.map((row) => row.cells)],
        cells,
        freezePane: { rows: headingRow + 1 },
        pageSetup: {
          paperSize: 'a4',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `$${headingRow + 1}:$${headingRow + 1}`,
        },
      },
    ],
  })
  return Buffer.from(bytes)
}

/** A sheet's name has at most 31 characters and none of `[]:*?/\`. */
function toSheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, MAX_SHEET_NAME)
}
