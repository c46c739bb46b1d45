/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know the letters; texts that would be taken for
 * a formula are kept from it by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
