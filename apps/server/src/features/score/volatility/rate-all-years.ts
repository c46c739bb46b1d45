import type { Db } from '@merleg/db/connect'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { rateAccountsAlone } from '@merleg/domain/score/evaluate/rate-years'
import type { CompanyYears } from '@merleg/domain/score/evaluate/volatility'
import { listCompaniesAfter } from '../../register/companies.repository.ts'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { chooseAccounts, type Filing } from '../rate/accounts.ts'
import { loadFilings } from '../rate/accounts.repository.ts'

const PAGE_COMPANIES = 1000

/** Every business year of the companies of a country, or of all, by its accounts; companies without any are left out. */
export async function rateAllYears(db: Db, countryCode: string | null): Promise<CompanyYears[]> {
  const lineOrder = await findLineOrder(db)
  const companies: CompanyYears[] = []
  for (let after = ''; ;) {
    const companyIds = await listCompaniesAfter(db, { after, limit: PAGE_COMPANIES })
    if (companyIds.length === 0) return companies
    for (const filings of (await loadFilings(db, { companyIds, countryCode, lineOrder })).values())
      companies.push(rateYears(filings))
    after = companyIds.at(-1) ?? after
  }
}

/** As each year could be rated when its accounts came out: nothing filed later is seen. */
export function rateYears(filings: readonly Filing[]): CompanyYears {
  const filed = [...new Set(filings.map(({ year }) => year))]
  return { filed, rated: filed.flatMap((year) => rateYear(filings, year) ?? []) }
}

function rateYear(filings: readonly Filing[], year: number) {
  const accounts = chooseAccounts(filings.filter((filing) => filing.year <= year))
  if (accounts === null || accounts.year !== year || accounts.quality === 'flawed') return null
  return rateAccountsAlone(CURRENT_MODEL, accounts)
}
