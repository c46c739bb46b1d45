import type { FinancialReport, StatementLine, StatementPart } from '@merleg/contract/report/financial-report.contract'

const AMOUNT_COLUMNS = ['previous', 'amendments', 'current'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]

/**
 * How many units of the currency one shown unit is: forints in thousands or whole by the reader's choice, other
 * currencies as filed.
 */
export function chooseStatementScale({ currency, unit }: StatementPart['header'], inThousandHUF: boolean): 1 | 1000 {
  if (currency === 'HUF') return inThousandHUF ? 1000 : 1
  return unit === 1000 ? 1000 : 1
}

/** The amount columns that hold anything; the current year always stays. */
export function listFilledColumns({ columns, items }: StatementPart['table']): AmountColumn[] {
  return AMOUNT_COLUMNS.filter(
    (name) =>
      columns.some(({ key }) => key === name) && (name === 'current' || items.some((line) => line[name] !== null)),
  )
}

/** Every amount of the accounts in whole units of the currency. */
export function listAmounts({ balance, incomeStatement }: FinancialReport): (number | null)[] {
  return [balance, incomeStatement].flatMap((part) =>
    (part?.table.items ?? []).flatMap((line) =>
      AMOUNT_COLUMNS.map((column) =>
        isMoney(line.kind) && part !== null && line[column] !== null ? line[column] * part.header.unit : null,
      ),
    ),
  )
}

const isMoney = (kind: StatementLine['kind']): boolean => kind !== 'headcount' && kind !== 'disclosure'

/** An amount of a line of a kind times `factor`; heads and yes-or-no lines are no money and stay as they are. */
export function scaleAmount(kind: StatementLine['kind'], amount: number | null, factor: number): number | null {
  return amount === null || !isMoney(kind) ? amount : amount * factor
}
