import { readLayoutLines, type StatementLayout } from './layout.ts'
import { FUNCTION_COST_SUMS } from './line-sums.ts'

const balance = readLayoutLines(
  'balance',
  `
2 A. fixedAssets
3 I. intangibleAssets
4 1. capitalisedFormationCosts
5 2. capitalisedDevelopment
6 3. intangiblePropertyRights
7 4. intellectualProperty
8 5. goodwill
9 6. intangibleAdvances
10 7. intangibleRevaluation
11 II. tangibleAssets
12 1. landAndBuildings
13 2. technicalEquipment
14 3. otherEquipment
15 4. breedingStock
16 5. assetsUnderConstruction
17 6. constructionAdvances
18 7. tangibleRevaluation
19 III. financialFixedAssets
20 1. sharesInRelated
21 2. loansToRelated
22 3. significantShares
23 4. loansToSignificant
24 5. otherShares
25 6. loansToOtherShares
26 7. otherLongTermLoans
27 8. longTermDebtSecurities
28 9. financialFixedRevaluation
29 10. financialFixedFairValue
30 IV. deferredTaxAssets
31 B. currentAssets
32 I. inventories
33 1. rawMaterials
34 2. workInProgress
35 3. livestock
36 4. finishedProducts
37 5. merchandise
38 6. inventoryAdvances
39 II. receivables
40 1. tradeReceivables
41 2. receivablesFromRelated
42 3. receivablesFromSignificant
43 4. receivablesFromOtherShares
44 5. billsReceivable
45 6. otherReceivables
46 7. receivablesFairValue
47 8. derivativeGains
48 III. securities
49 1. currentSharesInRelated
50 2. currentSignificantShares
51 3. currentOtherShares
52 4. ownShares
53 5. tradingDebtSecurities
54 6. securitiesFairValue
55 IV. cash
56 1. cashInHand
57 2. bankDeposits
58 C. prepaidExpenses
59 1. accruedIncome
60 2. prepaidCosts
61 3. deferredExpenses
62 = totalAssets
64 D. equity
65 I. issuedCapital
66 - repurchasedShares
67 II. unpaidCapital
68 III. capitalReserve
69 IV. retainedEarnings
70 V. tiedUpReserve
71 VI. valuationReserve
72 1. revaluationReserve
73 2. fairValueReserve
74 VII. balanceProfitAfterTax
75 E. provisions
76 1. provisionsForLiabilities
77 2. provisionsForCosts
78 3. otherProvisions
79 F. liabilities
80 I. subordinatedLiabilities
81 1. subordinatedToRelated
82 2. subordinatedToSignificant
83 3. subordinatedToOtherShares
84 4. subordinatedToOthers
85 II. longTermLiabilities
86 1. longTermBorrowings
87 2. convertibleBonds
88 3. bondsIssued
89 4. investmentLoans
90 5. otherLongTermBankLoans
91 6. longTermToRelated
92 7. longTermToSignificant
93 8. longTermToOtherShares
94 9. otherLongTermLiabilities
95 10. deferredTaxLiabilities
96 III. shortTermLiabilities
97 1. shortTermBorrowings
98 - shortTermConvertibleBonds
99 2. shortTermBankLoans
100 3. customerAdvances
101 4. tradePayables
102 5. billsPayable
103 6. shortTermToRelated
104 7. shortTermToSignificant
105 8. shortTermToOtherShares
106 9. otherShortTermLiabilities
107 10. liabilitiesFairValue
108 11. derivativeLosses
109 G. deferredIncome
110 1. deferredRevenues
111 2. accruedExpenses
112 3. longDeferredRevenues
113 = totalEquityAndLiabilities
`,
)

/** Full annual accounts, balance sheet "A", income statement by the total cost method (Act C of 2000, annexes 1, 2). */
export const HU_FULL_A: StatementLayout = {
  key: 'hu-full-a',
  balance,
  incomeStatement: readLayoutLines(
    'incomeStatement',
    `
1 01. domesticSales
2 02. exportSales
3 I. netSales
4 03. inventoryChange
5 04. ownWorkCapitalised
6 II. capitalisedOwnPerformance
7 III. otherIncome
8 - impairmentReversed
9 05. materialCosts
10 06. servicesUsed
11 07. otherServices
12 08. costOfGoodsSold
13 09. costOfServicesSold
14 IV. materialExpenditure
15 10. wages
16 11. otherPersonnelPayments
17 12. wageContributions
18 V. personnelExpenditure
19 VI. depreciation
20 VII. otherExpenditure
21 - impairment
22 A. operatingProfit
23 13. dividendIncome
24 - dividendIncomeFromRelated
25 14. shareholdingIncome
26 - shareholdingIncomeFromRelated
27 15. fixedFinancialIncome
28 - fixedFinancialIncomeFromRelated
29 16. interestIncome
30 - interestIncomeFromRelated
31 17. otherFinancialIncome
32 - otherFinancialIncomeFairValue
33 VIII. financialIncome
34 18. shareholdingExpenditure
35 - shareholdingExpenditureToRelated
36 19. fixedFinancialExpenditure
37 - fixedFinancialExpenditureToRelated
38 20. interestExpenditure
39 - interestExpenditureToRelated
40 21. financialImpairment
41 22. otherFinancialExpenditure
42 - otherFinancialExpenditureFairValue
43 IX. financialExpenditure
44 B. financialResult
45 C. profitBeforeTax
46 X. incomeTax
47 X/1. deferredTax
48 D. profitAfterTax
`,
  ),
}

/**
 * The same balance sheet, income statement by function (Act C of 2000, annex 3). The order and titles are the
 * statute's; row numbers are counted, no filed form of it was at hand.
 */
export const HU_FULL_A_FUNCTION_COST: StatementLayout = {
  key: 'hu-full-a-function-cost',
  balance,
  incomeStatement: readLayoutLines(
    'incomeStatement',
    `
1 01. domesticSales
2 02. exportSales
3 I. netSales
4 03. directCostOfSales
5 04. costOfGoodsSold
6 05. costOfServicesSold
7 II. directSalesCosts
8 III. grossSalesProfit
9 06. sellingCosts
10 07. administrativeCosts
11 08. otherGeneralCosts
12 IV. indirectSalesCosts
13 V. otherIncome
14 - impairmentReversed
15 VI. otherExpenditure
16 - impairment
17 A. operatingProfit
18 09. dividendIncome
19 - dividendIncomeFromRelated
20 10. shareholdingIncome
21 - shareholdingIncomeFromRelated
22 11. fixedFinancialIncome
23 - fixedFinancialIncomeFromRelated
24 12. interestIncome
25 - interestIncomeFromRelated
26 13. otherFinancialIncome
27 - otherFinancialIncomeFairValue
28 VII. financialIncome
29 14. shareholdingExpenditure
30 - shareholdingExpenditureToRelated
31 15. fixedFinancialExpenditure
32 - fixedFinancialExpenditureToRelated
33 16. interestExpenditure
34 - interestExpenditureToRelated
35 17. financialImpairment
36 18. otherFinancialExpenditure
37 - otherFinancialExpenditureFairValue
38 VIII. financialExpenditure
39 B. financialResult
40 C. profitBeforeTax
41 IX. incomeTax
42 IX/1. deferredTax
43 D. profitAfterTax
`,
    FUNCTION_COST_SUMS,
  ),
}
