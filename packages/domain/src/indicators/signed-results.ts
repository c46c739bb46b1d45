/**
 * Results that Romanian accounts give in two columns, profit and loss, by the line that holds the one signed amount in
 * other layouts.
 */
export const SIGNED_RESULTS: ReadonlyMap<string, { profit: string; loss: string }> = new Map([
  ['profitBeforeTax', { profit: 'grossProfit', loss: 'grossLoss' }],
  ['profitAfterTax', { profit: 'netProfit', loss: 'netLoss' }],
])
