/** The accounts of one year in whole thousand HUF: independent amounts only; totals follow from them. */
export type Accounts = {
  year: number
  heads: number
  netSales: number
  ownPerformance: number
  otherIncome: number
  material: number
  personnel: number
  depreciation: number
  otherExpenditure: number
  financialIncome: number
  financialExpenditure: number
  tax: number
  intangible: number
  tangible: number
  financialAssets: number
  inventories: number
  receivables: number
  securities: number
  cash: number
  prepaid: number
  issuedCapital: number
  capitalReserve: number
  retainedEarnings: number
  provisions: number
  subordinated: number
  longTerm: number
  shortTerm: number
  deferredIncome: number
}

export function operatingProfitOf(accounts: Accounts): number {
  const income = accounts.netSales + accounts.ownPerformance + accounts.otherIncome
  return income - accounts.material - accounts.personnel - accounts.depreciation - accounts.otherExpenditure
}

export function profitAfterTaxOf(accounts: Accounts): number {
  return operatingProfitOf(accounts) + accounts.financialIncome - accounts.financialExpenditure - accounts.tax
}

export function totalAssetsOf(accounts: Accounts): number {
  const fixed = accounts.intangible + accounts.tangible + accounts.financialAssets
  return fixed + accounts.inventories + accounts.receivables + accounts.securities + accounts.cash + accounts.prepaid
}

export function equityOf(accounts: Accounts): number {
  return accounts.issuedCapital + accounts.capitalReserve + accounts.retainedEarnings + profitAfterTaxOf(accounts)
}
