import { toFiguresLayout } from './figures-layout.ts'
import { type StatementLayout } from './layout.ts'

const BALANCE = `
fixedAssets sumAnleggsmidler
currentAssets sumOmloepsmidler
totalAssets sumEiendeler
paidInEquity sumInnskuttEgenkaptial
retainedEquity sumOpptjentEgenkapital
equity sumEgenkapital
longTermLiabilities sumLangsiktigGjeld
shortTermLiabilities sumKortsiktigGjeld
liabilities sumGjeld
totalEquityAndLiabilities sumEgenkapitalGjeld
`

const INCOME = `
netSales salgsinntekter
totalOperatingIncome sumDriftsinntekter
personnelExpenditure loennskostnad
totalOperatingCosts sumDriftskostnad
operatingProfit driftsresultat
financialIncome sumFinansinntekter
financialExpenditure sumFinanskostnad
financialResult nettoFinans
profitBeforeTax ordinaertResultatFoerSkattekostnad
profitAfterTax aarsresultat
`

/**
 * The key figures that the Norwegian register of accounts tells, named by the members of its answers; the misspelling is its
 * own. Provisions are within the long-term liabilities, and capital is told with its premium. Income is told as the sum of
 * sales and other income, sales alone only where the answer has them. Not among them: inventories, receivables, securities,
 * cash, material costs, depreciation, tax and people employed.
 */
export const NO_SHORT: StatementLayout = toFiguresLayout(
  'no-short',
  { balance: BALANCE, incomeStatement: INCOME },
  {
    totalAssets: 'fixedAssets currentAssets',
    equity: 'paidInEquity retainedEquity',
    liabilities: 'longTermLiabilities shortTermLiabilities',
    totalEquityAndLiabilities: 'equity liabilities',
    operatingProfit: 'totalOperatingIncome -totalOperatingCosts',
    financialResult: 'financialIncome -financialExpenditure',
    profitBeforeTax: 'operatingProfit financialResult',
  },
)
