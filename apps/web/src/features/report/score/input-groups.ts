import type { InputKey } from '@merleg/domain/score/inputs/score-inputs'

/** The lines of the accounts that can be moved, as they stand in the accounts, and the sums that follow from them. */
export const INPUT_GROUPS = [
  { key: 'assets', inputs: ['fixedAssets', 'inventories', 'receivables', 'cash'], sums: ['totalAssets'] },
  { key: 'sources', inputs: ['equity', 'longTermLiabilities', 'shortTermLiabilities'], sums: ['liabilities'] },
  {
    key: 'result',
    inputs: ['netSales', 'operatingCosts', 'depreciation', 'financialExpenditure'],
    sums: ['operatingProfit', 'profitAfterTax'],
  },
] as const satisfies ReadonlyArray<{ key: string; inputs: readonly InputKey[]; sums: readonly InputKey[] }>
