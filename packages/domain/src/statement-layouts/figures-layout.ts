import { type LayoutKey, type LayoutLine, readLayoutLines, type StatementLayout, type StatementName } from './layout.ts'

type Rows = Readonly<Record<StatementName, string>>

/** Rows of `code published-name`: figures of accounts as a publisher offers them, named by itself, without numbering. */
function readFigures(
  statement: StatementName,
  rows: string,
  { firstRow, sums }: { firstRow: number; sums: Readonly<Record<string, string>> },
): LayoutLine[] {
  const fields = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const numbered = fields.map(([code = ''], index) => `${firstRow + index} ${firstRow + index}. ${code}`)
  return readLayoutLines(statement, numbered.join('\n'), sums).map((line, index) => ({
    ...line,
    label: { hu: bare(line.label.hu), en: bare(line.label.en), de: bare(line.label.de) },
    filedLabel: fields[index]?.[1] ?? '',
    level: line.sumOf.length > 0 ? 0 : 1,
    kind: line.code === 'employees' ? 'headcount' : line.sumOf.length > 0 ? 'total' : 'line',
  }))
}

function bare(text: string): string {
  return text.replace(/^\d+\. /, '')
}

/**
 * A layout of figures that a publisher extracts from accounts; `sums` are the totals whose parts are among them.
 */
export function toFiguresLayout(key: LayoutKey, rows: Rows, sums: Readonly<Record<string, string>>): StatementLayout {
  const balance = readFigures('balance', rows.balance, { firstRow: 1, sums })
  return {
    key,
    balance,
    incomeStatement: readFigures('incomeStatement', rows.incomeStatement, { firstRow: balance.length + 1, sums }),
  }
}
