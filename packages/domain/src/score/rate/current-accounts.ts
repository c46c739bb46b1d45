/** Whether accounts of a balance sheet day still tell of a company on a later day: for two years. Days are YYYY-MM-DD. */
export function areCurrent(balanceSheetDay: string, asOf: string): boolean {
  const limit = `${String(Number(asOf.slice(0, 4)) - 2).padStart(4, '0')}${asOf.slice(4)}`
  return balanceSheetDay > limit && balanceSheetDay <= asOf
}
