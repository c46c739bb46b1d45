import { readLayoutLines, type StatementLayout } from './layout.ts'

/** Simplified annual accounts, "A" (Act C of 2000, section 96). */
export const HU_SIMPLIFIED_A: StatementLayout = {
  key: 'hu-simplified-a',
  balance: readLayoutLines(
    'balance',
    `
2 A. fixedAssets
3 I. intangibleAssets
4 II. tangibleAssets
5 III. financialFixedAssets
6 IV. deferredTaxAssets
7 B. currentAssets
8 I. inventories
9 II. receivables
10 III. securities
11 IV. cash
12 C. prepaidExpenses
13 = totalAssets
15 D. equity
16 I. issuedCapital
17 II. unpaidCapital
18 III. capitalReserve
19 IV. retainedEarnings
20 V. tiedUpReserve
21 VI. valuationReserve
22 VII. balanceProfitAfterTax
23 E. provisions
24 F. liabilities
25 I. subordinatedLiabilities
26 II. longTermLiabilities
27 III. shortTermLiabilities
28 G. deferredIncome
29 = totalEquityAndLiabilities
`,
  ),
  incomeStatement: readLayoutLines(
    'incomeStatement',
    `
1 I. netSales
2 II. capitalisedOwnPerformance
3 III. otherIncome
4 IV. materialExpenditure
5 V. personnelExpenditure
6 VI. depreciation
7 VII. otherExpenditure
8 A. operatingProfit
9 VIII. financialIncome
10 IX. financialExpenditure
11 B. financialResult
12 C. profitBeforeTax
13 X. incomeTax
14 X/1. deferredTax
15 D. profitAfterTax
`,
  ),
}

/** Simplified accounts of micro-entities (Government Decree 398/2012). */
export const HU_MICRO: StatementLayout = {
  key: 'hu-micro',
  balance: readLayoutLines(
    'balance',
    `
1 # smallAssetThreshold
2 # keepsInventoryRecords
3 # hasRelatedPartyDeals
4 # relatedPartyDeals
5 # appliesExtraDepreciation
6 # appliesImpairment
7 # appliesProvisions
8 A. fixedAssets
9 I. intangibleAssets
10 II. tangibleAssets
11 III. financialFixedAssets
12 B. currentAssets
13 I. inventories
14 II. receivables
15 III. securities
16 IV. cash
17 C. prepaidExpenses
18 = totalAssets
19 D. equity
20 I. issuedCapital
21 - repurchasedShares
22 II. unpaidCapital
23 III. capitalReserve
24 IV. retainedEarnings
25 V. tiedUpReserve
26 VI. balanceProfitAfterTax
27 E. provisions
28 F. liabilities
29 I. subordinatedLiabilities
30 II. longTermLiabilities
31 III. shortTermLiabilities
32 G. deferredIncome
33 = totalEquityAndLiabilities
`,
  ),
  incomeStatement: readLayoutLines(
    'incomeStatement',
    `
1 I. netSales
2 II. capitalisedOwnPerformance
3 III. otherIncome
4 IV. materialExpenditure
5 V. personnelExpenditure
6 VI. depreciation
7 VII. otherExpenditure
8 A. operatingProfit
9 VIII. financialIncome
10 IX. financialExpenditure
11 B. financialResult
12 C. profitBeforeTax
13 X. incomeTax
14 D. profitAfterTax
`,
  ),
}
