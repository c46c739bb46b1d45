import { type LayoutLine, readLayoutLines, type StatementLayout } from './layout.ts'

const BALANCE = `
1 1. fixedAssets
2 2. currentAssets
3 3. inventories
4 4. receivables
5 5. liabilities
6 6. provisions
7 7. equity
8 8. publicPatrimony
`

const INCOME = `
9 9. netSales
10 10. totalIncome
11 11. totalExpenditure
12 12. grossProfit
13 13. grossLoss
14 14. netProfit
15 15. netLoss
16 16. employees
`

/** The publisher's column names in the order of the lines above. */
const COLUMNS: readonly string[] = [
  'active_imobilizante_total',
  'active_circulante_total',
  'stocuri',
  'creante',
  'datorii',
  'provizioane',
  'capitaluri_total',
  'patrimoniul_regiei',
  'cifra_de_afaceri_neta',
  'venituri_totale',
  'cheltuieli_totate',
  'profit_brut',
  'pierdere_brut',
  'profit_net',
  'pierdere_net',
  'salariati',
]

/** Everything stands alone: the sixteen figures are an extract, their sums and mark numbers are not part of it. */
function toFigure(line: LayoutLine): LayoutLine {
  const bare = (text: string) => text.replace(/^\d+\. /, '')
  const { hu, en, de } = line.label
  return {
    ...line,
    label: { hu: bare(hu), en: bare(en), de: bare(de) },
    filedLabel: COLUMNS[line.rowNumber - 1] ?? '',
    level: 1,
    kind: line.code === 'employees' ? 'headcount' : 'line',
    sumOf: [],
  }
}

/** The sixteen figures that the Romanian Ministry of Finance publishes of annual accounts; amounts in RON. */
export const RO_SHORT: StatementLayout = {
  key: 'ro-short',
  balance: readLayoutLines('balance', BALANCE).map(toFigure),
  incomeStatement: readLayoutLines('incomeStatement', INCOME).map(toFigure),
}

/** Romanian filings give profit and loss in two columns: this is the one signed figure, null where both are missing. */
export function signedResult(profit: number | null, loss: number | null): number | null {
  return profit === null && loss === null ? null : (profit ?? 0) - (loss ?? 0)
}
