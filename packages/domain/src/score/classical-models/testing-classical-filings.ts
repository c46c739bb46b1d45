import type { StatementAmounts } from '../../observation.ts'
import { CLASSICAL_MODEL_KEYS, type ClassicalModelKey } from './classical-models.ts'

/** The order of the amounts below; the last one is of the year before. */
const LINES = [
  'totalAssets',
  'currentAssets',
  'equity',
  'retainedEarnings',
  'balanceProfitAfterTax',
  'provisions',
  'liabilities',
  'shortTermLiabilities',
  'netSales',
  'capitalisedOwnPerformance',
  'otherIncome',
  'depreciation',
  'operatingProfit',
  'financialIncome',
  'interestExpenditure',
  'financialExpenditure',
  'profitBeforeTax',
  'profitAfterTax',
] as const

/**
 * Filings published on e-beszámoló: company and year | layout, amounts in thousand HUF, profit after tax of the year
 * before | values in the order of the model keys, worked out apart from this code with Python's own arithmetic.
 */
const FILINGS = `
Actionable Kft. 2024 | hu-micro 3405 3225 -1201 -396 -3805 0 4606 4606 40061 0 0 227 -3726 0 - 7 -3733 -3805 239 | -11.060007 -14.310007 8.392040 0.394065 -23.005852 9.323483
Alza.hu Kft. 2024 | hu-full-a 5546591 3001570 241709 0 158709 0 5173247 5105144 6662999 0 136673 380869 176348 14868 0 9127 182089 158709 118984 | 1.123819 -2.126181 0.968739 0.214204 0.940634 0.707309
Goal Hungary Kft. 2024 | hu-simplified-a 159166 137521 129257 55475 70782 0 29209 29209 511619 0 1953 5361 73208 13 - 107 73114 70782 62263 | 17.928633 14.678633 -5.256978 5.050768 3.995737 -9.527367
LUMENET Kft. 2024 | hu-simplified-a 751665 141793 -18038 14760 -35798 0 765005 522317 1227155 152749 28420 42027 560 5933 - 12877 -6384 -35798 30309 | -0.181787 -3.431787 1.695298 0.125825 0.551977 1.487471
LUMENET Kft. 2023 | hu-simplified-a 865675 335325 145760 99380 30309 0 706226 390616 1545851 146513 66315 26058 49861 8803 - 9054 49610 30309 87340 | 3.919048 0.669048 0.232210 0.909149 1.114323 0.559521
OTP Ecosystem Kft. 2024 | hu-full-a 6650856 3618266 5065591 -2290578 -4510551 21859 1324610 1324610 242845 450913 40251 553551 -4652237 153819 0 12133 -4510551 -4510551 -1060300 | 0.976414 -2.273586 0.089221 -3.959655 -1.416412 2.278292
WEBSHIPPY Magyarország Kft. 2019 | hu-simplified-a 452984 228058 145476 -22215 14691 0 280565 115415 712752 14529 300 3506 15444 700 - 0 16144 14691 -25095 | 5.552965 2.302965 -0.619273 1.082500 1.220707 -1.385607
Webshop Global Kft. 2024 | hu-simplified-a 708919 627464 84416 -24451 49466 0 610552 551785 5307861 0 165972 22003 81117 5450 - 13590 72977 49466 -50 | 4.976188 1.726188 0.356408 3.543429 2.569409 -0.235163
Webshop Global Kft. 2023 | hu-simplified-a 715881 568412 34950 -31816 -50 0 678908 527545 4778480 3707 119090 17370 38412 6512 - 16667 28257 -50 111603 | 3.893842 0.643842 1.070371 2.928863 1.978931 1.615203
`

/** A real filing of a year and what each model says of it. */
export type ClassicalFiling = {
  readonly title: string
  readonly year: number
  readonly layout: string
  readonly amounts: StatementAmounts
  readonly previousAmounts: StatementAmounts
  readonly expected: readonly { readonly key: ClassicalModelKey; readonly value: number }[]
}

export const CLASSICAL_FILINGS: readonly ClassicalFiling[] = FILINGS.trim()
  .split('\n')
  .map((row) => {
    const [title = '', filed = '', values = ''] = row.split(' | ')
    const [layout = '', ...amounts] = filed.split(' ')
    const lines = LINES.map((code, index) => [code, amounts[index] ?? '-'] as const).filter(([, text]) => text !== '-')
    return {
      title,
      year: Number(title.split(' ').at(-1)),
      layout,
      amounts: Object.fromEntries(lines.map(([code, text]) => [code, Number(text)])),
      previousAmounts: { profitAfterTax: Number(amounts.at(-1)) },
      expected: CLASSICAL_MODEL_KEYS.map((key, index) => ({ key, value: Number(values.split(' ')[index]) })),
    }
  })
