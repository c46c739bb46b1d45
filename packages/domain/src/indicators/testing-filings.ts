import type { StatementAmounts } from '../observation.ts'

/** The order of the amounts below. */
const LINES = [
  'netSales',
  'materialExpenditure',
  'personnelExpenditure',
  'depreciation',
  'operatingProfit',
  'profitBeforeTax',
  'profitAfterTax',
  'fixedAssets',
  'currentAssets',
  'inventories',
  'receivables',
  'prepaidExpenses',
  'totalAssets',
  'equity',
  'issuedCapital',
  'provisions',
  'liabilities',
  'shortTermLiabilities',
  'deferredIncome',
] as const

/** The order of the expected figures below: whole forints, then shares and quotients to six places. */
const FIGURES = [
  'ebitda',
  'roe',
  'ros',
  'roa',
  'capitalSupply',
  'debtRate',
  'netDebtRate',
  'capitalStress',
  'capitalFinancing',
  'ownCapitalRate',
  'workingCapitalSupply',
  'workingCapitalTurnover',
  'capitalTurnoverRate',
  'liquidityRate',
  'liquidityQuickRate',
  'toolEfficiency',
  'activityProfitMargin',
  'grossProfitMargin',
] as const

/** Filings published on e-beszámoló: company, tax number and year | layout and amounts in thousand HUF | expected. */
const FILINGS = `
Actionable Kft. 27335109-2-13 2024 | hu-micro 40061 43216 343 227 -3726 -3733 -3805 180 3225 0 158 0 3405 -1201 3000 0 4606 4606 0 | -3499000 - -0.094980 -1.117474 -0.352717 1.352717 - - -6.672222 -0.400333 -0.428217 - - 0.700174 0.700174 11.765345 -0.093008 -0.078755
Alza.hu Kft. 25745849-2-41 2024 | hu-full-a 6662999 5034967 1041883 380869 176348 182089 158709 2217517 3001570 415894 470171 327504 5546591 241709 3000 0 5173247 5105144 131635 | 557217000 0.656612 0.023819 0.028614 0.043578 0.932689 19.457596 21.402790 0.109000 80.569667 -0.700825 - 27.566202 0.587950 0.506484 1.201278 0.026467 0.244339
Goal Hungary Kft. 24146041-2-03 2024 | hu-simplified-a 511619 416341 16393 5361 73208 73114 70782 21388 137521 21911 62606 257 159166 129257 3000 0 29209 29209 700 | 78569000 0.547607 0.138349 0.444706 0.812089 0.183513 -0.258377 0.225976 6.043436 43.085667 0.787603 4.723567 3.958153 4.708172 3.958027 3.214374 0.143091 0.186228
LUMENET Kft. 23460694-2-13 2024 | hu-simplified-a 1227155 1140317 159549 42027 560 -6384 -35798 608442 141793 90769 43154 1430 751665 -18038 3000 0 765005 522317 4698 | 42587000 - -0.029172 -0.047625 -0.023997 1.017747 - - -0.029646 -6.012667 -2.683659 - - 0.271469 0.097688 1.632582 0.000456 0.070764
LUMENET Kft. 23460694-2-13 2023 | hu-simplified-a 1545851 1461777 203990 26058 49861 49610 30309 523792 335325 126269 152593 6558 865675 145760 3000 0 706226 390616 13689 | 75919000 0.207938 0.019607 0.035012 0.168377 0.815810 3.798251 4.845129 0.278278 48.586667 -0.164888 - 10.605454 0.858452 0.535196 1.785718 0.032255 0.054387
OTP Ecosystem Kft. 25598771-2-41 2024 | hu-full-a 242845 3079418 1617684 553551 -4652237 -4510551 -4510551 2879115 3618266 180 533252 153475 6650856 5065591 281300 21859 1324610 1324610 238796 | -4098686000 -0.890429 -18.573786 -0.678191 0.761645 0.199164 0.156222 0.261492 1.759426 18.007789 0.633910 0.105877 0.047940 2.731571 2.731435 0.036513 -19.157228 -11.680591
WEBSHIPPY Magyarország Kft. 25569421-2-41 2019 | hu-simplified-a 712752 562826 138304 3506 15444 16144 14691 192846 228058 0 69537 32080 452984 145476 4110 0 280565 115415 26943 | 18950000 0.100986 0.020612 0.032432 0.321150 0.619371 1.450604 1.928600 0.754364 35.395620 0.493923 6.327530 4.899447 1.975982 1.975982 1.573460 0.021668 0.210348
Webshop Global Kft. 26218032-2-41 2024 | hu-simplified-a 5307861 5114206 238389 22003 81117 72977 49466 59810 627464 266101 235887 21645 708919 84416 25500 0 610552 551785 13951 | 103120000 0.585979 0.009319 0.069777 0.119077 0.861244 4.438317 7.232657 1.411403 3.310431 0.120611 70.136511 62.877428 1.137153 0.654898 7.487260 0.015282 0.036485
Webshop Global Kft. 26218032-2-41 2023 | hu-simplified-a 4778480 4650512 176720 17370 38412 28257 -50 67181 568412 275202 290076 80288 715881 34950 25500 0 678908 527545 2023 | 55782000 -0.001431 -0.000010 -0.000070 0.048821 0.948353 11.125379 19.425122 0.520236 1.370588 0.071897 116.927594 136.723319 1.077466 0.555801 6.674964 0.008039 0.026780
`

/** A real filing, and its figures worked out by hand from the published lines; null where there is none. */
export type TestingFiling = {
  title: string
  layout: string
  amounts: StatementAmounts
  expected: readonly { key: (typeof FIGURES)[number]; value: number | null }[]
}

export const TESTING_FILINGS: readonly TestingFiling[] = FILINGS.trim()
  .split('\n')
  .map((row) => {
    const [title = '', filed = '', figures = ''] = row.split(' | ')
    const [layout = '', ...amounts] = filed.split(' ')
    const values = figures.split(' ')
    return {
      title,
      layout,
      amounts: Object.fromEntries(LINES.map((code, index) => [code, Number(amounts[index])])),
      expected: FIGURES.map((key, index) => ({ key, value: values[index] === '-' ? null : Number(values[index]) })),
    }
  })
