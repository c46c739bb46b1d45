/** One line of a CSV file as publishers write it, with its line break. */
export function formatCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
