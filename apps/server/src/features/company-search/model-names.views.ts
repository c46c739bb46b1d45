import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { DbOrTx } from '@merleg/db/connect'
import { listFoundCompanies } from '../search/found-companies.repository.ts'

/** Names of the companies that a query wants others to be like, by their ids. */
export async function listModelNames(db: DbOrTx, { more }: CompanyQuery): Promise<ReadonlyMap<string, string>> {
  return new Map((await listFoundCompanies(db, more.similarTo)).map(({ companyId, name }) => [companyId, name]))
}
