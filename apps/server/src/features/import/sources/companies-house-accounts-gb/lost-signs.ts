import type { StatementAmounts } from '@merleg/domain/observation'

const EXACT_WITHIN = 2

/** A balance with the lines it comes of, in the order of the balance sheet; what is not filed of them does not count. */
const BALANCES: readonly { code: string; plus: readonly string[]; minus: readonly string[] }[] = [
  { code: 'netCurrentAssets', plus: ['currentAssets', 'prepaidExpenses'], minus: ['shortTermLiabilities'] },
  {
    code: 'totalAssetsLessCurrentLiabilities',
    plus: ['calledUpCapitalNotPaid', 'fixedAssets', 'currentAssets', 'prepaidExpenses'],
    minus: ['shortTermLiabilities'],
  },
  {
    code: 'netAssets',
    plus: ['calledUpCapitalNotPaid', 'fixedAssets', 'currentAssets', 'prepaidExpenses'],
    minus: ['shortTermLiabilities', 'longTermLiabilities', 'provisions', 'deferredIncome'],
  },
  {
    code: 'equity',
    plus: ['calledUpCapitalNotPaid', 'fixedAssets', 'currentAssets', 'prepaidExpenses'],
    minus: ['shortTermLiabilities', 'longTermLiabilities', 'provisions', 'deferredIncome'],
  },
]

/**
 * The balances that their own lines give with the other sign: some filings print brackets around a number and forget to
 * tag the minus, so that a company with more debts than assets would look sound.
 */
export function findLostSigns(amounts: StatementAmounts): string[] {
  return BALANCES.flatMap(({ code, plus, minus }) => {
    const told = amounts[code]
    // Without what is owed there is nothing to compare with.
    if (told === undefined || amounts['currentAssets'] === undefined || amounts['shortTermLiabilities'] === undefined)
      return []
    const made = sum(amounts, plus) - sum(amounts, minus)
    const isOtherSign = Math.abs(told + made) <= EXACT_WITHIN && Math.abs(told - made) > EXACT_WITHIN
    return isOtherSign ? [code] : []
  })
}

function sum(amounts: StatementAmounts, codes: readonly string[]): number {
  return codes.reduce((total, code) => total + (amounts[code] ?? 0), 0)
}
